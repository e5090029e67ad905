import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { recordingKey } from "@/lib/browser/voice/recording-key";
import { readRecording, removeRecording, storeRecording } from "@/lib/browser/voice/waiting-recordings";
import { button, FakeServer, loadQuestions, openScreen, responseTo, savedProgress } from "./setup";

jest.mock("next/navigation", () => jest.requireActual("./navigation").navigation);

beforeAll(loadQuestions);

const WORDS = "Long, and then quiet.";

const open = () => openScreen({ at: "/questionnaires/1" });
const next = () => button("Next");

describe("a text", () => {
	test.each([
		[0, "0 words", /Write as you would in a notebook\. 50 to 100 words/],
		[3, "3 words", /A beginning/],
		[50, "50 words", /full picture/],
	])("of %i words is counted and encouraged", async (count, shown, encouragement) => {
		const { user } = open();
		const field = screen.getByRole("textbox");
		await user.click(field);
		if (count > 0) await user.paste(Array.from({ length: count }, () => "word").join(" "));
		expect(screen.getByText(shown)).toBeVisible();
		expect(field).toHaveAccessibleDescription(encouragement);
		expect(screen.getByRole("progressbar", { name: "Words written" })).toHaveAttribute(
			"aria-valuenow",
			String(Math.min(count, 50)),
		);
	});
});

test("from the second question on one can stop, and the answers are kept", async () => {
	const { user } = open();
	expect(screen.queryByRole("button", { name: "Stop for now" })).toBeNull();
	await user.type(screen.getByRole("textbox"), WORDS);
	await user.click(next());
	await user.click(button("Stop for now"));
	expect(await screen.findByRole("heading", { name: "Week 1" })).toBeVisible();
	expect(savedProgress()).toMatchObject({ answers: { q1: WORDS }, index: 1 });
});

describe("a missing answer", () => {
	test("gets the focus, and its error is announced each time", async () => {
		const { user } = open();
		await user.click(next());
		const field = screen.getByRole("textbox");
		expect(field).toHaveFocus();
		expect(field).toHaveAccessibleDescription(/Please provide an answer before continuing/);
		const announced = screen.getByRole("alert").firstElementChild;
		await user.click(next());
		expect(field).toHaveFocus();
		expect(screen.getByRole("alert")).toHaveTextContent("Please provide an answer before continuing");
		expect(screen.getByRole("alert").firstElementChild).not.toBe(announced);
	});

	test("of a choice leads to its first option", async () => {
		const { user } = open();
		await user.type(screen.getByRole("textbox"), WORDS);
		await user.click(next());
		await user.click(next());
		await user.click(button("Submit"));
		expect(screen.getByRole("radio", { name: "Rest" })).toHaveFocus();
		expect(screen.getByRole("radio", { name: "Rest" })).not.toBeChecked();
	});
});

