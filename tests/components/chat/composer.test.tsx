import { createEvent, fireEvent, screen } from "@testing-library/react";
import type { Call } from "@/tests/setup/in-app";
import { answerTo, box, open, posts, sendButton } from "./setup";

const answers = { "POST /api/chat": (call: Call) => answerTo(call, "Yes.") };

describe("Enter", () => {
	test("with Shift makes a new line", async () => {
		const { pointer, calls } = open([], answers);
		await pointer.type(box(), "Hello{Shift>}{Enter}{/Shift}you");
		expect(box()).toHaveValue("Hello\nyou");
		expect(posts(calls)).toEqual([]);
	});

	test.each([
		["while a character is composed", { isComposing: true }],
		["that ends a composition in Safari", { keyCode: 229 }],
	])("%s sends nothing", async (_, more) => {
		const { pointer, calls } = open([], answers);
		await pointer.type(box(), "にほん");
		fireEvent.keyDown(box(), { key: "Enter", ...more });
		expect(posts(calls)).toEqual([]);
		expect(box()).toHaveValue("にほん");
	});

	test("sends the words exactly as they stand", async () => {
		const { pointer, calls } = open([], answers);
		await pointer.click(box());
		await pointer.paste("  Two spaces, then\n\na line. ");
		await pointer.keyboard("{Enter}");
		expect(posts(calls)).toMatchObject([{ body: { content: "  Two spaces, then\n\na line. " } }]);
	});
});

describe("the first character", () => {
	test("becomes a capital as one types, and the caret stays", async () => {
		const { pointer } = open([]);
		await pointer.type(box(), "hello");
		expect(box()).toHaveValue("Hello");
		await pointer.type(box(), "oh ", { initialSelectionStart: 0, initialSelectionEnd: 0 });
		expect(box()).toHaveValue("Oh Hello");
		expect(box().selectionStart).toBe(3);
	});

	test("is left alone while it is being composed, and taken when it is there", () => {
		open([]);
		const typed = createEvent.input(box(), { target: { value: "é" } });
		Object.defineProperty(typed, "isComposing", { value: true });
		fireEvent(box(), typed);
		expect(box()).toHaveValue("é");
		fireEvent.compositionEnd(box());
		expect(box()).toHaveValue("É");
	});
});

describe("the limit of 8,000 characters", () => {
	const paste = async (length: number) => {
		const view = open([], answers);
		await view.pointer.click(box());
		await view.pointer.paste("A".repeat(length));
		return view;
	};

	test("cuts nothing off, and sends nothing that is beyond it", async () => {
		const { pointer, calls } = await paste(8003);
		expect(box().value).toHaveLength(8003);
		expect(screen.getByText(/^That is 3 more than the 8,000 characters/)).toBeVisible();
		expect(box()).toBeInvalid();
		expect(sendButton()).toBeDisabled();
		await pointer.keyboard("{Enter}");
		expect(posts(calls)).toEqual([]);
	});
});
