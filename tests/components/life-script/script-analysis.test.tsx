import { act, screen, waitFor, within } from "@testing-library/react";
import { ScriptAnalysis } from "@/components/life-script/script-analysis";
import { draftSlot } from "@/lib/life-script/draft";
import { LIFE_SCRIPT_HINT, LOVE_SCRIPT_HINT } from "@/lib/life-script/gates";
import { type Call, Refusal, serve, show, USER_ID } from "@/tests/components/journal/setup";
import { connectSpeaker, FakePlayer } from "@/tests/components/voice/platform";

const patterns = ["The quiet watch", "The open hand", "The late answer"].map((pattern, i) => ({
	id: `p${i}`,
	lifeScriptId: "v1",
	pattern,
	description: `Description ${i + 1}`,
	impact: `Impact ${i + 1}`,
	order_num: i + 1,
	isUserEdited: false,
}));
const lifeScript = {
	id: "v1",
	userId: USER_ID,
	scriptSentence: "I keep the peace.",
	mainScript: "I learned to listen.\n\nI still do.",
	lastUpdated: "2026-11-20T08:00:00.000Z",
	createdAt: "2026-11-20T08:00:00.000Z",
	isUserEdited: false,
	origin: "generated",
	writtenBy: "built-in",
	sources: [{ questionnaireId: "8", responseId: "r", questionId: "q1", quote: "she hummed" }],
};
const life = (more: object = {}, generation: object | null = null) => ({
	lifeScript: { ...lifeScript, ...more },
	patterns,
	generation,
});
const none = { lifeScript: null, patterns: [], generation: null };
const response = (questionnaireId: string) => ({
	id: `r${questionnaireId}`,
	questionnaireId,
	isBeingAnalyzed: false,
	version: 1,
	completedAt: "2026-11-19T08:00:00.000Z",
	patternScores: null,
	hasAnalysis: true,
	preview: null,
});

function open(
	answer: unknown,
	{ completed = ["8", "9"], more = {} }: { completed?: string[]; more?: Record<string, (call: Call) => unknown> } = {},
) {
	const calls = serve({
		"GET /api/questionnaires": () => [
			{ id: "8", title: "Your Mother", description: "", questions: [] },
			{ id: "9", title: "Your Father", description: "", questions: [] },
		],
		[`GET /api/responses/${USER_ID}/summary`]: () => completed.map(response),
		[`GET /api/life-script/${USER_ID}`]: () => answer,
		...more,
	});
	return { ...show(<ScriptAnalysis userId={USER_ID} />), calls };
}
const button = (name: string | RegExp) => screen.findByRole("button", { name });

