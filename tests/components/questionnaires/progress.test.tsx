import { act, screen } from "@testing-library/react";
import { button, FakeServer, loadQuestions, openScreen, savedProgress, storageKey } from "./setup";

jest.mock("next/navigation", () => jest.requireActual("./navigation").navigation);

beforeAll(loadQuestions);

const WORDS = "Long, and then quiet.";

const tell = (event: Event) => act(() => void window.dispatchEvent(event));
const open = () => openScreen({ at: "/questionnaires/1" });
const next = () => button("Next");

describe("progress", () => {
	test("is kept with every answer and shown again after a reload, at the same question", async () => {
		const { user, unmount } = open();
		await user.type(screen.getByRole("textbox"), WORDS);
		expect(savedProgress()).toMatchObject({ answers: { q1: WORDS }, index: 0 });
		await user.click(next());
		expect(savedProgress()).toMatchObject({ index: 1 });
		unmount();

		const again = open();
		expect(screen.getByText("Question 2 of 3")).toBeVisible();
		await again.user.click(button("Previous"));
		expect(screen.getByRole("textbox")).toHaveValue(WORDS);
	});

	test.each(["beforeunload", "pagehide"])("is kept on %s", async (event) => {
		const { user } = open();
		await user.type(screen.getByRole("textbox"), WORDS);
		localStorage.clear();
		tell(new Event(event));
		expect(savedProgress().answers).toEqual({ q1: WORDS });
	});

	test("that is damaged is no progress", () => {
		localStorage.setItem(storageKey("progress:1"), '{"format":1,"answers":');
		open();
		expect(screen.getByText("Question 1 of 3")).toBeVisible();
	});

	test("of somebody else in the same browser is not shown", () => {
		localStorage.setItem(
			"questionnaires:8:progress:1",
			JSON.stringify({ format: 1, answers: { q1: WORDS }, index: 1 }),
		);
		open();
		expect(screen.getByRole("textbox")).toHaveValue("");
	});

	test("is not needed: without storage everything works until the page is left", async () => {
		const spy = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
			throw new DOMException("full", "QuotaExceededError");
		});
		const { user, unmount } = open();
		await user.type(screen.getByRole("textbox"), WORDS);
		unmount();
		const again = open();
		expect(screen.getByRole("textbox")).toHaveValue(WORDS);
		spy.mockRestore();
		await again.user.click(button("Cancel"));
	});

	test("is dropped by Cancel, which leads to the library, and Undo brings it back", async () => {
		const { user } = open();
		await user.type(screen.getByRole("textbox"), WORDS);
		await user.click(button("Cancel"));
		expect(window.location.pathname).toBe("/questionnaires");
		expect(savedProgress()).toBeNull();
		tell(new Event("pagehide"));
		expect(savedProgress()).toBeNull();
		expect(screen.getByText(/Your answers to “Where You Are Now” were discarded/)).toBeVisible();
		await user.click(button("Undo"));
		expect(screen.getByRole("textbox")).toHaveValue(WORDS);
	});

	test("that was cancelled is offered where the same questionnaire is started again", async () => {
		const { user } = open();
		await user.type(screen.getByRole("textbox"), WORDS);
		await user.click(button("Cancel"));
		await user.click(screen.getAllByRole("button", { name: "Start Questionnaire" })[0] as HTMLElement);
		expect(screen.getByRole("textbox")).toHaveValue("");
		await user.click(button("Bring them back"));
		expect(screen.getByRole("textbox")).toHaveValue(WORDS);
		expect(screen.queryByRole("button", { name: "Bring them back" })).not.toBeInTheDocument();
	});

	test("survives pressing Previous too often", async () => {
		const { user } = open();
		await user.type(screen.getByRole("textbox"), WORDS);
		await user.click(next());
		await user.click(button("Previous"));
		await user.click(button("Cancel"));
		expect(screen.getByRole("textbox")).toHaveValue(WORDS);
		expect(savedProgress().answers.q1).toBe(WORDS);
	});

	test("is thrown away by the event that forces a fresh start, and kept by the one that does not", async () => {
		const { user } = open();
		await user.type(screen.getByRole("textbox"), WORDS);
		const select = (forceFresh?: boolean) =>
			tell(new CustomEvent("selectQuestionnaire", { detail: { questionnaireId: "1", forceFresh } }));
		await screen.findByDisplayValue(WORDS);
		select();
		expect(await screen.findByDisplayValue(WORDS)).toBeVisible();
		select(true);
		expect(await screen.findByDisplayValue("")).toBeVisible();
		expect(savedProgress()).toBeNull();
	});
});

test("the event opens a questionnaire from anywhere in the library; a malformed one opens nothing", async () => {
	openScreen({ server: new FakeServer() });
	for (const detail of [undefined, null, "6", {}, { questionnaireId: { id: "6" } }]) {
		tell(new CustomEvent("selectQuestionnaire", { detail }));
	}
	tell(new Event("selectQuestionnaire"));
	expect(screen.getByRole("heading", { level: 1, name: "Questionnaires" })).toBeVisible();
	tell(new CustomEvent("selectQuestionnaire", { detail: { questionnaireId: "6" } }));
	expect(await screen.findByText("Question 1 of 31")).toBeVisible();
	expect(window.location.pathname).toBe("/questionnaires/6");
});
