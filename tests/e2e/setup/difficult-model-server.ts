/**
 * Models as they are: each person of the journeys has one of their own, named by their first name. All have a window of
 * 4,096 tokens, and refuse more, where real ones would forget how the prompt began.
 */
import { createServer, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { DIFFICULT_MODEL_PORT, type Difficulty } from "./apps";

const WINDOW = 4096;
/** How often the line drops for somebody at one kind of text, before it holds: once, and at both tries after it. */
const DROPS = 3;

const sentence = "When the house is quiet I listen for what is wrong before I notice what is mine. ";
const prose = (sentences: number) => sentence.repeat(sentences).trim();

function answerTo(kind: string, isLong: boolean): object {
	const long = (words: string) => (isLong ? `${words} ${words}` : words);
	if (kind === "reply") return { reply: long("You kept quiet again. What would you have said to Tom?") };
	if (kind === "reflection") {
		return {
			title: long("The Tap Running"),
			keyInsights: [
				"You kept quiet.",
				"The kitchen held you.",
				"Say more.",
				...(isLong ? ["And more.", "And more."] : []),
			],
			quote: null,
			message: long("Rest well, and be kind to yourself tonight. ".repeat(10).trim()),
			relatedEntry: null,
		};
	}
	if (kind === "script") {
		return {
			scriptSentence: "I keep the peace so that nobody leaves.",
			mainScript: `${prose(isLong ? 30 : 9)}\n\n${prose(isLong ? 30 : 9)}`,
			patterns: ["The quiet watch", "The open hand", "The late answer"].map((pattern, i) => ({
				pattern,
				description: `I do this the ${i + 1}. way whenever a voice rises.`,
				impact: `It costs me the ${i + 1}. evening of the week.`,
			})),
			quotes: ["I learned to listen"],
		};
	}
	return {
		quote: null,
		keyInsights: Array.from({ length: isLong ? 8 : 3 }, (_, i) => `You notice silence ${i}.`),
		corePattern: long("You keep the peace by talking. ".repeat(isLong ? 60 : 4)),
		origin: "Dinner was quiet.",
		impact: "Evenings tire you.",
		innerWork: "Let one silence be.",
		relationalShifts: "Ask once whether it is about you.",
		actionSteps: ["Eat slowly.", "Say one thing less.", "Ask one question."],
		areasForExploration: ["Who was loud?", "What was quiet?"],
		closingInsight: "Silence is not always about you.",
	};
}

function kindOf(prompt: string): string {
	if (prompt.includes("the next message")) return "reply";
	if (prompt.includes("coach of a private journal")) return "reflection";
	return prompt.includes("Now write the life script") ? "script" : "analysis";
}

function json(response: ServerResponse, status: number, body: object): void {
	response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
const refuse = (response: ServerResponse, message: string) => json(response, 400, { error: { message } });
const chunk = (delta: object, finishReason: string | null = null) =>
	`data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finishReason }] })}\n\n`;

const dropped = new Map<string, number>();

async function respond(body: { messages: { content: string }[]; response_format?: object }, response: ServerResponse) {
	const prompt = body.messages.map(({ content }) => content).join("\n");
	const name = /~~~~ their first name\n(.*)\n/.exec(prompt)?.[1] ?? "";
	const difficulty = name.split(" ")[0] as Difficulty;
	const kind = kindOf(prompt);
	if (prompt.length / 4 > WINDOW) return refuse(response, "This model's maximum context length is 4096 tokens.");
	const answer = answerTo(kind, difficulty === "Longwinded");
	const raw = JSON.stringify(answer);
	if (difficulty === "Schemaless") {
		if (body.response_format) return refuse(response, "response_format is not supported");
		const content =
			"reply" in answer ? answer.reply : `Sure! Here it is:\n\`\`\`json\n${raw}\n\`\`\`\nTell me if you want more.`;
		return json(response, 200, { choices: [{ message: { content }, finish_reason: "stop" }] });
	}
	response.writeHead(200, { "content-type": "text/event-stream" });
	if (difficulty === "Thinker") response.write(chunk({ content: '<think>They kept quiet. {"reply": "no"}?</think>' }));
	if (difficulty === "Dropping") {
		const count = (dropped.get(`${name} ${kind}`) ?? 0) + 1;
		dropped.set(`${name} ${kind}`, count);
		if (count <= DROPS) {
			response.write(chunk({ content: raw.slice(0, 48) }));
			await wait(50);
			return response.socket?.destroy();
		}
	}
	// Longer than the whole silence that a model may have, in four parts, each of them in time.
	const size = difficulty === "Slow" ? Math.ceil(raw.length / 4) : 400;
	for (let at = 0; at < raw.length; at += size) {
		if (difficulty === "Slow") await wait(1_200);
		response.write(chunk({ content: raw.slice(at, at + size) }));
	}
	return response.end(`${chunk({}, "stop")}data: [DONE]\n\n`);
}

createServer(async (request, response) => {
	const raw = await text(request);
	if (request.url === "/v1/models") {
		return json(response, 200, { data: [{ id: "small-model", max_model_len: WINDOW }] });
	}
	if (!request.url?.endsWith("/chat/completions")) return void response.writeHead(404).end();
	await respond(JSON.parse(raw), response);
}).listen(DIFFICULT_MODEL_PORT);
