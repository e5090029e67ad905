import { longOverAnswers } from "@/lib/safety/long-over";
import { questionnaireOf } from "@/tests/people/people";

const LEFT = "I was married to a man who hit me. I left three years ago, and we are divorced.";

/** Returns the questions of “When It Gets Hard” that tell of something over, with this first page. */
function overIn(given: Record<string, string>, ticked: string | null, written = "I live with Ana and our dog.") {
	const life = ticked === null ? {} : { q1: ticked, q2: written };
	const [, hard] = longOverAnswers(
		Object.entries({ "1": life, "4": given }).map(([id, answers]) => ({
			questionnaire: questionnaireOf(id),
			answers: Object.entries(answers).map(([questionId, answer]) => ({ questionId, answer })),
		})),
	);
	return hard;
}

it("takes violence by an ex for over if nothing is ending or wrong", () => {
	expect(overIn({ q8: "My ex shouted and then he hit me." }, "mostly-good")).toEqual(["q8"]);
	expect(overIn({ q1: "My ex husband, in the car. He hit me." }, "on-my-own")).toEqual(["q1"]);
});

it("takes an old quarrel for over if they wrote of their love life that it is behind them", () => {
	expect(overIn({ q8: "“You made me do it.” He hit me." }, "mostly-good", LEFT)).toEqual(["q8"]);
	expect(overIn({ q8: "“You made me do it.” He hit me." }, "mostly-good")).toEqual([]);
});

it.each([
	["the latest quarrel may have been with somebody else", { q1: "It was about money. He hit me." }, "mostly-good"],
	["something is ending", { q8: "My ex hit me." }, "ending"],
	["something is not right", { q8: "My ex hit me." }, "not-right"],
	["nothing was ticked", { q8: "My ex hit me." }, null],
	["it was last night", { q8: "My ex hit me last night." }, "mostly-good"],
	["another answer tells of today", { q8: "My ex hit me.", q4: "My husband hits me." }, "mostly-good"],
	["the same answer tells of another danger", { q8: "My ex hit me. I want to kill myself." }, "mostly-good"],
])("leaves a doubt: %s", (_, given, ticked) => {
	expect(overIn(given, ticked, LEFT)).toEqual([]);
});
