import { TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { lifeScriptNeeds } from "@/lib/domain/scripts/gates";
import { db, keyring } from "@/lib/server/core/database/db";
import { gatherAnswers, missingOf } from "@/lib/server/scripts/answered";
import { signUp } from "@/tests/setup/api";

it("a script is written from the newest answers, without reading the thousands that there can be", async () => {
	const { user } = await signUp();
	const [mother] = lifeScriptNeeds;
	const all = (questionnaireId: string, count: number) =>
		Array.from({ length: count }, (_, i) => ({
			...{ userId: user.id, questionnaireId },
			responses: [{ questionId: "q1", answer: `Answer ${i}` }],
			completedAt: new Date(Date.UTC(2026, 2, 2, 0, i)),
		}));
	await db().userResponse.createMany({ data: [...all(mother, 40), ...all(TIMELINE_QUESTIONNAIRE_ID, 90)] });
	const open = jest.spyOn(keyring(), "open");
	const { answered } = await gatherAnswers(await db().user.findUniqueOrThrow({ where: { id: user.id } }));
	expect(await missingOf(user.id, lifeScriptNeeds)).toEqual(lifeScriptNeeds.slice(1));
	const read = open.mock.calls.filter(([, { table }]) => table === "user_responses");
	open.mockRestore();
	expect(read.length).toBeLessThan(70);
	expect(answered).toHaveLength(61);
	const ofMother = answered.find(({ questionnaire }) => questionnaire.id === mother);
	expect(ofMother?.answers).toEqual([{ questionId: "q1", answer: "Answer 39" }]);
});
