import { createOpenAiCoach } from "@/lib/ai/openai/coach";
import type { ReplyInput } from "@/lib/ai/types";
import { talks } from "@/lib/domain/talks/library";
import { FakeModel } from "@/tests/setup/model/fake-model";
import { input, coach as said } from "../chat/person";

const model = new FakeModel();
beforeAll(() => model.start());
afterAll(() => model.stop());

const QUARREL: ReplyInput = { ...input, message: "Why do we always have the same quarrel about the dishes?" };

async function answered(offers: unknown, about: ReplyInput = QUARREL) {
	model.replies({ content: JSON.stringify({ concern: null, reply: "You know that quarrel by heart.", offers }) });
	const coach = createOpenAiCoach({ baseURL: `${model.url}/v1`, model: "test-model", timeoutMs: 5_000 });
	const { guide } = await coach.reply(about, new AbortController().signal);
	expect(model.asked).toHaveLength(1);
	return { guide, prompt: model.asked[0]?.messages.map(({ content }) => content) ?? [] };
}

it("is known to the model: every talk, the same for everybody, and the articles nearest to the message", async () => {
	const { prompt } = await answered([]);
	for (const { slug, title } of talks) expect(prompt[0]).toContain(`${slug}: ${title}`);
	expect(prompt[0]).not.toContain("same-quarrel");
	expect(prompt.at(-1)).toMatch(/^- same-quarrel: .*/m);
});

it("is listed by titles, of all kinds, to somebody who does not write English, and offered to them too", async () => {
	const message = "Nie wiem, dlaczego znowu milczałam, kiedy mama zapytała o święta i o dom.";
	const { guide, prompt } = await answered(["same-quarrel"], { ...QUARREL, turns: [], message });
	expect(prompt.at(-1)).toContain("Articles of ours, in English");
	expect(prompt.at(-1)?.match(/^- [a-z-]+: /gm)?.length).toBeGreaterThan(12);
	expect(guide?.offers).toMatchObject([{ titles: [{ kind: "article", id: "same-quarrel" }] }]);
	expect((await answered([], { ...QUARREL, turns: [], message, signs: ["self-harm"] })).prompt.at(-1)).not.toContain(
		"Articles of ours",
	);
});

it("is offered by its id, and shown as titles to tap", async () => {
	const { guide } = await answered(["same-quarrel", "good-news"]);
	expect(guide?.offers).toEqual([
		{
			kind: "which-is-nearest",
			titles: [
				{ kind: "talk", id: "good-news", title: "Good news" },
				{ kind: "article", id: "same-quarrel", title: expect.any(String) },
			],
		},
	]);
});

it.each([
	["that does not exist", ["the-moon"]],
	["that was not given", ["meeting-parents", "a-hard-night"]],
	["that are no ids", [7, null, { id: "good-news" }]],
	["that is no list", "good news for you"],
	["that is missing", undefined],
])("is left out where it is something %s, and costs no second request", async (_, offers) => {
	expect((await answered(offers)).guide).toBeUndefined();
});

it("is not offered twice, and not at all where somebody may be in danger", async () => {
	const titles = [{ kind: "talk" as const, id: "good-news", title: "Good news" }];
	const before = { ...said("Here."), guide: { offers: [{ kind: "which-is-nearest" as const, titles }], memo: null } };
	expect((await answered(["good-news"], { ...QUARREL, turns: [before] })).guide).toBeUndefined();
	const { guide, prompt } = await answered(["good-news"], { ...QUARREL, signs: ["self-harm"] });
	expect(guide).toBeUndefined();
	expect(prompt.join("\n")).not.toMatch(/good-news|same-quarrel/);
});

it.each([
	[{ do: "feeling" as const, feeling: "lonely" }, /chose the feeling “lonely” from a list/],
	[{ do: "door" as const, door: "listen" as const }, /asks you to listen/],
])("says what was tapped, outside of what was written: %j", async (tap, words) => {
	const { prompt } = await answered([], { ...QUARREL, tap, message: "Lonely" });
	expect(prompt.at(-1)?.replace(/^~~~~ [\s\S]*?\n~~~~$/gm, "")).toMatch(words);
});
