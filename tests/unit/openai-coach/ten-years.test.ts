import { text } from "node:stream/consumers";
import { createOpenAiCoach } from "@/lib/ai/openai/coach";
import { lifeScriptMessages } from "@/lib/ai/openai/prompts/life-script";
import { estimateTokens } from "@/lib/ai/openai/prompts/text";
import { inputsOf } from "@/tests/evals/coach/prompts";
import { sendJson, serverOf } from "@/tests/setup/model/local-server";
import { type Ask, actions, askFor, asking } from "./actions";

/*
 * A home server with a window of 8,192 tokens, and a person who has written for ten years: a prompt holds as much as
 * fits, in whole sentences.
 */

const WINDOW = 8_192;
/**
 * A typical long answer, in characters: the shortest answers that fit are shorter, and the longest script is about as
 * long.
 */
const ANSWER = 2_000;

let sent: { role: string; content: string }[][];
const server = serverOf(async (request, response) => {
	if (request.url === "/props") {
		return sendJson(response, 200, { total_slots: 1, default_generation_settings: { n_ctx: WINDOW } });
	}
	if (!request.url?.endsWith("/chat/completions")) return void response.writeHead(404).end();
	sent.push(JSON.parse(await text(request)).messages);
	// Only the prompt matters here; no client retries after this status.
	sendJson(response, 418, { error: { message: "seen" } });
});
beforeEach(() => {
	sent = [];
});

/** Returns a sentence of words that no other text has, so that a cut sentence can be told from a whole one. */
const sentence = (n: number) => `Quillow number ${n} hummed in the kelproom while Brindle waited behind the glassdoor.`;
const WHOLE = /Quillow number \d+ hummed in the kelproom while Brindle waited behind the glassdoor\./g;
const PART = /Quillow|hummed|kelproom|Brindle|glassdoor/g;
const pageOf = (sentences: number) => Array.from({ length: sentences }, (_, i) => sentence(i)).join(" ");

/** Returns the request that a server receives for an action. */
async function sentFor(ask: Ask, words: string): Promise<string> {
	const coach = createOpenAiCoach({ baseURL: `${server.url}/v1`, model: "m", timeoutMs: 5_000, asksServer: true });
	await asking(ask, coach, words);
	const [messages = []] = sent;
	return messages.map(({ content }) => content).join("\n");
}

describe.each([6, 40, 200])("of pages with %d sentences", (length) => {
	const given = pageOf(length);
	it.each(actions)("%s fits, and quotes whole sentences", async (_, ask) => {
		const words = await sentFor(ask, given);
		expect(estimateTokens(words) + ANSWER).toBeLessThanOrEqual(WINDOW);
		expect(words.match(WHOLE)?.length).toBeGreaterThan(5);
		const [part] = words.replace(WHOLE, "").matchAll(PART);
		const shown = words.replace(WHOLE, "");
		expect(part && shown.slice(Math.max(0, part.index - 200), part.index + 200)).toBeUndefined();
	});
});

/** Kinds of sentences that people write: short ones, long ones, and some in a script that takes many tokens. */
const manners: Record<string, string[]> = {
	English: [
		"I kept quiet.",
		"When she closed the kitchen door I knew that nobody would speak before the next morning, and so I learned to wait.",
		"He never said it twice.",
		"There was a rule for everything in that house, for shoes and for spoons and for the hour at which one may be sad, and all of us knew it.",
		"I still count the tiles.",
	],
	Polish: [
		"Milczałam.",
		"Kiedy zamykała drzwi do kuchni, wiedziałam, że nikt się nie odezwie aż do rana, więc nauczyłam się czekać.",
		"Nigdy nie powtarzał tego dwa razy.",
		"W tym domu na wszystko była reguła, na buty i na łyżki, i na godzinę, o której wolno się smucić, i każdy ją znał.",
		"Do dziś liczę schody.",
	],
};

describe.each(Object.keys(manners))("of very long answers in %s", (language) => {
	const sentences = manners[language] ?? [];
	const given = Array.from({ length: 300 }, (_, i) => sentences[i % sentences.length]).join(" ");
	it.each(actions)("%s fits, and quotes whole sentences", async (_, ask) => {
		const words = await sentFor(ask, given);
		expect(estimateTokens(words) + ANSWER).toBeLessThanOrEqual(WINDOW);
		const rest = sentences
			.toSorted((a, b) => b.length - a.length)
			.reduce((text, one) => text.replaceAll(one, "§"), words);
		expect(rest.match(/§/g)?.length).toBeGreaterThan(5);
		const halves = sentences.flatMap((one) => [one.slice(0, 12), one.slice(-12)]).filter((half) => rest.includes(half));
		expect(halves).toEqual([]);
	});

	it("a life script has answers about mother, father and home, and of the rest what was found", async () => {
		const words = await sentFor(askFor("life_script"), given);
		for (const title of ["Your Mother", "Your Father", "What Home Taught You"])
			expect(words).toContain(`answers: ${title}`);
		for (const title of ["Relationship Timeline Assessment", "When It Gets Hard"])
			expect(words).toContain(`found in their answers: ${title}`);
	});

	it("a love script leaves out none of what it is made of", async () => {
		const words = await sentFor(askFor("love_script"), given);
		for (const title of ["Soul Spark", "Your Mother", "Your Father", "What Home Taught You"])
			expect(words).toMatch(new RegExp(`answers: ${title}`));
	});

	it.each([6_000, 8_192])("in %d tokens a script without analyses has something of all three", async (window) => {
		const { life } = inputsOf(given);
		const answered = life.answered.map((one) => ({ ...one, found: null }));
		const { user } = lifeScriptMessages({ ...life, answered }, Math.round(window * 0.72) - 550);
		for (const title of ["Your Mother", "Your Father", "What Home Taught You"]) expect(user).toContain(title);
	});
});
