import { db } from "@/lib/server/core/database/db";
import { answersTo } from "@/tests/api/questionnaires/factory";

/** The person's words in every answer, which can be quoted. */
export const WORDS = "My mother hummed in the kitchen while Tom waited by the door.";

/** Adds completed questionnaires to the database; their analyses do not matter here. */
export async function complete(userId: number, ids: readonly string[], words = WORDS): Promise<void> {
	for (const questionnaireId of ids) {
		await db().userResponse.create({ data: { userId, questionnaireId, responses: answersTo(questionnaireId, words) } });
	}
}

/** Completes the first questionnaire, with this tick for the person's love life. */
export async function loveLife(userId: number, ticked: string): Promise<void> {
	await db().userResponse.deleteMany({ where: { userId, questionnaireId: "1" } });
	const responses = answersTo("1", "I live with my daughter, and we have a dog.").map((one) =>
		one.questionId === "q1" ? { ...one, answer: ticked } : one,
	);
	await db().userResponse.create({ data: { userId, questionnaireId: "1", responses } });
}

const sentence = "When the house is quiet I listen for what is wrong before I notice what is mine. ";
/** Returns this many words, in whole sentences and two paragraphs. */
export const prose = (words: number) => {
	const half = sentence.repeat(Math.ceil(words / 2 / 17)).trim();
	return `${half}\n\n${half}`;
};

const patterns = ["The quiet watch", "The open hand", "The late answer"].map((pattern, i) => ({
	pattern,
	description: `I do this the ${i + 1}. way whenever a voice rises.`,
	impact: `It costs me the ${i + 1}. evening of the week.`,
}));

export const lifeAnswer = {
	scriptSentence: "I keep the peace so that nobody leaves.",
	mainScript: prose(300),
	patterns,
	quotes: ["my mother HUMMED in the kitchen", "words that nobody ever wrote"],
};

export const loveAnswer = {
	personalMythTitle: "The Keeper of the Lamp",
	personalMythIntro: prose(100),
	healedScriptSentence: "I can be loved with the door open.",
	healedMainScript: prose(300),
	dayInLifeNarrative: prose(200),
	patterns,
	affirmations: ["I may take my time.", "I am allowed to want.", "I can ask."],
	quotes: ["Tom waited by the door"],
};
