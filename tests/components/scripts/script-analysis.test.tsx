import { act, screen, waitFor, within } from "@testing-library/react";
import { LIFE_SCRIPT_HINT, LOVE_SCRIPT_HINT } from "@/lib/domain/scripts/gates";
import { connectLockScreen, connectSpeaker, FakePlayer } from "@/tests/components/voice/platform";
import { Refusal, USER_ID } from "@/tests/setup/in-app";
import { button, life, lifeScript, none, open, patterns } from "./setup";

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
		await waitFor(() =>
			expect(screen.getByText("Sage is writing").closest("li")).toHaveAttribute("aria-current", "step"),
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

	test("written anew while the day is paused, is heard from its beginning, with its own affirmations", async () => {
		connectSpeaker();
		const { session, takeAway } = connectLockScreen();
		const lines = ["I may rest.", "I may speak."];
		const affirmation = (text: string) => ({ id: text, text, audioUrl: `/${text}`, voice: "nova", orderNum: 1 });
		const { pointer } = open(life(), {
			completed: ["8", "9", "12"],
			more: {
				[`GET /api/love-script/${USER_ID}`]: () => ({ loveScript, patterns, generation: null }),
				"POST /api/love-script/generate": () => ({
					loveScript: { ...loveScript, updatedAt: "2026-11-22T08:00:00.000Z", personalMythTitle: "The open gate" },
					patterns,
					generation: null,
				}),
				"GET /api/love-script/w1/affirmations": () => [affirmation(lines.shift() ?? "")],
				"GET /api/voice-preferences": () => ({ defaultVoice: "nova" }),
			},
		});
		await pointer.click(await screen.findByRole("tab", { name: "Love Script" }));
		await pointer.click(await button("Listen"));
		await waitFor(() => expect(FakePlayer.all).toHaveLength(1));
		act(() => FakePlayer.all[0]?.begin());
		// Whoever sees the device may see what is on its lock screen.
		expect(session.metadata).toEqual({ title: "A Day in Your Empowered Future", artist: "Innerscript" });
		takeAway();
		act(() => FakePlayer.all[0]?.reach(12, 60));
		await pointer.click(await button("Pause"));
		expect(await screen.findByText("I may rest.")).toBeVisible();
		// It keeps its id.
		await pointer.click(await button("Regenerate"));
		await pointer.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Regenerate" }));
		await screen.findByText("The open gate");
		expect(await screen.findByText("I may speak.")).toBeVisible();
		expect(screen.queryByText("I may rest.")).toBeNull();
		await pointer.click(await button("Listen"));
		await waitFor(() => expect(FakePlayer.all).toHaveLength(2));
		expect(FakePlayer.all[0]?.src).toBe("");
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
