import { act, screen, waitFor } from "@testing-library/react";
import { readRecording, recordingKey, removeRecording, storeRecording } from "@/lib/browser/voice/waiting-recordings";
import {
	button,
	FakeServer,
	loadQuestions,
	openScreen,
	question,
	responseTo,
	savedProgress,
	storageKey,
	three,
} from "./setup";

jest.mock("next/navigation", () => jest.requireActual("./navigation").navigation);

beforeAll(loadQuestions);

const MISSING = "Please provide an answer before continuing";
const TOO_SHORT = "Please provide a more detailed response (minimum 10 characters)";
const WORDS = "Long, and then quiet.";

const open = () => openScreen({ at: "/questionnaires/1" });
const next = () => button("Next");

test("shows the title, the position, the question with the focus on it, its helper text and a progress bar", () => {
	open();
	expect(screen.getByRole("heading", { level: 1, name: three.title })).toBeVisible();
	expect(screen.getByText("Question 1 of 3")).toBeVisible();
	expect(question()).toHaveTextContent("How was today?");
	expect(question()).toHaveFocus();
	expect(screen.getByRole("textbox", { name: "How was today?" })).toHaveAccessibleDescription(/Whatever comes first\./);
	expect(screen.getByRole("progressbar", { name: "Position in the questionnaire" })).toHaveAttribute(
		"aria-valuetext",
		"Question 1 of 3",
	);
});

test("says what is wrong, and stops saying it once it is right, or on the way back", async () => {
	const { user } = open();
	await user.click(next());
	expect(screen.getByRole("alert")).toHaveTextContent(MISSING);
	const field = screen.getByRole("textbox");
	expect(field).toBeInvalid();
	expect(field).toHaveAccessibleDescription(expect.stringContaining(MISSING));

	await user.type(field, "Quiet");
	expect(screen.getByRole("alert")).toHaveTextContent(TOO_SHORT);
	await user.type(field, ", mostly");
	expect(screen.getByRole("alert")).toBeEmptyDOMElement();
	expect(field).toBeValid();

	await user.click(next());
	await user.click(next());
	await user.click(button("Submit"));
	expect(screen.getByRole("alert")).toHaveTextContent(MISSING);
	await user.click(button("Previous"));
	expect(screen.getByRole("alert")).toBeEmptyDOMElement();
	expect(question()).toHaveTextContent("I slept well.");
	expect(question()).toHaveFocus();
});

test("goes back and forth without losing an answer", async () => {
	const { user } = open();
	expect(screen.queryByRole("button", { name: "Previous" })).not.toBeInTheDocument();
	await user.type(screen.getByRole("textbox"), WORDS);
	await user.click(next());
	expect(screen.queryByRole("button", { name: "Cancel" })).not.toBeInTheDocument();
	await user.click(button("8 of 10"));
	await user.click(next());
	await user.click(screen.getByRole("radio", { name: "Rest" }));
	await user.click(button("Previous"));
	expect(screen.getByRole("slider")).toHaveAttribute("aria-valuenow", "8");
	await user.click(button("Previous"));
	expect(screen.getByRole("textbox")).toHaveValue(WORDS);
});

