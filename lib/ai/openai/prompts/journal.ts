import { CONCERN_RULE } from "@/lib/ai/openai/concern";
import type { QuickInsightInput, ReflectOnEntryInput } from "@/lib/ai/types";
import { RULES } from "./rules";
import { beginningOf, fenced, shorten, titled, weigh } from "./text";

/** What a model is sent: the frame, and the words it is about. */
export interface Messages {
	system: string;
	user: string;
}

const role = (task: string) =>
	`You are the coach of a private journal. ${task}
You are warm, concrete and honest, and you write to the person as "you", in the language of their entry. First show that
you understood it, then reveal more than you comfort.`;

/** The most that the two texts of the coach settings may take together, as `weigh` counts. */
const WISHES = 3600;

/** What the person wrote about how they want to be spoken to. Like all that they wrote, it is no part of the system message. */
const wishes = ({ persona, instructions }: { persona: string; instructions: string }): string =>
	fenced(
		"how they would like their coach to be",
		shorten(`${persona.trim()}\n\n${instructions.trim()}`.trim(), WISHES),
	);

/** What is worth knowing in another conversation; the person sees each of them and can take it back. */
const FACTS_RULE = `- facts: things that this entry itself says about their life, that will still be true in a month and are worth knowing
then. Most entries have none: then an empty list. Each with kind (people: who somebody is to them; dates: a day that
matters; wishes: what they long for; helps: what does them good; hurts: what hurts them), text (said to them, as “Your
sister is called Mira.”) and words (the words of the entry that say it, copied exactly). Leave out guesses, moods of a
day, danger, illness of the mind, and what somebody may be.`;

/** The system message for a reflection. */
function journalInstructions(learns = false): string {
	return [
		RULES,
		role("Somebody has just written an entry, and you write back."),
		[
			"The fields of your answer:",
			CONCERN_RULE,
			"- title: names this entry and no other.",
			"- keyInsights: three, each about something that is in this entry, at least one quoting it. Where one of the earlier",
			"entries is clearly about the same thing, one insight says so, with its date and its words.",
			"- quote: the sentence of the entry most worth keeping, copied exactly; null if there is none.",
			"- message: a warm closing. A question or a parting thought that they wish for ends it.",
			"- relatedEntry: the number of the earlier entry that an insight speaks of, or null.",
			...(learns ? [FACTS_RULE] : []),
			"Find other openings and turns of phrase than those under “said before”.",
		].join("\n"),
	].join("\n\n");
}

/** The same for the short thought that is asked for while writing. */
function quickInsightInstructions(): string {
	return [
		RULES,
		role("Somebody is in the middle of an entry and asks you for one short thought."),
		[
			"The fields of your answer:",
			CONCERN_RULE,
			"- form: the one that suits the words best. A pattern repeats, a reframe is another way to see it, growth is a small",
			"change, a feeling lies underneath the words, a direction is what matters to them.",
			"- text: the thought. The app puts the emoji of the form before it.",
		].join("\n"),
	].join("\n\n");
}

/** The least that is kept of an entry, however little room there is. Like all that follow, as `weigh` counts. */
const ENTRY_LEAST = 1600;
/** The most of what the journal asked, and of each earlier entry. */
const ASKED_MOST = 600;
const NAME_MOST = 120;
const EARLIER_MOST = 1400;
/** Blank lines between the parts, and what rounding to tokens may add. */
const MARGIN = 40;

/** How an earlier entry goes with this one; the name that both have is a person's word, and stands within the fence. */
const howBeside = {
	"this-day": "on this day of another year",
	"same-prompt": "under the same prompt",
	"same-name": "with the same person or place, named first",
} as const;

/** What they chose, in our words, and when they last did. */
const feelingLine = ({ feeling }: Pick<ReflectOnEntryInput, "feeling">): string =>
	feeling
		? ` For it they chose the feeling “${feeling.label.toLowerCase()}” from a list` +
			`${feeling.lastDay ? `; the last time was on ${feeling.lastDay}` : ""}. Let the closing message fit that.`
		: "";

/**
 * The messages that ask for a reflection.
 * @param maxTokens What both may take together, by estimate. The entry is shortened in its middle before the frame is;
 * earlier entries go first.
 */
export function reflectionMessages(input: ReflectOnEntryInput, maxTokens: number): Messages {
	const system = journalInstructions(input.learns);
	const frame = frameOf(`They wrote this on ${input.day}.${feelingLine(input)}`, input);
	let left = maxTokens * 4 - MARGIN - weigh(system) - weigh(frame);
	const entry = fencedEntry(input.content, left);
	left -= weigh(entry);
	const optional: string[] = [];
	const add = (text: string) => {
		const weight = weigh(text) + 2;
		if (weight > left) return;
		left -= weight;
		optional.push(text);
	};
	input.related.forEach(({ day, title, content }, i) => {
		add(fenced(`earlier entry ${i + 1}, written on ${day}`, shorten(titled(title, content), EARLIER_MOST)));
	});
	(input.beside ?? []).forEach(({ how, name, day, content }, i) => {
		const label = `earlier entry ${input.related.length + i + 1}, written on ${day}, ${howBeside[how]}`;
		add(fenced(label, shorten(name ? `${name}\n${content}` : content, EARLIER_MOST)));
	});
	const before = input.recent.flatMap(({ title, keyInsights }) => [
		title,
		...keyInsights.map((text) => beginningOf(text, 60)),
	]);
	if (before.length > 0) add(fenced("said before", before.slice(0, 20).join("\n")));
	return { system, user: [frame, entry, ...optional].join("\n\n") };
}

/** The messages that ask for a quick insight. @param maxTokens as above. */
export function quickInsightMessages(input: QuickInsightInput, maxTokens: number): Messages {
	const system = quickInsightInstructions();
	const frame = frameOf("They are writing this now.", input);
	const entry = fencedEntry(input.content, maxTokens * 4 - MARGIN - weigh(system) - weigh(frame));
	return { system, user: [frame, entry].join("\n\n") };
}

/** Who writes, how they want to be spoken to, and what the journal had asked: typed by people too, so fenced as the entry is. */
const frameOf = (line: string, { person, prompt, manner }: Pick<QuickInsightInput, "person" | "prompt" | "manner">) =>
	[
		wishes(manner),
		line,
		fenced("their first name", shorten(person.firstName, NAME_MOST)),
		fenced("what the journal had asked", shorten(prompt, ASKED_MOST)),
	].join("\n\n");
const fencedEntry = (content: string, room: number) =>
	fenced("the entry", shorten(content, Math.max(ENTRY_LEAST, room - weigh(fenced("the entry", "")))));
