import { createOpenAiCoach } from "@/lib/ai/openai/coach";
import { languageOf } from "@/lib/ai/openai/language";
import { inputsOf } from "@/tests/evals/coach/prompts";
import { jsonLines } from "@/tests/setup/json-lines";
import { FakeModel } from "@/tests/setup/model/fake-model";
import { actions, asking } from "./actions";

/** Returns a long text: all of the safety tests' sentences in a language. */
const pageIn = (language: string) =>
	jsonLines<{ language: string; text: string }>("unit/safety/languages.jsonl")
		.flatMap((one) => (one.language === language ? [one.text] : []))
		.join(" ");

it.each([
	["I kept quiet and let the tap run.", "English"],
	["Nie wiem, dlaczego znowu milczałam, kiedy mama zapytała o święta i o dom.", "Polish"],
	["Znowu się pokłóciliśmy i nie wiem, co robić. Nie śpię i nie jem.", "Polish"],
	["We hebben weer ruzie gehad en ik weet niet wat ik moet doen. Hij was zo boos op me.", "Dutch"],
	[
		"Anoche volvimos a discutir y me quedé callado, como siempre, porque no quería que los niños nos oyeran.",
		"Spanish",
	],
	["Neden yine sustuğumu bilmiyorum, annem bana evi sorduğunda hiçbir şey söylemedim.", "Turkish"],
	["არ ვიცი, რატომ გავჩუმდი ისევ.", "Georgian"],
	["また黙ってしまった。どうしてだろう。", "Japanese"],
	["Ich weiß nicht, warum ich wieder geschwiegen habe, als meine Mutter nach dem Haus fragte.", "German"],
	[pageIn("de"), "German"],
	[pageIn("es"), "Spanish"],
	[
		"Ontem discutimos de novo e eu fiquei calado, como sempre, porque não queria que os miúdos nos ouvissem.",
		"Portuguese",
	],
	[pageIn("ru"), "Russian"],
	[pageIn("hi"), "Hindi"],
	[pageIn("id"), "Indonesian"],
	["ok", null],
	["Hm. Tom?", null],
	["🌊🌊🌊", null],
	["", null],
])("%j is %s", async (text, language) => expect(await languageOf([text])).toBe(language));

describe("is named last", () => {
	const model = new FakeModel();
	beforeAll(() => model.start());
	afterAll(() => model.stop());

	const polish = "Nie wiem, dlaczego znowu milczałam, kiedy mama zapytała o święta i o dom.";
	const { entry, life } = inputsOf(polish);
	const { signal } = new AbortController();
	const coach = () => createOpenAiCoach({ baseURL: `${model.url}/v1`, model: "test-model", timeoutMs: 5_000 });

	it.each(actions.filter(([task]) => task !== "letter"))(
		"where %s is asked for, and where it is asked for again",
		async (_, ask) => {
			model.replies({ content: "{}" }, { content: "{}" });
			await asking(ask, coach(), polish);
			expect(model.asked.map(({ messages }) => messages.at(-1)?.content.split("\n").at(-1))).toEqual([
				"Answer in Polish.",
				"Answer in Polish.",
			]);
		},
	);

	it("and a script in it need not begin as an English one does", async () => {
		const pattern = { description: "Czekam, aż ktoś zacznie.", impact: "Kosztuje mnie to wieczór." };
		const patterns = ["Czekanie", "Cisza", "Zgoda"].map((name) => ({ ...pattern, pattern: name }));
		const script = {
			scriptSentence: "Milczę, żeby nikt nie odszedł.",
			mainScript: "Milczę i czekam. ".repeat(80),
			patterns,
		};
		model.replies({ content: JSON.stringify({ ...script, quotes: [] }) });
		await expect(coach().writeLifeScript(life, signal)).resolves.toMatchObject({
			scriptSentence: script.scriptSentence,
		});
		expect(model.asked).toHaveLength(1);
	});

	it("and not where it would be a guess", async () => {
		model.replies({ content: "{}" }, { content: "{}" });
		await coach()
			.quickInsight({ ...entry, content: "ok" }, signal)
			.catch(() => null);
		expect(JSON.stringify(model.asked)).not.toContain("Answer in");
	});
});