describe("a text", () => {
	test.each([
		[0, "0 words", /Write as you would in a notebook\. 50 to 100 words/],
		[1, "1 word", /needs 6 more characters/],
		[3, "3 words", /A beginning/],
		[13, "13 words", /Small details/],
		[25, "25 words", /taking shape/],
		[38, "38 words", /Nearly there/],
		[50, "50 words", /full picture/],
		[100, "100 words", /Plenty/],
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

	test("changes the color of its bar with every quarter of the target", async () => {
		const { user } = open();
		const colors = new Set<string>();
		for (const words of [12, 13, 25, 38, 50]) {
			await user.clear(screen.getByRole("textbox"));
			await user.click(screen.getByRole("textbox"));
			await user.paste("word ".repeat(words));
			colors.add(screen.getByRole("progressbar", { name: "Words written" }).firstElementChild?.className ?? "");
		}
		expect(colors.size).toBe(5);
	});

	test("takes Enter as a new line and goes on with Ctrl and Enter", async () => {
		const { user } = open();
		await user.type(screen.getByRole("textbox"), "First line{Enter}second line");
		expect(screen.getByRole("textbox")).toHaveValue("First line\nsecond line");
		await user.keyboard("{Control>}{Enter}{/Control}");
		expect(screen.getByText("Question 2 of 3")).toBeVisible();
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
		expect(slider).toHaveAttribute("aria-valuetext", "3 of 10, where it starts");
		expect(button("3 of 10")).toHaveAttribute("aria-pressed", "false");
		await user.keyboard("3");
		expect(slider).toHaveAttribute("aria-valuetext", "3 of 10");
		expect(button("3 of 10")).toHaveAttribute("aria-pressed", "true");
		await user.click(button("Previous"));
		await user.click(next());
		expect(screen.getByRole("slider")).toHaveAttribute("aria-valuetext", "3 of 10");
	});

	test("stands at 3 and counts as answered, between its named ends", async () => {
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

	test("moves by number keys, arrow keys and tapped numbers, and Enter goes on", async () => {
		const user = await openScale();
		const value = () => screen.getByRole("slider").getAttribute("aria-valuenow");
		await user.keyboard("7");
		expect(value()).toBe("7");
		await user.keyboard("0");
		expect(value()).toBe("10");
		await user.click(button("4 of 10"));
		expect(value()).toBe("4");
		expect(button("4 of 10")).toHaveAttribute("aria-pressed", "true");
		screen.getByRole("slider").focus();
		await user.keyboard("{ArrowRight}{Enter}");
		expect(screen.getByText("Question 3 of 3")).toBeVisible();
		expect(savedProgress().answers.q2).toBe(5);
	});

	test("goes to 5 for the patterns, in words too, and a key above it changes nothing", async () => {
		const { user } = openScreen({ at: "/questionnaires/6" });
		await user.keyboard("5");
		await user.keyboard("6");
		const slider = screen.getByRole("slider");
		expect(slider).toHaveAttribute("aria-valuemax", "5");
		expect(slider).toHaveAttribute("aria-valuetext", "5, Strongly agree");
	});

	test("all 31 statements can be answered with the keyboard alone", async () => {
		const { user, server } = openScreen({ at: "/questionnaires/6" });
		await user.keyboard("4{Enter}".repeat(31));
		expect(await screen.findByRole("dialog", { name: "Your Analysis" })).toBeVisible();
		const [sent] = server.writes();
		expect(sent?.body.questionnaireId).toBe("6");
		expect(sent?.body.responses).toHaveLength(31);
		expect(sent?.body.responses.every(({ answer }: { answer: number }) => answer === 4)).toBe(true);
	});
});

test("a choice is made by pressing its card", async () => {
	localStorage.setItem(
		storageKey("progress:1"),
		JSON.stringify({ format: 1, answers: { q1: WORDS, q2: 3 }, index: 2 }),
	);
	const { user } = open();
	await user.click(screen.getByText("Somebody to talk to"));
	expect(screen.getByRole("radio", { name: "Somebody to talk to" })).toBeChecked();
	expect(savedProgress().answers.q3).toBe("talk");
});

test("a choice is made with the arrow keys, and Enter goes on", async () => {
	const { user } = openScreen({ at: "/questionnaires/5" });
	await user.tab();
	await user.keyboard(" ");
	// Radix chooses what the focus moves to while the key is down.
	await user.keyboard("{ArrowDown>}");
	await waitFor(() => expect(screen.getAllByRole("radio")[1]).toBeChecked());
	await user.keyboard("{/ArrowDown}{Enter}");
	expect(screen.getByText(/^Question 2 of/)).toBeVisible();
});

test("a completed questionnaire that is opened by its path starts anew", () => {
	const server = new FakeServer();
	server.responses = [responseTo("1")];
	openScreen({ at: "/questionnaires/1", server });
	expect(screen.getByRole("textbox")).toHaveValue("");
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
