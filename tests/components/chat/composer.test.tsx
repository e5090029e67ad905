import { createEvent, fireEvent, screen, waitFor } from "@testing-library/react";
import type { Call } from "@/tests/setup/in-app";
import { plugIn } from "../voice/platform";
import { answerTo, box, media, open, posts, sendButton, TOUCH } from "./setup";

jest.mock("next/navigation", () => ({
	useRouter: () => ({ replace: () => {}, refresh: () => {} }),
	usePathname: () => "/chat",
}));

const answers = { "POST /api/chat": (call: Call) => answerTo(call, "Yes.") };

describe("Enter", () => {
	test("sends", async () => {
		const { pointer, calls } = open([], answers);
		await pointer.type(box(), "Hello{Enter}");
		expect(posts(calls)).toMatchObject([{ body: { content: "Hello" } }]);
	});

	test("with Shift makes a new line", async () => {
		const { pointer, calls } = open([], answers);
		await pointer.type(box(), "Hello{Shift>}{Enter}{/Shift}you");
		expect(box()).toHaveValue("Hello\nyou");
		expect(posts(calls)).toEqual([]);
	});

	test("sends on a touch keyboard too, whose key says so", async () => {
		media.add(TOUCH);
		const { pointer, calls } = open([], answers);
		expect(box()).toHaveAttribute("enterkeyhint", "send");
		await pointer.type(box(), "Hello{Shift>}{Enter}{/Shift}you{Enter}");
		expect(posts(calls)).toMatchObject([{ body: { content: "Hello\nyou" } }]);
	});

	test("sends with Ctrl, and not with Alt", async () => {
		const { pointer, calls } = open([], answers);
		await pointer.type(box(), "Hello{Alt>}{Enter}{/Alt}");
		expect(posts(calls)).toHaveLength(0);
		await pointer.type(box(), "{Control>}{Enter}{/Control}");
		expect(posts(calls)).toHaveLength(1);
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

	test.each(["", "   ", "\n\n \t"])("on %j sends nothing", async (blank) => {
		const { pointer, calls } = open([], answers);
		await pointer.click(box());
		if (blank !== "") await pointer.paste(blank);
		await pointer.keyboard("{Enter}");
		expect(posts(calls)).toEqual([]);
		expect(sendButton()).toBeDisabled();
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

	test("becomes a capital when it is pasted, or what stood before it is deleted", async () => {
		const { pointer } = open([]);
		await pointer.click(box());
		await pointer.paste("pasted words");
		expect(box()).toHaveValue("Pasted words");
		await pointer.type(box(), "{Delete}", { initialSelectionStart: 0, initialSelectionEnd: 7 });
		expect(box()).toHaveValue("Words");
		expect(box().selectionStart).toBe(0);
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

	test("is not spoken of while it is far", async () => {
		await paste(7499);
		expect(screen.queryByText(/characters left/)).toBeNull();
	});

	test("is told when it is near", async () => {
		await paste(7990);
		expect(screen.getByText("10 of 8,000 characters left")).toBeVisible();
		expect(screen.getByText("This message is close to its limit.")).toHaveAttribute("role", "status");
		expect(sendButton()).toBeEnabled();
	});

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

test("the box has a name, and is between 2.5 and 10 rem high", () => {
	open([]);
	const field = screen.getByRole("textbox", { name: "Message to Sage" });
	// Tailwind's unit is a quarter of a rem.
	expect(field).toHaveClass("min-h-10", "max-h-40");
});

test("dictated words go where the cursor is, and can be sent", async () => {
	plugIn();
	const { pointer, calls } = open([], {
		...answers,
		"GET /api/transcribe": () => ({ available: true, accepts: "any" }),
		"POST /api/transcribe": () => ({ text: "called" }),
	});
	await pointer.type(box(), "tom about the house");
	box().setSelectionRange(3, 3);
	await pointer.click(screen.getByRole("button", { name: "Dictate" }));
	await pointer.click(await screen.findByRole("button", { name: "Confirm recording" }));
	await waitFor(() => expect(box()).toHaveValue("Tom called about the house"));
	expect(box()).toHaveFocus();
	await pointer.keyboard("{Enter}");
	expect(posts(calls).at(-1)).toMatchObject({ body: { content: "Tom called about the house" } });
});