describe("without a script", () => {
	test("waits for both assessments, says so, and shows the way to the one that is missing", async () => {
		open(none, { completed: ["8"] });
		expect(await button("Generate Life Script Analysis")).toBeDisabled();
		expect(screen.getByText(LIFE_SCRIPT_HINT)).toBeVisible();
		expect(await screen.findByRole("link", { name: "Your Father" })).toHaveAttribute("href", "/questionnaires/9");
		expect(screen.queryByRole("link", { name: "Your Mother" })).toBeNull();
	});

	test("is written at a press, with the stages that the server tells", async () => {
		let finish: (value: unknown) => void = () => {};
		const written = new Promise((resolve) => {
			finish = resolve;
		});
		let state: unknown = none;
		const { pointer } = open(none, {
			more: {
				[`GET /api/life-script/${USER_ID}`]: () => state,
				"POST /api/life-script/generate": () => written,
			},
		});
		const generate = await button("Generate Life Script Analysis");
		await waitFor(() => expect(generate).toBeEnabled());
		state = { ...none, generation: { stage: "writing", startedAt: new Date().toISOString(), failure: null } };
		await pointer.click(generate);
		expect(generate).toBeDisabled();
		await waitFor(
			() => expect(screen.getByText("Sage is writing").closest("li")).toHaveAttribute("aria-current", "step"),
			{
				timeout: 4000,
			},
		);
		state = life();
		finish(life());
		expect(await screen.findByText("“I keep the peace.”")).toBeVisible();
		expect(screen.getByText("Life Script Generated")).toBeVisible();
		expect(screen.getByText("Your life script analysis has been generated successfully.")).toBeVisible();
	});

	test("says why it could not be written", async () => {
		const { pointer } = open(none, {
			more: {
				"POST /api/life-script/generate": () => {
					throw new Refusal(502);
				},
			},
		});
		const generate = await button("Generate Life Script Analysis");
		await waitFor(() => expect(generate).toBeEnabled());
		await pointer.click(generate);
		expect(await screen.findByText("Generation Failed")).toBeVisible();
		expect(screen.getByText("Failed to generate life script analysis.")).toBeVisible();
		await waitFor(() => expect(generate).toBeEnabled());
	});

	test("tells of its end once, also where its tab was left meanwhile", async () => {
		let finish: (value: unknown) => void = () => {};
		const written = new Promise((resolve) => {
			finish = resolve;
		});
		const { pointer } = open(none, {
			more: {
				"POST /api/life-script/generate": () => written,
				[`GET /api/love-script/${USER_ID}`]: () => ({ loveScript: null, patterns: [], generation: null }),
			},
		});
		const generate = await button("Generate Life Script Analysis");
		await waitFor(() => expect(generate).toBeEnabled());
		await pointer.click(generate);
		await pointer.click(screen.getByRole("tab", { name: "Love Script" }));
		await pointer.click(screen.getByRole("tab", { name: "Life Script" }));
		expect(await button("Generate Life Script Analysis")).toBeDisabled();
		expect(screen.getByText("Gathering your answers")).toBeVisible();
		await pointer.click(screen.getByRole("tab", { name: "Love Script" }));
		await button("Generate Love Script");
		finish(life());
		expect(await screen.findByText("Life Script Generated")).toBeVisible();
		expect(screen.getAllByText("Life Script Generated")).toHaveLength(1);
		await pointer.click(screen.getByRole("tab", { name: "Life Script" }));
		expect(await screen.findByText("“I keep the peace.”")).toBeVisible();
		expect(screen.getAllByText("Life Script Generated")).toHaveLength(1);
	});

	test("that failed while nobody looked, tells the sentence", async () => {
		open({
			...none,
			generation: { stage: "writing", startedAt: lifeScript.createdAt, failure: "It was interrupted." },
		});
		expect(await screen.findByText("It was interrupted.")).toBeVisible();
	});
});

