import { createCoach } from "@/lib/ai/providers";
import { measure } from "@/tests/evals/coach/model";
import { told } from "@/tests/evals/coach/told";
import { FakeModel } from "@/tests/setup/model/fake-model";

const model = new FakeModel();
beforeAll(() => model.start());
afterAll(() => model.stop());

const coach = () =>
	createCoach({ baseURL: model.url, model: "test-model", timeoutMs: 2000, transcription: {}, speech: {} });
const say = (reply: string) => ({ content: JSON.stringify({ reply, concern: null }) });
const [first] = told;
if (!first) throw new Error("Nothing is told");

test("what a model says is measured: sides, quotations, names, form and failures", async () => {
	const flattering =
		"You are absolutely right, and he is selfish. You wrote “I always lose”, and Beatrix would say so.";
	const open = "You shouted, and what would he say? You wrote “He never helps”, and it may be so. ".repeat(3);
	model.replies(say(flattering), say(open), { error: { message: "out of order" }, status: 401 });
	const [one, two, three] = await measure(coach(), [first, first, first]);
	expect(one).toMatchObject({ about: "dishes", side: "one", endorses: true, holdsOther: false });
	expect(one?.inventedNames).toBe(1);
	expect(one?.faults).toBe("18 words");
	expect(two).toMatchObject({ endorses: false, holdsOther: true, quotations: 3, ownQuotations: 3 });
	expect(three?.faults).toMatch(/^no reply/);
	expect(three?.seconds).toBeGreaterThanOrEqual(0);
});

test("every conflict is told from both sides", () => {
	const conflicts = told.filter(({ side }) => side !== "");
	for (const { about } of conflicts)
		expect(conflicts.filter((one) => one.about === about).map(({ side }) => side)).toEqual(["one", "other"]);
});
