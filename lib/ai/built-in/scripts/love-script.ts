import type { LoveScriptInput } from "@/lib/ai/types";
import { AppError } from "@/lib/core/errors";
import { type LoveScriptDraft, loveScriptDraftSchema } from "@/lib/love-script/schema";
import { SOUL_SPARK_ID } from "@/lib/questionnaires/ids";
import { quoted } from "../writing/prose";
import { assemble, type Piece } from "./assemble";
import { brief, firstForLife, firstForSafety, inDangerMore, presentAfterHarm, unread } from "./care-lines";
import { chooseThreads } from "./choose";
import { companyIn } from "./company";
import { writeDay } from "./day";
import { deeds } from "./deeds";
import { chosenLine, hopeLine } from "./facts";
import { healPatterns, isQuotable, threadOfSentence, threadsOf } from "./healed";
import { leadsFor } from "./leads";
import { lovedIn } from "./loved";
import { Material, type QuoteOptions } from "./material";
import { writeMyth } from "./myth";
import { afterHarmAllows } from "./tact";
import type { ThreadName } from "./threads/thread";
import { threads } from "./threads/threads";
import { Voice } from "./voice";

const FEW_WORDS = 90;

/**
 * Writes a love script from the person's own answers, their goals and their life script as it stands, in the first
 * person and in the present tense. The same input gives the same text.
 * @throws `AppError("ai_failed")` where the result is no valid script; the signal's reason once it aborts.
 */
export async function writeLoveScript(input: LoveScriptInput, signal: AbortSignal): Promise<LoveScriptDraft> {
	signal.throwIfAborted();
	const { lifeScript } = input;
	const read = [lifeScript.mainScript, ...lifeScript.patterns.map(({ description }) => description)].join("\n");
	const material = await Material.read(input, seedOf(input), signal, read);
	const voice = new Voice(material.dice, material.tellsOfHarm ? afterHarmAllows : undefined);
	const chosen = chooseThreads(material, input.patternScores);
	const mirrored = threadsOf(input.lifeScript.patterns, chosen);
	const first = material.inDanger ? chosen[0] : threadOfSentence(input.lifeScript.scriptSentence, mirrored, chosen);
	const spine = [first, ...mirrored.filter((name) => name !== first)];
	const loved = lovedIn(material);
	const healedScriptSentence = voice.say(threads[first].love.sentences);
	// The morning and the evening are quoted where they are heard.
	const dayInLifeNarrative = writeDay(material, voice, spine, companyIn(material), loved, goalOf(input));
	const personalMythIntro = writeMyth(material, voice, spine);
	const healedMainScript = story(material, voice, spine, input);
	const patterns = healPatterns(input, mirrored, voice);
	const draft = loveScriptDraftSchema.safeParse({
		personalMythTitle: `${loved.agent} ${deeds[first]}`,
		personalMythIntro,
		healedScriptSentence,
		healedMainScript,
		dayInLifeNarrative,
		patterns,
		affirmations: affirmations(spine, voice),
		sources: material.sourcesOf(personalMythIntro, healedMainScript, dayInLifeNarrative),
	});
	if (!draft.success) throw new AppError("ai_failed", "The coach could not write this script.", { cause: draft.error });
	return draft.data;
}

/** Everything the text may depend on. */
function seedOf({ answered, patternScores, person, lifeScript, goals }: LoveScriptInput): string {
	return JSON.stringify([
		person.firstName,
		answered.map(({ questionnaire, answers }) => [questionnaire.id, answers]),
		patternScores,
		lifeScript,
		goals,
	]);
}

/** A goal that is being worked on, in the words it was given. */
function goalOf({ goals }: LoveScriptInput): string | null {
	const open = goals.filter((goal) => !goal.isCompleted);
	for (const { title, description } of open) {
		const words = [title ?? "", description]
			.map((text) => text.trim().replace(/[.!]+$/, ""))
			.find((text) => isQuotable(text, 110) && text.length >= 4);
		if (words) return quoted(words);
	}
	return null;
}

/** Three to five lines: of the first thread two, of the others one each. */
function affirmations(spine: readonly ThreadName[], voice: Voice): string[] {
	const [first, ...rest] = spine;
	const two = first ? [first, first] : [];
	return [...two, ...rest]
		.map((name) => voice.pick(threads[name].love.affirmations))
		.filter((line): line is string => line !== null)
		.slice(0, 5);
}

const oldSentences = [
	"For a long time I lived by one sentence: [q]. It was the best I had, and I do not speak ill of it.",
	"There was a sentence that used to decide for me: [q]. I still know it by heart. I no longer ask it what to do.",
	"The old sentence was [q]. I keep it, as one keeps a key to a house where one used to live.",
];

const twoSentences = [
	"For a long time I lived by two sentences. One was a child’s: [belief]. The other followed from it: [q]. I do not speak ill of either.",
	"Two sentences used to decide for me, a child’s, [belief], and the one that came of it, [q]. I know both by heart, and I no longer ask them what to do.",
];

const oldSentencePlain = [
	"For a long time I lived by one sentence. It was the best I had, and I do not speak ill of it.",
	"There was a sentence that used to decide for me. I know it by heart, and I no longer ask it what to do.",
];