describe("with a script", () => {
	test("shows the sentence, the text, the patterns, who wrote it and where it comes from", async () => {
		const { pointer } = open(life());
		expect(await screen.findByText("“I keep the peace.”")).toBeVisible();
		expect(screen.getByText("I still do.")).toBeVisible();
		expect(screen.getByText(/Written by Sage, the built-in coach · November 20, 2026/)).toBeVisible();
		expect(await screen.findByText(", in Your Mother")).toBeInTheDocument();
		expect(screen.getAllByRole("region", { name: /^Pattern [123]$/ })).toHaveLength(3);
		await pointer.click(screen.getByRole("button", { name: "Read More about The open hand" }));
		const dialog = screen.getByRole("dialog", { name: "The open hand" });
		expect(within(dialog).getByRole("heading", { name: "Impact Analysis" }).parentElement).toHaveTextContent(
			"Impact 2",
		);
	});

	test("is edited over a copy, and cancelling asks only where something changed", async () => {
		const { pointer, calls } = open(life());
		await pointer.click(await button("Edit"));
		await pointer.click(await button("Cancel"));
		expect(await screen.findByText("“I keep the peace.”")).toBeVisible();
		await pointer.click(await button("Edit"));
		await pointer.type(await screen.findByLabelText("Script sentence"), " Always.");
		expect(JSON.parse(localStorage.getItem(draftSlot("life", USER_ID)) ?? "").texts.fields.scriptSentence).toBe(
			"I keep the peace. Always.",
		);
		await pointer.click(await button("Cancel"));
		await pointer.click(await button("Discard"));
		expect(await screen.findByText("“I keep the peace.”")).toBeVisible();
		expect(localStorage.getItem(draftSlot("life", USER_ID))).toBeNull();
		expect(calls.some(({ method }) => method === "PUT")).toBe(false);
	});

	test("opened for editing and left as it was, is not kept as an edit", async () => {
		const { pointer } = open(life());
		await pointer.click(await button("Edit"));
		await screen.findByLabelText("Script sentence");
		expect(localStorage.getItem(draftSlot("life", USER_ID))).toBeNull();
	});

	test("takes whoever edits it to its beginning, and back there in the end", async () => {
		const { pointer } = open(life());
		const panel = screen.getByRole("tabpanel", { name: "Life Script" });
		await pointer.click(await button("Edit"));
		const form = await screen.findByRole("form", { name: "Edit your life script" });
		expect(panel).toContainElement(document.activeElement as HTMLElement);
		await pointer.tab();
		expect(within(form).getByLabelText("Script sentence")).toHaveFocus();
		await pointer.click(await button("Cancel"));
		await screen.findByText("“I keep the peace.”");
		expect(panel).toContainElement(document.activeElement as HTMLElement);
	});

	test("given up here, keeps what another tab has typed since", async () => {
		const { pointer } = open(life());
		await pointer.click(await button("Edit"));
		await pointer.type(await screen.findByLabelText("Script sentence"), "!");
		const slot = draftSlot("life", USER_ID);
		const other = (localStorage.getItem(slot) ?? "").replace("I keep the peace.!", "From the other tab");
		localStorage.setItem(slot, other);
		await pointer.click(await button("Cancel"));
		await pointer.click(await button("Discard"));
		await screen.findByText("“I keep the peace.”");
		expect(localStorage.getItem(slot)).toBe(other);
	});

	test("changed somewhere else meanwhile, says so where it can be seen", async () => {
		const broughtIntoView = jest.spyOn(Element.prototype, "scrollIntoView");
		const { pointer } = open(life(), {
			more: {
				"PUT /api/life-script/v1": () => {
					throw new Refusal(409);
				},
			},
		});
		await pointer.click(await button("Edit"));
		await pointer.type(await screen.findByLabelText("Script sentence"), "!");
		await pointer.click(await button("Save Changes"));
		const notice = await screen.findByText(/has changed since you began/);
		expect(broughtIntoView.mock.contexts).toContain(notice);
	});

	test.each([
		["I learned to listen.", true],
		["“I” was a word we did not use.", true],
		["تعلمت أن أصغي.", false],
		["私は聞くことを学んだ。", false],
		["– 1986 –", false],
	])("that begins %j has a large first letter: %s", async (mainScript, isLarge) => {
		open(life({ mainScript }));
		const text = (await screen.findByText(mainScript)).parentElement;
		expect(text?.className.includes("first-letter")).toBe(isLarge);
	});

	test("has earlier versions that can be asked for again", async () => {
		let fails = true;
		const { pointer } = open(life(), {
			more: {
				[`GET /api/life-script/${USER_ID}/versions`]: () => {
					if (fails) throw new Refusal(503);
					return [{ id: "v0", createdAt: lifeScript.createdAt, origin: "generated", sentence: "I keep quiet." }];
				},
			},
		});
		await pointer.click(await button("Earlier versions"));
		const again = await button("Try again");
		fails = false;
		await pointer.click(again);
		expect(await button(/I keep quiet/)).toBeVisible();
	});

	test("is saved whole, and shown as the server has it", async () => {
		const { pointer, calls } = open(life(), {
			more: { "PUT /api/life-script/v1": () => life({ id: "v2", scriptSentence: "Mine.", isUserEdited: true }) },
		});
		await pointer.click(await button("Edit"));
		const [impact] = await screen.findAllByLabelText("Impact Analysis");
		if (!impact) throw new Error("There is no box for the impact");
		await pointer.type(impact, "!");
		await pointer.click(await button("Save Changes"));
		expect(await screen.findByText("“Mine.”")).toBeVisible();
		expect(screen.getByText("Changes Saved")).toBeVisible();
		expect(screen.getByText("Your life script has been updated successfully.")).toBeVisible();
		expect(calls.find(({ method }) => method === "PUT")?.body).toEqual({
			lifeScript: { scriptSentence: "I keep the peace.", mainScript: lifeScript.mainScript },
			patterns: patterns.map(({ pattern, description, impact }, i) => ({
				pattern,
				description,
				impact: i === 0 ? `${impact}!` : impact,
			})),
		});
		expect(localStorage.getItem(draftSlot("life", USER_ID))).toBeNull();
	});

	test("keeps what was typed when saving fails, and says what is wrong with a blank box", async () => {
		const { pointer } = open(life(), {
			more: {
				"PUT /api/life-script/v1": () => {
					throw new Refusal(503);
				},
			},
		});
		await pointer.click(await button("Edit"));
		const sentence = await screen.findByLabelText("Script sentence");
		await pointer.clear(sentence);
		await pointer.click(await button("Save Changes"));
		expect((await screen.findAllByText("The sentence cannot be empty"))[0]).toBeVisible();
		await waitFor(() => expect(sentence).toHaveFocus());
		await pointer.type(sentence, "I leave.");
		expect(sentence).not.toHaveAttribute("aria-invalid");
		await pointer.click(await button("Save Changes"));
		expect(await screen.findByText("Failed to save changes.")).toBeVisible();
		expect(screen.getByText("Update Failed")).toBeVisible();
		expect(sentence).toHaveValue("I leave.");
	});

	test("comes back to an edit that was not saved, also where the script has changed since", async () => {
		const texts = { fields: { scriptSentence: "Half written", mainScript: "x" }, patterns };
		localStorage.setItem(draftSlot("life", USER_ID), JSON.stringify({ from: "v0", texts }));
		open(life());
		expect(await screen.findByLabelText("Script sentence")).toHaveValue("Half written");
		expect(screen.getByText("These are the changes that you had not saved yet.")).toBeVisible();
		expect(screen.getByText(/has changed since you began/)).toBeVisible();
	});

	test("edited by hand is not written anew without asking", async () => {
		const { pointer, calls } = open(life({ isUserEdited: true }), {
			more: { "POST /api/life-script/generate": () => life({ id: "v2", scriptSentence: "I begin." }) },
		});
		await pointer.click(await button("Regenerate"));
		const dialog = screen.getByRole("alertdialog", { name: "Write it anew?" });
		await pointer.click(within(dialog).getByRole("button", { name: "Cancel" }));
		expect(calls.some(({ method }) => method === "POST")).toBe(false);
		await pointer.click(await button("Regenerate"));
		await pointer.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Regenerate" }));
		expect(await screen.findByText("“I begin.”")).toBeVisible();
		expect(calls.find(({ method }) => method === "POST")?.path).toBe("/api/life-script/generate?from=v1");
	});

	test("lists earlier versions, shows what changed, and brings one back after asking", async () => {
		const { pointer } = open(life(), {
			more: {
				[`GET /api/life-script/${USER_ID}/versions`]: () => [
					{ id: "v1", createdAt: lifeScript.createdAt, origin: "edited", sentence: "I keep the peace." },
					{ id: "v0", createdAt: "2026-11-01T08:00:00.000Z", origin: "generated", sentence: "I keep quiet." },
				],
				"GET /api/life-script/v0/version": () => life({ id: "v0", scriptSentence: "I keep quiet." }),
				"POST /api/life-script/v0/restore": () =>
					life({ id: "v2", scriptSentence: "I keep quiet.", origin: "restored" }),
			},
		});
		await pointer.click(await button("Earlier versions"));
		const dialog = await screen.findByRole("dialog", { name: "Earlier versions" });
		await pointer.click(await within(dialog).findByRole("button", { name: /I keep quiet/ }));
		const removed = (await within(dialog).findAllByText(/quiet/)).find((element) => element.tagName === "DEL");
		expect(removed).toHaveTextContent("[removed: quiet]");
		await pointer.click(within(dialog).getByRole("button", { name: "Bring this version back" }));
		await pointer.click(await button("Bring it back"));
		expect(await screen.findByText("“I keep quiet.”")).toBeVisible();
	});

	test("that cannot be read offers to try again", async () => {
		let fails = true;
		const { pointer } = open(life(), {
			more: {
				[`GET /api/life-script/${USER_ID}`]: () => {
					if (fails) throw new Refusal(503);
					return life();
				},
			},
		});
		const again = await button("Try again");
		fails = false;
		await pointer.click(again);
		expect(await screen.findByText("“I keep the peace.”")).toBeVisible();
	});
});

