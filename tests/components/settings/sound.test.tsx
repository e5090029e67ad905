import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SoundOption } from "@/components/settings/sound-option";
import { Burst } from "@/components/sound/burst";

/** How many notes the page has started to play. */
let notes: number;

class FakeNode {
	gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
	connect = (next: unknown) => next;
	start = () => void notes++;
	stop() {}
}

beforeEach(() => {
	notes = 0;
	localStorage.clear();
	const FakeContext = class {
		currentTime = 0;
		resume = async () => {};
	};
	Object.assign(globalThis, { AudioContext: FakeContext, OscillatorNode: FakeNode, GainNode: FakeNode });
});

/** Waits until code that is loaded on demand has arrived and been called. */
async function settled() {
	await import("@/lib/browser/sound/ring");
	await act(async () => {});
}

test("something that is kept makes no sound until somebody asks for it, and none afterward", async () => {
	const keep = render(<Burst />);
	await settled();
	expect(notes).toBe(0);
	keep.unmount();

	const pointer = userEvent.setup();
	render(<SoundOption />);
	const option = screen.getByRole("checkbox", { name: /^A quiet sound/ });
	expect(option).not.toBeChecked();
	await pointer.click(option);
	expect(option).toBeChecked();
	await settled();
	expect(notes).toBe(2);

	render(<Burst />).unmount();
	await settled();
	expect(notes).toBe(4);

	await pointer.click(option);
	render(<Burst />);
	await settled();
	expect(notes).toBe(4);
});
