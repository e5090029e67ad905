import type { LifeScriptInput } from "@/lib/ai/types";
import { AppError } from "@/lib/core/errors";
import { type LifeScriptDraft, lifeScriptDraftSchema } from "@/lib/life-script/schema";
import { FATHER_QUESTIONNAIRE_ID, MOTHER_QUESTIONNAIRE_ID } from "@/lib/questionnaires/ids";
import { assemble, type Piece } from "./assemble";
import { askingAfterHarm, brief, firstForLife, firstForSafety, inDangerMore, unread } from "./care-lines";
import { chooseThreads } from "./choose";
import { chosenLine } from "./facts";
import { scoresLine, timelineLines } from "./in-love";
import { afterBeliefs, childsHalf, leadsFor } from "./leads";
import { writePatterns } from "./life-patterns";
import { Material, type QuoteOptions, type Said } from "./material";
import { parentPieces } from "./parents";
import { afterHarmAllows } from "./tact";
import type { ThreadName } from "./threads/thread";
import { threads } from "./threads/threads";
import { Voice } from "./voice";

const ENOUGH = 300;
const MOST = 455;
/** With fewer readable words than this the text says that it is a sketch. */
const FEW_WORDS = 90;

/**
 * Writes a life script from the person's own answers, in the first person. The same input gives the same text.
 * @throws `AppError("ai_failed")` where the result is no valid script; the signal's reason once it aborts.
 */
export async function writeLifeScript(input: LifeScriptInput, signal: AbortSignal): Promise<LifeScriptDraft> {
	signal.throwIfAborted();
	const material = await Material.read(input, seedOf(input), signal);
	const voice = new Voice(material.dice, material.tellsOfHarm ? afterHarmAllows : undefined);
	const belief = material.inDanger
		? null
		: material.quote(material.of(MOTHER_QUESTIONNAIRE_ID), "q9", { min: 3, max: 12, fits: isRule });
	const chosen = chooseThreads(material, input.patternScores);
	const scriptSentence = lifeSentence(voice, chosen[0], belief);
	const mainScript = material.inDanger
		? inDanger(material, voice, chosen)
		: story(material, voice, chosen, input, scriptSentence);
	const patterns = writePatterns(material, voice, chosen, input);
	const draft = lifeScriptDraftSchema.safeParse({
		scriptSentence,
		mainScript,
		patterns,
		sources: material.sourcesOf(
			scriptSentence,
			mainScript,
			...patterns.flatMap(({ description, impact }) => [description, impact]),
		),
	});
	if (!draft.success) throw new AppError("ai_failed", "The coach could not write this script.", { cause: draft.error });
	return draft.data;
}

/** Everything the text may depend on. */
function seedOf({ answered, patternScores, person }: LifeScriptInput): string {
	return JSON.stringify([
		person.firstName,
		answered.map(({ questionnaire, answers }) => [questionnaire.id, answers]),
		patternScores,
	]);
}

/** A child's sentence that can be lived by: short, and not told as a story. */
const isRule = (text: string) =>
	!/\b(?:thought|believed|was|were|had|did|didn't|didn’t|used to|felt)\b|["“”?:]|^(?:that|because|so|well|as)\b/i.test(
		text,
	);

/** The sentence: the rule, with the child's own words for it where there are any. */
function lifeSentence(voice: Voice, thread: ThreadName, belief: Said | null): string {
	const rule = voice.say(threads[thread].life.sentences);
	return belief ? `I live by ${belief.said}: ${rule}` : rule;
}

