import { act, fireEvent, render, screen } from "@testing-library/react";
import { toast, toastStore } from "@/components/ui/feedback/toast";
import { Toaster } from "@/components/ui/feedback/toaster";
import "./pointer-events";

beforeEach(() => {
	jest.useFakeTimers();
	render(<Toaster />);
});
afterEach(() => {
	act(() => jest.runAllTimers());
	jest.useRealTimers();
	const shown = toastStore.get();
	if (shown) toastStore.dismiss(shown.id);
});

const show = (...args: Parameters<typeof toast>) => act(() => toast(...args));
const shown = () => screen.queryAllByRole("listitem").map((item) => item.textContent);
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it("shows title and description, exactly, for five seconds", () => {
	show({ title: "Logout failed", description: "Please try again" });
	expect(screen.getByRole("listitem")).toHaveTextContent("Logout failedPlease try again");
	wait(4999);
	expect(shown()).toHaveLength(1);
	wait(1);
	expect(shown()).toHaveLength(0);
});

it("shows one at a time: a new one takes the place of the last, with five seconds of its own", () => {
	show({ title: "First" });
	wait(3000);
	show({ title: "Second" });
	expect(shown()).toEqual([expect.stringContaining("Second")]);
	wait(4999);
	expect(shown()).toHaveLength(1);
	wait(1);
	expect(shown()).toHaveLength(0);
});

it("shows the same words again when they are said again", () => {
	show({ title: "Error" });
	wait(5000);
	show({ title: "Error" });
	expect(shown()).toHaveLength(1);
});

it("can be dismissed", () => {
	show({ title: "First" });
	fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
	expect(shown()).toHaveLength(0);
});

it("gets the focus by F8", () => {
	show({ title: "First" });
	fireEvent.keyDown(document, { key: "F8", code: "F8" });
	expect(screen.getByRole("list")).toHaveFocus();
});

describe("swiping", () => {
	function swipe(distance: number) {
		show({ title: "First" });
		const item = screen.getByRole("listitem");
		fireEvent.pointerDown(item, { button: 0, clientX: 0, clientY: 0 });
		fireEvent.pointerMove(item, { clientX: distance / 2, clientY: 0 });
		fireEvent.pointerMove(item, { clientX: distance, clientY: 0 });
		fireEvent.pointerUp(item, { clientX: distance, clientY: 0 });
	}

	it.each([
		[60, 0],
		[40, 1],
		[-60, 1],
	])("%d px to the right leaves %d", (distance, left) => {
		swipe(distance);
		expect(shown()).toHaveLength(left);
	});
});
