import { emptyMemory } from "@/lib/ai/empty-memory";
import { situationOf } from "@/lib/ai/openai/prompts/choose-example";
import { MIN_PROMPT_TOKENS, replyMessages } from "@/lib/ai/openai/prompts/conversation";
import { systemPrompt } from "@/lib/ai/openai/prompts/conversation-rules";
import { exampleExchanges, type Situation } from "@/lib/ai/openai/prompts/example-exchanges";
import { estimateTokens, FENCE } from "@/lib/ai/openai/prompts/text";
import { replyFault } from "@/lib/ai/openai/reply-faults";
import { kinds } from "@/lib/domain/safety/kinds";
import { countWords } from "@/lib/domain/text/count-words";
import { isUnsafeReply } from "@/lib/safety/reply-check";
import { input } from "./person";

const all = Object.entries(exampleExchanges) as [Situation, { they: string; reply: string }][];
const about = (message: string) => situationOf({ message, memory: emptyMemory });

test("there are ten", () => expect(all).toHaveLength(10));

describe.each(all)("the example for %s", (situation, { they, reply }) => {
	it("is one that its own message would be shown", () => {
		const memory = situation === "own pages" ? { ...emptyMemory, found: [] } : emptyMemory;
		expect(situationOf({ message: they, memory })).toBe(situation);
	});

	it("is as long as is asked for, has nothing that a reply may not have, and would be shown to anybody", () => {
		expect(countWords(reply)).toBeGreaterThanOrEqual(40);
		expect(countWords(reply)).toBeLessThanOrEqual(180);
		expect(replyFault(reply, systemPrompt([]))).toBeNull();
		expect(isUnsafeReply(reply, kinds)).toBe(false);
		expect(they + reply).not.toContain(FENCE);
		expect(reply).not.toMatch(
			/!|\btherapy\b|\b(?:great|good|wonderful|excellent) (?:question|job|point)\b|so brave|amazing that/i,
		);
		expect((reply.match(/\?/g) ?? []).length).toBeLessThanOrEqual(1);
	});
});

test.each<[string, Situation | null]>([
	["We had the same fight again and he slammed the door.", "quarrel"],
	["She yelled at me because I forgot the milk.", "quarrel"],
	["My sister is a narcissist. Everyone says so.", "verdict"],
	["I am scared of my husband when he drinks.", "afraid"],
	["He checks my phone every night, and we argue about it.", "afraid"],
	["My mother died in March and I cannot cry.", "grief"],
	["Should I stay or leave?", "decision"],
	["I hate myself for what I said.", "shame"],
	["Can you remind me to call Tom?", "request"],
	["You are the best coach I ever had!", "praise"],
	["It's complicated.", "vague"],
	["Hi", "vague"],
	["I walked by the river before breakfast and saw a heron on the weir.", null],
	["我們又吵架了。", null],
])("%j is shown %s", (message, situation) => expect(about(message)).toBe(situation));

test("what they found of their own pages goes before all but fear", () => {
	const memory = { ...emptyMemory, found: [] };
	expect(situationOf({ message: "When did we argue last?", memory })).toBe("own pages");
	expect(situationOf({ message: "When was I scared of him last?", memory })).toBe("afraid");
});

test("somebody in danger is shown fear or nothing, whatever they say", () => {
	const message = "Am I right that he is impossible?";
	expect(situationOf({ message, memory: emptyMemory, signs: ["partner-danger"] })).toBe("afraid");
	expect(situationOf({ message, memory: emptyMemory, signs: ["self-harm", "partner-danger"] })).toBe("afraid");
	for (const signs of [["self-harm"], ["danger-to-others"], ["someone-else"]] as const)
		expect(situationOf({ message, memory: emptyMemory, signs })).toBeNull();
});

test.each(all)(
	"the prompt holds the one for %s and no other, within its budget, where there is room",
	(situation, { they }) => {
		const memory = situation === "own pages" ? { ...input.memory, found: [] } : input.memory;
		for (const budget of [MIN_PROMPT_TOKENS, 5600, 23_600]) {
			const { system, user } = replyMessages({ ...input, memory, message: they }, budget);
			expect(system.endsWith(exampleExchanges[situation].reply)).toBe(true);
			for (const [other, { reply }] of all) if (other !== situation) expect(system).not.toContain(reply);
			expect(estimateTokens(system) + estimateTokens(user)).toBeLessThanOrEqual(budget);
		}
	},
);

test("it is the first thing to go where there is no room", () => {
	const { system } = replyMessages({ ...input, message: "He scares me.", signs: [...kinds] }, MIN_PROMPT_TOKENS);
	expect(system).toBe(systemPrompt(kinds));
});

test("a reply that recites an example is none", () => {
	const { reply } = exampleExchanges.grief;
	expect(replyFault(reply, reply)?.kind).toBe("frame");
});
