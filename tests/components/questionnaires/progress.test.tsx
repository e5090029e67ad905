import { act, screen } from "@testing-library/react";
import { loadQuestions, openScreen, savedProgress } from "./setup";

jest.mock("next/navigation", () => jest.requireActual("./navigation").navigation);

beforeAll(loadQuestions);

const WORDS = "Long, and then quiet.";

const tell = (event: Event) => act(() => void window.dispatchEvent(event));
const open = () => openScreen({ at: "/questionnaires/1" });

describe("progress", () => {
	test.each(["beforeunload", "pagehide"])("is kept on %s", async (event) => {
		const { user } = open();
		await user.type(screen.getByRole("textbox"), WORDS);
		localStorage.clear();
		tell(new Event(event));
		expect(savedProgress().answers).toEqual({ q1: WORDS });
	});

	test("of somebody else in the same browser is not shown", () => {
		localStorage.setItem(
			"questionnaires:8:progress:1",
			JSON.stringify({ format: 1, answers: { q1: WORDS }, index: 1 }),
		);
		open();
		expect(screen.getByRole("textbox")).toHaveValue("");
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