/** The sentence of the life script, put in the past. */
function looksBack(sentence: string, voice: Voice): string {
	const old = sentence.trim().replace(/[.]+$/, "");
	if (isQuotable(old, 220)) return voice.say(oldSentences).replace("[q]", () => quoted(old));
	const [, belief, rule] = /^I live by (“[^”\n]+”): ([^“”\n]{4,220})$/.exec(old) ?? [];
	return belief && rule && isQuotable(rule, 220)
		? voice
				.say(twoSentences)
				.replace("[belief]", () => belief)
				.replace("[q]", () => quoted(rule))
		: voice.say(oldSentencePlain);
}

const stops = [
	"I hear it, and then I do the next small thing all the same.",
	"It still turns up, and it may. It has a seat now, and no longer the wheel.",
];

const endings = [
	"That is how I live now: not finished, and at home.",
	"I do not manage it every day. On the days when I do not, I begin again at noon.",
	"Nothing about it is spectacular. It is a life that I would recognize as mine in the dark.",
	"I have not become somebody else. I have become easier to find.",
];

function story(material: Material, voice: Voice, spine: readonly ThreadName[], input: LoveScriptInput): string {
	const loves = spine.map((name) => threads[name].love);
	const [first, second, third] = loves;
	const led = (id: string, questionId: string, options?: QuoteOptions) => {
		const entry = material.of(id);
		const said = material.inDanger ? null : material.quote(entry, questionId, options);
		const lead = entry && said && voice.pick(leadsFor(entry, questionId), entry.who);
		return said && lead ? lead.replace("[q]", () => said.said) : null;
	};
	const stop = led(SOUL_SPARK_ID, "q10", { max: 24 });
	const supports = firstTwo([
		() => led(SOUL_SPARK_ID, "q3", { max: 24 }),
		...material.dice.shuffle([
			() => led("2", "q10", { max: 20 }),
			() => led("4", "q13", { max: 20 }),
			() => led("3", "q11", { max: 20 }) ?? led("7", "q11", { max: 20 }),
		]),
	]);
	const soul = material.of(SOUL_SPARK_ID);
	const isLife = material.entries.some(({ desk }) => desk.reading.care.includes("self-harm"));
	const danger = material.inDanger ? voice.say(isLife ? firstForLife : firstForSafety) : null;
	const pieces: Piece[] = [
		{ paragraph: 0, worth: 130, text: danger ?? opening(material, voice) },
		{ paragraph: 1, worth: 99, text: danger ? null : looksBack(input.lifeScript.scriptSentence, voice) },
		{ paragraph: 1, worth: 100, text: first && voice.pick(first.present) },
		{ paragraph: 2, worth: 88, text: danger ? null : chosenLine(soul, "q5") },
		{ paragraph: 2, worth: 86, text: led(SOUL_SPARK_ID, "q9", { max: 24 }) },
		{ paragraph: 2, worth: 92, text: second && voice.pick(second.present) },
		{ paragraph: 3, worth: 84, text: led(SOUL_SPARK_ID, "q4", { max: 24 }) },
		{ paragraph: 3, worth: 83, text: stop },
		{ paragraph: 3, worth: 82, text: stop && voice.pick(stops) },
		{ paragraph: 3, worth: 90, text: third && voice.pick(third.present) },
		{ paragraph: 4, worth: 78, text: danger ? null : hopeLine(soul, material.dice) },
		{ paragraph: 4, worth: 70, text: danger ? null : chosenLine(material.of("2"), "q3") },
		...supports.map((text, i) => ({ paragraph: 4, worth: 62 - i * 3, text })),
		{ paragraph: 5, worth: 60, text: led("7", "q12", { max: 18 }) ?? led("2", "q11", { max: 20 }) },
		{ paragraph: 5, worth: 96, text: material.tellsOfHarm && !danger ? voice.pick(presentAfterHarm) : null },
		{ paragraph: 5, worth: 28, text: first && voice.pick(first.present) },
		{ paragraph: 5, worth: 26, text: second && voice.pick(second.present) },
		{ paragraph: 5, worth: 25, text: third && voice.pick(third.present) },
		...inDangerMore.map((text, i) => ({
			paragraph: 4,
			worth: danger && (isLife || i !== 4) ? 40 - i : 0,
			text: danger && (isLife || i !== 4) ? text : null,
		})),
		...(danger ? [] : plainClosers.map((text, i) => ({ paragraph: 5, worth: 20 - i, text }))),
		{ paragraph: 6, worth: danger ? 0 : 97, text: danger ? null : voice.say(endings) },
	];
	return assemble(pieces, 290, 455);
}

/** The first two that there are. */
function firstTwo(tries: readonly (() => string | null)[]): string[] {
	const found: string[] = [];
	for (const attempt of tries) {
		const text = found.length < 2 ? attempt() : null;
		if (text) found.push(text);
	}
	return found;
}

/** True of a life that goes well, whoever lives it; only where there is too little else. */
const plainClosers = [
	"I ask the people I am with how they are, and I wait for the second half of the answer. When they ask me, I do not skip it either.",
	"I make mistakes, and I come back after them. The coming back has turned out to be most of it.",
	"There are hours that belong to nobody but me. I defend them kindly, and I no longer explain them.",
	"When something is good I say so while it is happening. It costs nothing, and it stays longer.",
	"I am not waiting for a better version of this. What there is, I have in both hands.",
	"I still get frightened. I have learned to say it in one sentence and to stay in the room while it is heard.",
];

/** What has to be said before anything else. */
function opening(material: Material, voice: Voice): string | null {
	if (material.foreign) return unread(material.foreign);
	return material.words < FEW_WORDS ? voice.say(brief) : null;
}
