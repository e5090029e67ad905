import { AnswerDrafts } from "@/lib/browser/questionnaires/answer-drafts";
import { leftOffScript } from "@/lib/browser/questionnaires/left-off";
import { begin, step } from "@/lib/domain/questionnaires/flow";
import { catalog } from "@/prisma/catalog/catalog";

/** What the script in the page's head finds at an address. */
function isLeftOff(address: string): boolean {
	window.history.replaceState(null, "", address);
	delete document.documentElement.dataset.leftOff;
	new Function(leftOffScript)();
	return document.documentElement.dataset.leftOff !== undefined;
}

test("the page knows before it is shown whether this browser holds unsent answers", () => {
	const [first] = catalog;
	if (!first) throw new Error("The catalog is empty");
	localStorage.setItem("innerscript:journal:1", "{}");
	const here = `/questionnaires/${first.id}`;
	expect(isLeftOff(here)).toBe(false);
	const question = first.questions[0];
	const flow = step(first, begin(first, null, null), {
		type: "answer",
		questionId: question?.id ?? "",
		answer: "Long.",
	});
	new AnswerDrafts(7).save(flow);
	expect(isLeftOff(here)).toBe(true);
	expect(isLeftOff(`${here}/edit`)).toBe(true);
	expect(isLeftOff("/relationship-questionnaire")).toBe(true);
	// On the page of another questionnaire the first question is the right one.
	expect(isLeftOff(`${here}1`)).toBe(false);
});
