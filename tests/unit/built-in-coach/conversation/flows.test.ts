/** @jest-environment node */
import { play, questionMarks, quotesIn } from "./talk";

describe("the three suggestions", () => {
	it("collects what is wished for in a partner and gives it back in the person’s words", async () => {
		const answers = [
			"Help me envision my dream partner",
			"They hum while cooking",
			"They sit down on the floor next to me",
			"We argue and nobody slams a door",
			"A garden of their own",
			"I would be slower",
		];
		const replies = await play(answers);
		const portrait = replies[5] ?? "";
		for (const answer of answers.slice(1)) expect(quotesIn(portrait)).toContain(answer);
		expect(portrait.match(/^- “/gm)).toHaveLength(5);
		for (const reply of replies) expect(questionMarks(reply)).toBe(1);
	});

	it.each([
		["I need help with a relationship challenge", /happened/],
		["I am looking to find love", /weekday|ordinary week/],
		["Help me envision my dream partner", /Tuesday|Sunday/],
	])("%s: leads on, one question after the other, also past an “I don’t know”", async (opener, first) => {
		const replies = await play([
			opener,
			"It was quiet and warm for once",
			"idk",
			"Somebody said that I was late",
			"I was ashamed",
			"are you a bot?",
			"To be asked",
			"I go to my room",
		]);
		expect(replies[0]).toMatch(first);
		const questions = replies.map((reply) => reply.split("\n\n").find((paragraph) => paragraph.endsWith("?")));
		expect(new Set(questions).size).toBe(replies.length);
	});
});
