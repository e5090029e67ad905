import { replyMessages } from "@/lib/ai/openai/prompts/conversation";
import { FENCE } from "@/lib/ai/openai/prompts/text";
import type { ReplyInput, Turn } from "@/lib/ai/types";
import { input } from "./person";

const LOCAL = 5600;
/** Returns a conversation with a turn about every half a minute. */
const talk = (turns: number): Turn[] =>
	Array.from({ length: turns }, (_, i) => ({
		from: i % 2 === 0 ? "person" : "coach",
		content:
			i % 2 === 0 ? `I said the ${i}th thing to Tom about the house.` : `And what did he answer to the ${i - 1}th?`,
		at: new Date(Date.UTC(2026, 10, 20, 9) + i * 31_337),
	}));
const asked = (change: Partial<ReplyInput>, tokens = LOCAL) => replyMessages({ ...input, ...change }, tokens);
const newest = (turns: Turn[]) => asked({ turns });

it.each([0, 1, 2, 3, 4, 5, 8, 20, 39, 40])(
	"%i turns come as messages that take turns, the coach's as its own",
	(many) => {
		const turns = talk(many);
		const messages = newest(turns);
		expect(messages[0]?.role).toBe("system");
		expect(messages.at(-1)?.role).toBe("user");
		for (const [i, { role }] of messages.entries()) if (i > 1) expect(role).not.toBe(messages[i - 1]?.role);
		const said = messages.filter(({ role }) => role === "assistant").map(({ content }) => content);
		expect(said).toEqual(
			turns.flatMap(({ from, content }) => (from === "coach" ? [content] : [])).slice(-said.length || 99),
		);
		const theirs = messages.flatMap(({ role, content }) =>
			role === "user" ? (content.match(/^~~~~ they, .*\n.*$/gm) ?? []) : [],
		);
		const given = said.length + theirs.length;
		expect(given).toBeGreaterThanOrEqual(Math.min(many, 6));
		expect(given).toBeLessThanOrEqual(10);
	},
);

it("follows an order: rules, manner, who, turns, pages, message", () => {
	const found = [{ day: "2026-10-01", source: "their journal", title: null, words: "The boat was sold." }];
	const nearby = [{ day: "2026-10-02", source: "their answers", title: null, words: "Tom kept the key." }];
	const all = asked({ memory: { ...input.memory, found, nearby } })
		.map(({ content }) => content)
		.join("\n\n");
	const parts = [
		"These rules come first",
		"lighthouse keeper",
		"I keep the peace so that nobody leaves.",
		"Tom called about the house.",
		"The house again, and Tom.",
		"Tom kept the key.",
		"The boat was sold.",
		`${FENCE} they have just written`,
	].map((part) => all.indexOf(part));
	expect(parts.every((at) => at >= 0)).toBe(true);
	expect(parts).toEqual(parts.toSorted((a, b) => a - b));
});

it("begins like the request before it, so that a server need not read most of it again", () => {
	const text = (turns: Turn[], message: string, entry: string) =>
		JSON.stringify(
			asked({
				turns,
				message,
				memory: { ...input.memory, entries: [{ day: "2026-11-03", title: null, content: entry, shared: [] }] },
			}),
		);
	const all = talk(60);
	let [kept, length] = [0, 0];
	for (let n = 12; n < 60; n += 2) {
		const before = text(all.slice(0, n), `Message ${n}.`, `Entry ${n}.`);
		const now = text(all.slice(0, n + 2), `Another ${n}.`, `Page ${n}.`);
		let same = 0;
		while (same < now.length && now[same] === before[same]) same += 1;
		kept += same;
		length += now.length;
	}
	expect(kept / length).toBeGreaterThan(0.75);
});