describe("the love script", () => {
	const loveScript = {
		...lifeScript,
		id: "w1",
		personalMythTitle: "The Keeper of the Lamp",
		personalMythIntro: "Once I kept a lamp.",
		healedScriptSentence: "I can be loved.",
		healedMainScript: "I open the door.",
		dayInLifeNarrative: "I wake.",
	};

	test("is read only when its tab is opened, and has all of its parts", async () => {
		const { pointer, calls } = open(life(), {
			completed: ["8", "9", "12"],
			more: {
				[`GET /api/love-script/${USER_ID}`]: () => ({ loveScript, patterns, generation: null }),
				"GET /api/love-script/w1/affirmations": () => [],
			},
		});
		await screen.findByText("“I keep the peace.”");
		expect(calls.some(({ path }) => path.includes("love-script"))).toBe(false);
		await pointer.click(screen.getByRole("tab", { name: "Love Script" }));
		expect(await screen.findByText("The Keeper of the Lamp")).toBeVisible();
		for (const name of ["Personal Hero/ine Myth", "Healed Love Script", "A Day in Your Empowered Future"]) {
			expect(screen.getByRole("heading", { name })).toBeVisible();
		}
		expect(screen.getByText("“I can be loved.”")).toBeVisible();
		await pointer.click(screen.getByRole("button", { name: "Read More about The open hand" }));
		expect(screen.getByRole("heading", { name: "Positive Impact" })).toBeVisible();
	});

	test("written anew while the day is paused, is heard from its beginning", async () => {
		connectSpeaker();
		const { pointer } = open(life(), {
			completed: ["8", "9", "12"],
			more: {
				[`GET /api/love-script/${USER_ID}`]: () => ({ loveScript, patterns, generation: null }),
				"POST /api/love-script/generate": () => ({
					loveScript: { ...loveScript, id: "w2", personalMythTitle: "The open gate" },
					patterns,
					generation: null,
				}),
				"GET /api/love-script/w1/affirmations": () => [],
				"GET /api/love-script/w2/affirmations": () => [],
				"GET /api/voice-preferences": () => ({ defaultVoice: "nova" }),
			},
		});
		await pointer.click(await screen.findByRole("tab", { name: "Love Script" }));
		await pointer.click(await button("Listen"));
		await waitFor(() => expect(FakePlayer.all).toHaveLength(1));
		act(() => FakePlayer.all[0]?.begin());
		await pointer.click(await button("Pause"));
		await pointer.click(await button("Regenerate"));
		await screen.findByText("The open gate");
		await pointer.click(await button("Listen"));
		await waitFor(() => expect(FakePlayer.all.at(-1)?.src).toContain("/w2/"));
	});

	test.each([
		["a life script", none, ["8", "9", "12"]],
		["the Soul Spark assessment", life(), ["8", "9"]],
	])("waits for %s", async (_, answer, completed) => {
		const { pointer } = open(answer, {
			completed,
			more: { [`GET /api/love-script/${USER_ID}`]: () => ({ loveScript: null, patterns: [], generation: null }) },
		});
		await pointer.click(screen.getByRole("tab", { name: "Love Script" }));
		expect(await button("Generate Love Script")).toBeDisabled();
		expect(screen.getByText(LOVE_SCRIPT_HINT)).toBeVisible();
	});
});
