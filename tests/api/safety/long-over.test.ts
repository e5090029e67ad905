import type { ClientResponse } from "@/lib/domain/questionnaires/schema";
import { complete, loveLife } from "@/tests/api/scripts/factory";
import { signUp } from "@/tests/setup/api";
import { answersTo } from "../questionnaires/factory";

const EX = "My ex shouted at the table. Then he hit me, and I drove away.";

it("an analysis presumes a safe home again once violence by an ex is over", async () => {
	for (const [ticked, isCareful] of [
		["not-right", true],
		["mostly-good", false],
	] as const) {
		const { browser, user } = await signUp();
		await complete(user.id, ["4"], EX);
		await loveLife(user.id, ticked);
		const responses = answersTo("7", "I carried the boxes up three flights, one after the other.");
		const body = { questionnaireId: "7", responses, patternScores: null };
		const { aiAnalysis } = (await (await browser.post("/api/responses", body)).json()) as ClientResponse;
		expect([ticked, /Help now/.test(aiAnalysis ?? "")]).toEqual([ticked, isCareful]);
		expect([ticked, (aiAnalysis ?? "").includes("three flights")]).toEqual([ticked, !isCareful]);
	}
});
