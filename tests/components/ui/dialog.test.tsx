import { act, render, screen } from "@testing-library/react";
import { Dialog, DialogBody, DialogContent, DialogHeader } from "@/components/ui/dialogs/dialog";

let height = 0;
let measure = () => {};
const { ResizeObserver } = window;
beforeAll(() => {
	window.ResizeObserver = class implements ResizeObserver {
		constructor(callback: ResizeObserverCallback) {
			measure = () => callback([], this);
		}
		observe() {}
		unobserve() {}
		disconnect() {}
	};
	jest.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockImplementation(() => height);
	jest.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(400);
});
afterAll(() => {
	window.ResizeObserver = ResizeObserver;
	jest.restoreAllMocks();
});

const open = (given: number) => {
	height = given;
	render(
		<Dialog open>
			<DialogContent aria-describedby={undefined}>
				<DialogHeader title="Your Analysis" />
				<DialogBody>A long text.</DialogBody>
			</DialogContent>
		</Dialog>,
	);
};
const body = () => screen.getByText("A long text.");

test("the focus begins on the title where nothing scrolls", () => {
	open(400);
	expect(screen.getByRole("heading", { name: "Your Analysis" })).toHaveFocus();
});

test("the focus begins on a text that scrolls, so that keys scroll it at once", () => {
	open(2_000);
	expect(body()).toHaveFocus();
});

test("the focus moves from the title to a text that arrives later", () => {
	open(400);
	height = 2_000;
	act(() => measure());
	expect(body()).toHaveFocus();
	expect(screen.getByRole("group", { name: "Your Analysis" })).toBe(body());
});
