import { AnswerDrafts } from "@/lib/browser/questionnaires/answer-drafts";
import { leftOffScript } from "@/lib/browser/questionnaires/left-off";
import { begin, step } from "@/lib/domain/questionnaires/flow";
import { catalog } from "@/prisma/catalog/catalog";

/** What the script in the page's head finds. */
function isLeftOff(): boolean {
	delete document.documentElement.dataset.leftOff;
	new Function(leftOffScript)();
	return document.documentElement.dataset.leftOff !== undefined;
}

test("the page knows before it is shown whether this browser holds unsent answers", () => {
	const [first] = catalog;
	if (!first) throw new Error("The catalog is empty");
	localStorage.setItem("innerscript:journal:1", "{}");
	expect(isLeftOff()).toBe(false);
	const question = first.questions[0];
	const flow = step(first, begin(first, null, null), {
		type: "answer",
		questionId: question?.id ?? "",
		answer: "Long.",
	});
	new AnswerDrafts(7).save(flow);
	expect(isLeftOff()).toBe(true);
});
