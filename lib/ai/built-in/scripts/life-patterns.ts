import type { LifeScriptInput } from "@/lib/ai/types";
import type { ScriptPattern } from "@/lib/life-script/schema";
import {
	FATHER_QUESTIONNAIRE_ID,
	MOTHER_QUESTIONNAIRE_ID,
	SOUL_SPARK_ID,
	TIMELINE_QUESTIONNAIRE_ID,
} from "@/lib/questionnaires/ids";
import type { MoveName } from "../lexicon/moves";
import { dynamicTexts } from "../writing/dynamics/texts";
import { patternTexts } from "../writing/patterns/patterns";
import { join, tidy } from "../writing/prose";
import { anchors } from "./anchors";
import { threadOfPattern } from "./choose";
import { askedOf } from "./first-person";
import { agreedStatement } from "./in-love";
import type { Entry, Material } from "./material";
import type { ThreadName } from "./threads/thread";
import { threads } from "./threads/threads";
import type { Voice } from "./voice";

/** Turns of phrase that show a thread. */
export function proofOf(thread: ThreadName): readonly MoveName[] {
	const pattern = patternOf(thread);
	if (thread in dynamicTexts)
		return dynamicTexts[thread as keyof typeof dynamicTexts].proof.filter((move) => move !== "wish");
	return pattern ? patternTexts[pattern as keyof typeof patternTexts].moves : [];
}

/** The scored pattern that belongs to a thread. */
function patternOf(thread: ThreadName): string | null {
	return Object.entries(threadOfPattern).find(([, name]) => name === thread)?.[0] ?? null;
}

/** The three pattern cards: what it is, a line of the person's that shows it, and what it does. */
export function writePatterns(
	material: Material,
	voice: Voice,
	chosen: readonly ThreadName[],
	input: LifeScriptInput,
): ScriptPattern[] {
	const statements = new Set<string>();
	return chosen.map((name) => {
		const { life } = threads[name];
		return {
			pattern: voice.say(life.names),
			description: tidy(join(voice.say(life.descriptions), evidence(material, name, statements, voice, input))),
			impact: voice.say(life.impacts),
		};
	});
}

const thinksOf = [
	"I think here of what I wrote about [about]: [q].",
	"It may have to do with what I wrote about [about]: [q].",
	"When I read this I come back to what I said about [about]: [q].",
];

const scored = [
	"Of the six patterns I was asked about, this one comes to [n] of 100 with me.",
	"In numbers: [n] of 100, when I was asked about it.",
	"When I was asked, it came to [n] of 100.",
];

/** The answers in which people tell what they do; what they wish, admire or were told shows nothing about it. */
const telling: Record<string, readonly string[]> = {
	"1": ["q2", "q6", "q9"],
	"2": ["q4", "q6"],
	"3": ["q4", "q8"],
	"4": ["q1", "q2", "q4", "q9", "q10"],
	"7": ["q1", "q4", "q5", "q8", "q9"],
	[MOTHER_QUESTIONNAIRE_ID]: ["q4", "q9", "q12", "q13"],
	[FATHER_QUESTIONNAIRE_ID]: ["q3", "q5", "q12"],
	[SOUL_SPARK_ID]: ["q9", "q10"],
	[TIMELINE_QUESTIONNAIRE_ID]: ["q5", "q6", "q7", "q9"],
};

const isTelling = (entry: Entry, questionId: string) =>
	(telling[entry.id]?.includes(questionId) ?? false) && askedOf(entry, questionId) !== null;

const shows = [
	"About [about] I wrote: [q].",
	"It shows in a line of mine, about [about]: [q].",
	"I can hear it where I wrote about [about]: [q].",
	"Asked about [about], I answered: [q].",
];

function evidence(
	material: Material,
	name: ThreadName,
	statements: Set<string>,
	voice: Voice,
	input: LifeScriptInput,
): string | null {
	const said = material.quoteWith(proofOf(name), (entry, questionId) => !isTelling(entry, questionId));
	const about = said && askedOf(said.entry, said.questionId);
	if (said && about)
		return voice
			.say(shows)
			.replace("[about]", () => about)
			.replace("[q]", () => said.said);
	const pattern = patternOf(name);
	const score = input.patternScores?.find((one) => one.name === pattern)?.score;
	const agreed = pattern && agreedStatement(material, pattern, statements, voice);
	if (agreed) return agreed;
	for (const [id, questionId] of anchors[name] ?? []) {
		const entry = material.of(id);
		const near = entry && askedOf(entry, questionId);
		const line = near && material.quote(entry, questionId, { min: 4, max: 24 });
		if (line)
			return voice
				.say(thinksOf)
				.replace("[about]", () => near)
				.replace("[q]", () => line.said);
	}
	return score !== undefined && score > 55 ? voice.say(scored).replace("[n]", String(score)) : null;
}
