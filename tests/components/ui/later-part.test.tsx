import { act, fireEvent, render, screen } from "@testing-library/react";
import { type ComponentType, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { laterPart } from "@/components/ui/later-part";

interface CounterProps {
	label: string;
}

function Counter({ label }: CounterProps) {
	const [count, setCount] = useState(0);
	return (
		<button type="button" onClick={() => setCount(count + 1)}>
			{label} {count}
		</button>
	);
}

/** Whether React has hydrated a button, which `components/shell/early-input.ts` waits for. */
const isReady = (button: HTMLElement) => Object.keys(button).some((key) => key.startsWith("__reactProps$"));

let root: ReturnType<typeof hydrateRoot> | undefined;

/** Renders the server's HTML and hydrates it. */
async function takeOver(Part: ComponentType<CounterProps>) {
	const container = document.createElement("div");
	// React's comments mark parts that can be hydrated separately, and the ends of texts.
	container.innerHTML = '<!--&--><button type="button">pressed<!-- --> <!-- -->0</button><!--/&-->';
	document.body.append(container);
	const onRecoverableError = jest.fn();
	await act(async () => {
		root = hydrateRoot(container, <Part label="pressed" />, { onRecoverableError });
	});
	return { button: screen.getByRole("button"), onRecoverableError };
}

afterEach(() => {
	act(() => root?.unmount());
	root = undefined;
	document.body.replaceChildren();
	jest.useRealTimers();
});

// These tests run in this order, because a page that has been touched once stays touched.
it("comes by itself once the page has nothing else to do, and is asked for again where it cannot be had", async () => {
	jest.useFakeTimers();
	let isOnline = false;
	const load = jest.fn(async () => {
		if (!isOnline) throw new Error("no network");
		return Counter;
	});
	const { button } = await takeOver(laterPart(load));
	await act(() => jest.advanceTimersByTimeAsync(4_000));
	expect(load).toHaveBeenCalledTimes(1);
	expect(isReady(button)).toBe(false);

	isOnline = true;
	await act(() => jest.advanceTimersByTimeAsync(6_000));
	expect(isReady(button)).toBe(true);
	expect(screen.getByRole("button")).toBe(button);
});

it("keeps what the server made, and comes to life at the first touch without making it anew", async () => {
	const load = jest.fn(async () => Counter);
	const { button, onRecoverableError } = await takeOver(laterPart(load));
	expect(button).toHaveTextContent("pressed 0");
	expect(load).not.toHaveBeenCalled();

	await act(async () => void fireEvent.pointerMove(document.body));
	expect(load).toHaveBeenCalledTimes(1);
	fireEvent.click(button);
	expect(screen.getByRole("button")).toBe(button);
	expect(button).toHaveTextContent("pressed 1");
	expect(onRecoverableError).not.toHaveBeenCalled();
});

it("on the way to another screen, comes at once", async () => {
	const load = jest.fn(async () => Counter);
	const Part = laterPart(load);
	await act(async () => void render(<Part label="pressed" />));
	expect(load).toHaveBeenCalledTimes(1);
	expect(screen.getByRole("button")).toHaveTextContent("pressed 0");
});
