import { act, fireEvent } from "@testing-library/react";
import { leaveByKeys } from "@/components/shell/leave";

const out = jest.fn();
leaveByKeys(out, { key: "leave-by-keys", off: "off" });

let clock = 10_000;
/** Presses Escape several times, 200 ms apart. */
function pressEscape(times: number) {
	for (let press = 0; press < times; press++) {
		clock += 200;
		const event = new KeyboardEvent("keydown", { key: "Escape", bubbles: true });
		Object.defineProperty(event, "timeStamp", { value: clock });
		fireEvent(document.activeElement ?? document.body, event);
	}
	act(() => jest.runAllTimers());
}

beforeEach(() => {
	jest.useFakeTimers();
	out.mockClear();
	document.body.replaceChildren();
	clock += 60_000;
});
afterEach(() => jest.useRealTimers());

it("leaves at the third press, with the focus on the page or a button", () => {
	pressEscape(2);
	expect(out).not.toHaveBeenCalled();
	pressEscape(1);
	expect(out).toHaveBeenCalledTimes(1);

	document.body.innerHTML = "<button>One</button>";
	document.querySelector("button")?.focus();
	clock += 60_000;
	pressEscape(3);
	expect(out).toHaveBeenCalledTimes(2);
});

it.each([
	"<textarea>Half a sent</textarea>",
	"<input>",
	"<input type=search>",
	"<select><option>One</option></select>",
	"<p contenteditable tabindex=0>Half a sent</p>",
])("stays while the focus is in %s", (field) => {
	document.body.innerHTML = field;
	(document.body.firstElementChild as HTMLElement).focus();
	pressEscape(6);
	expect(out).not.toHaveBeenCalled();
});

it.each(["dialog", "alertdialog", "menu", "listbox"])(
	"stays while a %s is open, and just after it was closed",
	(role) => {
		document.body.innerHTML = `<div role=${role} data-state=open></div>`;
		pressEscape(4);
		document.body.replaceChildren();
		pressEscape(4);
		expect(out).not.toHaveBeenCalled();
		clock += 1_000;
		pressEscape(3);
		expect(out).toHaveBeenCalledTimes(1);
	},
);
