import { CONCERN_RULE } from "@/lib/ai/openai/concern";
import type { QuickInsightInput, ReflectOnEntryInput } from "@/lib/ai/types";
import { RULES } from "./rules";
import { beginningOf, fenced, shorten, titled, weigh } from "./text";

/** The messages sent to a model: the frame, and the words it is about. */
export interface Messages {
	system: string;
	user: string;
}

const role = (task: string) =>
	`You are the coach of a private journal. ${task}
You are warm, concrete and honest, and you write to the person as "you", in the language of their entry. First show that
you understood it, then reveal more than you comfort.`;

/** Maximum combined weight of the two texts of the coach settings. */
const WISHES = 3600;

/**
 * Returns what the person wrote about how they want to be spoken to. Like everything they wrote, it is not part of the
 * system message.
 */
const wishes = ({ persona, instructions }: { persona: string; instructions: string }): string =>
	fenced(
		"how they would like their coach to be",
		shorten(`${persona.trim()}\n\n${instructions.trim()}`.trim(), WISHES),
	);

/** Asks for facts worth knowing in another conversation; the person sees each of them and can delete it. */
const FACTS_RULE = `- facts: things that this entry itself says about their life, that will still be true in a month and are worth knowing
then. Most entries have none: then an empty list. Each with kind (people: who somebody is to them; dates: a day that
matters; wishes: what they long for; helps: what does them good; hurts: what hurts them), text (said to them, as “Your
sister is called Mira.”) and words (the words of the entry that say it, copied exactly). Leave out guesses, moods of a
day, danger, illness of the mind, and what somebody may be.`;

/** Returns the system message for a reflection. */
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

/** Returns the system message for the short thought that is requested while writing. */
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

/** Minimum weight that is kept of an entry, however little room there is. */
const ENTRY_LEAST = 1600;
/** Maximum weight of the journal prompt, of a name, and of each earlier entry. */
const ASKED_MOST = 600;
const NAME_MOST = 120;
const EARLIER_MOST = 1400;
/** How many of the last quick insights are given, and their maximum combined weight. */
const MOST_GIVEN = 3;
const GIVEN_MOST = 480;
/** Room for blank lines between the parts, and for what rounding to tokens may add. */
const MARGIN = 40;

/**
 * How an earlier entry belongs to this one; the name that both have is the person's word, and goes inside the fence.
 */
const howBeside = {
	"this-day": "on this day of another year",
	"same-prompt": "under the same prompt",
	"same-name": "with the same person or place, named first",
} as const;

/** Describes the feeling they chose in our words, and when they last chose it. */
const feelingLine = ({ feeling }: Pick<ReflectOnEntryInput, "feeling">): string =>
	feeling
		? ` For it they chose the feeling “${feeling.label.toLowerCase()}” from a list` +
			`${feeling.lastDay ? `; the last time was on ${feeling.lastDay}` : ""}. Let the closing message fit that.`
		: "";

/**
 * Builds the messages that ask for a reflection.
 * @param maxTokens What both may take together, in estimated tokens. Earlier entries are left out first; then the entry
 * is shortened in its middle, before the frame is.
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

/**
 * Builds the messages that ask for a quick insight.
 * @param maxTokens What both may take together, in estimated tokens.
 */
export function quickInsightMessages(input: QuickInsightInput, maxTokens: number): Messages {
	const system = quickInsightInstructions();
	const frame = frameOf("They are writing this now.", input);
	const given = (input.given ?? []).slice(-MOST_GIVEN).join("\n");
	const before = given ? fenced("thoughts they have had from you; give another one", shorten(given, GIVEN_MOST)) : "";
	const room = maxTokens * 4 - MARGIN - weigh(system) - weigh(frame) - weigh(before);
	const entry = fencedEntry(input.content, room);
	return { system, user: [frame, entry, before].filter((text) => text !== "").join("\n\n") };
}

/**
 * Returns who writes, how they want to be spoken to, and the journal's prompt: typed by people too, so they are fenced
 * like the entry.
 */
const frameOf = (line: string, { person, prompt, manner }: Pick<QuickInsightInput, "person" | "prompt" | "manner">) =>
	[
		wishes(manner),
		line,
		fenced("their first name", shorten(person.firstName, NAME_MOST)),
		fenced("what the journal had asked", shorten(prompt, ASKED_MOST)),
	].join("\n\n");
const fencedEntry = (content: string, room: number) =>
	fenced("the entry", shorten(content, Math.max(ENTRY_LEAST, room - weigh(fenced("the entry", "")))));
