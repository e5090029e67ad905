import "server-only";
import type { LifeScriptInput } from "@/lib/ai/types";
import type { SessionUser } from "@/lib/server/core/sessions/session";
import { answersWithout, thingId } from "@/lib/server/memory/sources";
import { withheldOf } from "@/lib/server/memory/withheld";
import { gatherAnswers } from "./answered";

/** What a coach is given to write a script from: without what the person had it forget. Safety reads all of it. */
export async function gatherForCoach(user: SessionUser): Promise<LifeScriptInput> {
	const [input, withheld] = await Promise.all([gatherAnswers(user), withheldOf(user.id)]);
	const answered = input.answered
		.filter(({ responseId }) => !withheld.hides(thingId.relationship(responseId)))
		.map((one) => ({ ...one, answers: answersWithout({ ...one, questionnaireId: one.questionnaire.id }, withheld) }));
	return { ...input, answered };
}