function story(
	material: Material,
	voice: Voice,
	chosen: readonly [ThreadName, ThreadName, ThreadName],
	input: LifeScriptInput,
	sentence: string,
): string {
	const [first, second, third] = chosen.map((name) => threads[name].life) as [Life, Life, Life];
	const led = (id: string, questionId: string, options?: QuoteOptions) => {
		const entry = material.of(id);
		const said = material.quote(entry, questionId, options);
		const lead = entry && said && voice.pick(leadsFor(entry, questionId), entry.who);
		return said && lead ? lead.replace("[q]", () => said.said) : null;
	};
	const hasBelief = sentence.startsWith("I live by ");
	const belief = hasBelief ? null : led(MOTHER_QUESTIONNAIRE_ID, "q9");
	const asked = led(MOTHER_QUESTIONNAIRE_ID, "q11", { max: 22 });
	const timeline = timelineLines(material, voice);
	const pieces: Piece[] = [
		{ paragraph: 0, worth: 120, text: opening(material, voice) },
		{ paragraph: 1, worth: 100, text: voice.say(first.learned) },
		{ paragraph: 1, worth: 90, text: voice.pick(first.goodFor) },
		{ paragraph: 1, worth: 97, text: belief },
		{ paragraph: 1, worth: 60, text: belief && voice.pick(afterBeliefs) },
		{ paragraph: 1, worth: 61, text: hasBelief ? voice.pick(childsHalf) : null },
		{ paragraph: 1, worth: 18, text: voice.pick(second.learned) },
		...parentPieces(material, voice, MOTHER_QUESTIONNAIRE_ID, 2),
		...parentPieces(material, voice, FATHER_QUESTIONNAIRE_ID, 3),
		{ paragraph: 4, worth: 68, text: chosenLine(material.of("3"), "q7") ?? chosenLine(material.of("3"), "q5") },
		{ paragraph: 4, worth: 70, text: led("3", "q6", { max: 22, spoken: true }) },
		{ paragraph: 5, worth: 92, text: voice.pick(first.inLove) },
		{ paragraph: 5, worth: 78, text: scoresLine(input.patternScores) },
		...timeline.parts.map((text, i) => ({ paragraph: 5, worth: 82 - i * 12, text })),
		{ paragraph: 5, worth: 81, text: timeline.repeat },
		{ paragraph: 5, worth: 88, text: timeline.harm },
		{ paragraph: 5, worth: 62, text: led("4", "q10", { max: 22 }) ?? led("4", "q4", { max: 22 }) },
		{ paragraph: 5, worth: 28, text: chosenLine(material.of("4"), "q11") ?? chosenLine(material.of("2"), "q7") },
		{ paragraph: 5, worth: 19, text: voice.pick(second.inLove) },
		{ paragraph: 5, worth: 13, text: voice.pick(third.inLove) },
		{ paragraph: 6, worth: 91, text: voice.pick(first.cost) },
		{
			paragraph: 6,
			worth: 66,
			text: led("2", "q6", { max: 22 }) ?? led("1", "q9", { max: 22 }) ?? led("7", "q1", { max: 18, spoken: true }),
		},
		{ paragraph: 6, worth: 16, text: voice.pick(second.cost) },
		{ paragraph: 6, worth: 12, text: voice.pick(first.cost) },
		{ paragraph: 6, worth: 11, text: voice.pick(third.cost) },
		{ paragraph: 7, worth: 95, text: voice.pick(material.tellsOfHarm ? askingAfterHarm : first.asking) },
		{ paragraph: 7, worth: 72, text: asked ?? led(FATHER_QUESTIONNAIRE_ID, "q14", { max: 22, spoken: true }) },
		{ paragraph: 7, worth: 56, text: led("3", "q13", { max: 22 }) ?? led("7", "q12", { max: 18 }) },
		{ paragraph: 7, worth: 14, text: material.tellsOfHarm ? null : voice.pick(second.asking) },
		{ paragraph: 4, worth: 10, text: voice.pick(third.learned) },
		{ paragraph: 5, worth: 8, text: voice.pick(first.inLove) },
		{ paragraph: 8, worth: 93, text: voice.say(mineToChange) },
	];
	return assemble(pieces, ENOUGH, MOST);
}

/** What it is, and whose. */
const mineToChange = [
	"This is how I read it from what I have told so far. Where it does not fit, it is mine to change.",
	"So much I can tell from my own answers. I may be wrong about myself in places, and I am allowed to cross them out.",
	"I have pieced this together from what I wrote. It is a reading and not a verdict, and I have the pen.",
];

type Life = (typeof threads)[ThreadName]["life"];

/** What has to be said before anything else. */
function opening(material: Material, voice: Voice): string | null {
	if (material.foreign) return unread(material.foreign);
	return material.words < FEW_WORDS ? voice.say(brief) : null;
}

function inDanger(material: Material, voice: Voice, chosen: readonly [ThreadName, ThreadName, ThreadName]): string {
	const isLife = material.entries.some(({ desk }) => desk.reading.care.includes("self-harm"));
	const pieces: Piece[] = [
		{ paragraph: 0, worth: 100, text: voice.say(isLife ? firstForLife : firstForSafety) },
		...chosen.flatMap((name, i) => {
			const { life } = threads[name];
			return [life.learned, life.goodFor, life.inLove, life.cost, life.asking].map((ways, k) => ({
				paragraph: k + 1,
				worth: 90 - k - i * 6,
				text: voice.pick(ways),
			}));
		}),
		...inDangerMore.map((text, i) => ({ paragraph: 6, worth: i === 4 && !isLife ? 0 : 70 - i, text })),
	];
	return assemble(pieces, ENOUGH, MOST);
}
