import "server-only";
import type { LifeScriptInput } from "@/lib/ai/types";
import { markedAmong } from "@/lib/domain/questionnaires/marked";
import type { SessionUser } from "@/lib/server/core/sessions/session";
import { answersLeft } from "@/lib/server/memory/recall/answers";
import { analysisSource, thingId } from "@/lib/server/memory/sources";
import { withheldOf } from "@/lib/server/memory/withheld";
import { isUnsafeAtHome } from "@/lib/server/safety/home";
import { gatherAnswers } from "./answered";

/**
 * Collects what a coach is given to write a script: everything but what the person had it forget. The safety checks
 * read all of it.
 */
export async function gatherForCoach(user: SessionUser): Promise<LifeScriptInput> {
	const [input, withheld] = await Promise.all([gatherAnswers(user), withheldOf(user.id)]);
	const isHomeUnsafe = await isUnsafeAtHome(user);
	const kept = input.answered.filter(({ responseId }) => !withheld.hides(thingId.relationship(responseId)));
	const given = kept.map(({ responseId, questionnaire, answers }) => ({
		responseId,
		questionnaireId: questionnaire.id,
		answers,
	}));
	const left = await answersLeft(user.id, given, withheld);
	const answered = kept.map((one, i) => {
		const answers = left[i] ?? [];
		const isHidden = withheld.hides(thingId.analysis(one.responseId));
		const found = one.found && !isHidden ? withheld.text(analysisSource(one.responseId), one.found) : null;
		return { ...one, answers, found, marked: markedAmong(one.questionnaire.id, one.marked ?? null, answers) };
	});
	return { ...input, answered, isHomeUnsafe };
}
