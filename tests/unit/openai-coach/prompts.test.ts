import { createOpenAiCoach } from "@/lib/ai/openai/coach";
import { replyMessages } from "@/lib/ai/openai/prompts/conversation";
import { exampleExchanges } from "@/lib/ai/openai/prompts/example-exchanges";
import type { ReplyInput } from "@/lib/ai/types";
import { FakeModel } from "@/tests/setup/model/fake-model";
import { joined, input as talking } from "../chat/person";
import { coachAt, goodJson } from "./coached";

const model = new FakeModel();
beforeAll(() => model.start());
afterAll(() => model.stop());

describe("the example", () => {
	const shownFor = (change: Partial<ReplyInput>) => {
		const { system, user } = joined(replyMessages({ ...talking, ...change }, 5_600));
		return Object.entries(exampleExchanges).flatMap(([name, { reply }]) =>
			`${system}${user}`.includes(reply) ? [name] : [],
		);
	};

	it.each(["Everybody says she is selfish. Am I right?", "Мы снова поссорились.", "My grandmother died.", "hm"])(
		"is the same whatever the words of the message are: %s",
		(message) => expect(shownFor({ message })).toEqual(["usual"]),
	);

	it("follows a danger that is known", () => {
		expect(shownFor({ signs: ["partner-danger"] })).toEqual(["afraid"]);
		expect(shownFor({ signs: ["self-harm"] })).toEqual([]);
	});

	it.each(Object.entries(exampleExchanges))(
		"may be copied, as that of %s, and the reply is still shown",
		async (_, { reply }) => {
			model.replies({ content: JSON.stringify({ concern: null, reply }) });
			const coach = createOpenAiCoach({ baseURL: `${model.url}/v1`, model: "test-model", timeoutMs: 5_000 });
			const { content } = await coach.reply(talking, new AbortController().signal);
			expect(content.replace(/[“”]/g, "")).toBe(reply.replace(/[“”]/g, ""));
			expect(model.asked).toHaveLength(1);
		},
	);
});

describe("the lengths of an answer", () => {
	it("are said in sentences and words, where the server is told and where the model is", async () => {
		model.replies({ content: goodJson });
		await coachAt(model.url).analyze();
		const [asked] = model.asked;
		const system = asked?.messages[0]?.content ?? "";
		expect(system).not.toMatch(/characters/);
		expect(system).toMatch(/- closingInsight: two or three sentences, about 40 words/);
		expect(JSON.stringify(asked?.response_format)).toContain('"description":"two or three sentences, about 40 words"');
	});
});