describe("a scale", () => {
	async function openScale() {
		const { user } = open();
		await user.type(screen.getByRole("textbox"), WORDS);
		await user.click(next());
		return user;
	}

	test("says that it has not been chosen until it is, even where it stands", async () => {
		const user = await openScale();
		const slider = screen.getByRole("slider", { name: "I slept well." });
		expect(slider).toHaveAttribute("aria-valuetext", "Not answered yet");
		expect(slider).toHaveAccessibleDescription(/If you go on without choosing, your answer is 3 of 10/);
		expect(button("3 of 10")).toHaveAttribute("aria-pressed", "false");
		await user.keyboard("3");
		expect(slider).toHaveFocus();
		expect(slider).toHaveAttribute("aria-valuetext", "3 of 10");
		expect(button("3 of 10")).toHaveAttribute("aria-pressed", "true");
		await user.click(button("Previous"));
		await user.click(next());
		expect(screen.getByRole("slider")).toHaveAttribute("aria-valuetext", "3 of 10");
	});

	test("is not answered by having been seen: it comes back unanswered", async () => {
		const { user, unmount } = open();
		await user.type(screen.getByRole("textbox"), WORDS);
		await user.click(next());
		window.dispatchEvent(new Event("pagehide"));
		expect(savedProgress()).toMatchObject({ answers: { q1: WORDS }, index: 1 });
		expect(savedProgress().answers).not.toHaveProperty("q2");
		unmount();
		open();
		expect(screen.getByRole("slider")).toHaveAttribute("aria-valuetext", "Not answered yet");
	});

	test("stands at 3, which Next takes for the answer, between its named ends", async () => {
		const user = await openScale();
		const slider = screen.getByRole("slider", { name: "I slept well." });
		expect(slider).toHaveAttribute("aria-valuenow", "3");
		expect(slider).toHaveAttribute("aria-valuemin", "1");
		expect(slider).toHaveAttribute("aria-valuemax", "10");
		expect(screen.getByText("Strongly Disagree")).toBeVisible();
		expect(screen.getByText("Strongly Agree")).toBeVisible();
		await user.click(next());
		expect(savedProgress().answers).toEqual({ q1: WORDS, q2: 3 });
	});

	describe("with time", () => {
		beforeEach(() => void jest.useFakeTimers());
		afterEach(() => void jest.useRealTimers());
		const pass = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));
		const tap = (name: string) => fireEvent.click(button(name));
		const position = (text: string) => expect(screen.getByText(text)).toBeVisible();

		function openStatements() {
			openScreen({ at: "/questionnaires/6" });
			position("Question 1 of 31");
		}

		test("goes on by itself after a number key, once for a key that is held", () => {
			openStatements();
			const press = (repeat = false) => fireEvent.keyDown(document.body, { key: "4", repeat });
			press();
			pass(100);
			press(true);
			pass(300);
			position("Question 2 of 31");
			press(true);
			pass(400);
			position("Question 2 of 31");
			expect(button("4 of 5")).toHaveAttribute("aria-pressed", "false");
		});

		test("never sends the answers because the last one was tapped", () => {
			openStatements();
			for (let at = 1; at < 31; at++) {
				tap("4 of 5");
				pass(400);
				pass(400);
			}
			position("Question 31 of 31");
			tap("4 of 5");
			pass(5_000);
			position("Question 31 of 31");
			expect(button("Submit")).toBeEnabled();
		});

		test("stays where it is for whoever prefers that, also the next time", () => {
			openStatements();
			const option = screen.getByRole("checkbox", { name: "Go on when I choose a number" });
			fireEvent.click(option);
			tap("4 of 5");
			pass(5_000);
			position("Question 1 of 31");
			expect(localStorage.getItem("stay-after-tap")).not.toBeNull();
			fireEvent.click(option);
			expect(localStorage.getItem("stay-after-tap")).toBeNull();
		});

		test("takes back the step that a tap began when somebody goes elsewhere first", () => {
			openStatements();
			tap("4 of 5");
			pass(400);
			pass(400);
			tap("2 of 5");
			tap("Previous");
			pass(5_000);
			position("Question 1 of 31");
		});

		test("takes the second half of a double tap for none on the next statement", () => {
			openStatements();
			tap("4 of 5");
			pass(400);
			tap("4 of 5");
			expect(button("4 of 5")).toHaveAttribute("aria-pressed", "false");
			pass(400);
			position("Question 2 of 31");
			tap("4 of 5");
			expect(button("4 of 5")).toHaveAttribute("aria-pressed", "true");
		});
	});
});

test("a choice is made with the arrow keys, and Enter goes on", async () => {
	const { user } = openScreen({ at: "/questionnaires/5" });
	await user.tab();
	await user.keyboard(" ");
	// While an arrow key is down, Radix selects the option that gets the focus.
	await user.keyboard("{ArrowDown>}");
	await waitFor(() => expect(screen.getAllByRole("radio")[1]).toBeChecked());
	await user.keyboard("{/ArrowDown}{Enter}");
	expect(screen.getByText(/^Question 2 of/)).toBeVisible();
});

describe("a recording that waits", () => {
	const kept = { audio: new Blob(["sound"]), seconds: 3, at: 0 };
	const waiting = "A recording is waiting to become text.";
	const of = (response: string) => recordingKey(7, `1/${response}/q1`);
	afterEach(() => Promise.all([removeRecording(of("r1")), removeRecording(of("new"))]));

	test.each([
		["r1", "/questionnaires/1/edit", true],
		["new", "/questionnaires/1/edit", false],
		["r1", "/questionnaires/1", false],
		["new", "/questionnaires/1", true],
	])("for %s, at %s: offered is %s", async (response, at, isOffered) => {
		await storeRecording(of(response), kept);
		const server = new FakeServer();
		server.responses = [responseTo("1", { id: "r1" })];
		openScreen({ at, server });
		const dictate = await screen.findByRole("button", { name: "Dictate" });
		if (isOffered) await waitFor(() => expect(dictate).toHaveAccessibleDescription(waiting));
		else {
			await act(async () => void (await readRecording(of(response))));
			expect(dictate).not.toHaveAccessibleDescription(waiting);
		}
	});
});
