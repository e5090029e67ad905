/** @jest-environment node */
import { everydayScripts } from "./everyday-scripts";
import { scripts } from "./scripts";
import { play, questionMarks, quotesIn, repeatsIn, wordsIn } from "./talk";

describe("twenty replies and more", () => {
	it.each([
		"ok",
		"idk",
		"no",
		"yes",
		"maybe",
		"lol",
		"?",
		"👍",
		"hello",
		"thanks",
		"this is useless",
		"you already said that",
		"that's not what I meant",
		"are you a bot?",
		"what's the weather",
		"does he love me?",
		"what should I do?",
		"write me a poem",
		"I feel sad",
		"it's complicated",
		"he hits me",
		"my friend's husband hits her",
		"I want to die",
		"Je ne sais pas pourquoi je suis si triste ce soir",
	])(
		"“%s” again and again never gets the same sentence twice, and always an answer",
		async (message) => {
			const replies = await play(Array.from({ length: 24 }, () => message));
			expect(repeatsIn(replies)).toEqual([]);
			for (const reply of replies) {
				expect(questionMarks(reply)).toBe(1);
				expect(wordsIn(reply)).toBeGreaterThan(8);
			}
		},
		60_000,
	);

	it("all people’s messages in one long talk", async () => {
		const replies = await play(
			scripts.filter(({ name }) => !["Ruth", "Bo", "Marcus"].includes(name)).flatMap(({ messages }) => messages),
		);
		expect(repeatsIn(replies)).toEqual([]);
	}, 60_000);
});

describe.each([...scripts, ...everydayScripts])("$name, $portrait", ({ messages, setting }) => {
	it("is quoted exactly and answered within a phone’s length", async () => {
		const replies = await play(messages, setting);
		const stored = JSON.stringify(setting.memory ?? {}).replaceAll('\\"', '"');
		for (const [i, reply] of replies.entries()) {
			for (const quote of quotesIn(reply))
				expect(messages.slice(0, i + 1).some((message) => message.includes(quote)) || stored.includes(quote)).toBe(
					true,
				);
			expect(wordsIn(reply)).toBeLessThanOrEqual(140);
			expect(reply).not.toMatch(/undefined|null|\{\w+\}|“”/);
		}
		expect(repeatsIn(replies)).toEqual([]);
	}, 30_000);
});
