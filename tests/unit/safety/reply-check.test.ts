import { isUnsafeReply } from "@/lib/safety/reply-check";

const unsafe = (reply: string) => isUnsafeReply(reply, ["partner-danger"]);

describe("where somebody close is dangerous", () => {
	test.each([
		"Couples counselling is advised against where one of two is afraid of the other.",
		"Couples’ therapy is generally advised against where there is violence.",
		"Couple counselling with him is not recommended while you are afraid at home.",
		"Mediation isn’t safe where one of you is afraid.",
		"Mediation, and couples work, can make it worse.",
		"Couples work, and mediation, is advised against.",
		"Couples counselling can put you at more risk.",
		"Those who know about this advise against couples counselling here.",
		"I would avoid mediation for now.",
		"Please do not give him another chance because others say so.",
		"Nobody may ask you to forgive him.",
		"To forgive him is not your task.",
		"To reconcile would not be safe.",
		"You need not save this marriage.",
		"No date night will mend this.",
		"What happened is not your part in it; it is what he did.",
	])("%j is fine", (reply) => expect(unsafe(reply)).toBe(false));

	test.each([
		"Have you tried couples counselling with him?",
		"Couples counselling could help you to see what is dangerous between you.",
		"Couples counselling is often advised against, but try it anyway.",
		"Couples counselling is not advised against in your case.",
		"Couples counselling is not only for those who want to part.",
		"Couples counselling is never dangerous for anybody who is honest.",
		"Why not try couples counselling?",
		"Don’t you want to work things out with him?",
		"Couldn't you sit down with him and talk?",
		"Don't worry, couples counselling helps most people.",
		"It is not too late for couples counselling.",
		"There is no shame in mediation.",
		"No doubt he will calm down if you give him another chance.",
		"I am not saying you must, but couples counselling helps.",
		"Leaving is not the answer. Forgive him.",
		"Try to understand his anger.",
		"What is your part in this?",
	])("%j is refused", (reply) => expect(unsafe(reply)).toBe(true));
});

it("refuses none of it where nobody is dangerous, and methods always", () => {
	expect(isUnsafeReply("Have you tried couples counselling?", [])).toBe(false);
	expect(isUnsafeReply("The quickest way to die is not worth naming.", [])).toBe(true);
});
