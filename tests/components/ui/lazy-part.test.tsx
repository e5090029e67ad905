import { act, fireEvent, render, screen } from "@testing-library/react";
import { type FC, useLayoutEffect } from "react";
import { dismissToast, toastStore } from "@/components/ui/feedback/toast";
import { lazyDialog, lazyPart } from "@/components/ui/lazy-part";

const Sheet = ({ open }: { open: boolean; onOpenChange?: (open: boolean) => void }) =>
	open ? <p role="dialog">Really?</p> : <p>closed</p>;

const Plain = ({ text }: { text: string }) => <p>plain {text}</p>;

type ArrivingProps = { text: string; onLayout: () => void };

function Arriving({ onLayout }: ArrivingProps) {
	useLayoutEffect(onLayout, [onLayout]);
	return null;
}

afterEach(() => dismissToast());

it("is loaded at the first touch of the page, and then opens at once", async () => {
	const load = jest.fn(async () => Sheet);
	const Dialog = lazyDialog(load);
	const { rerender } = render(<Dialog open={false} />);
	expect(load).not.toHaveBeenCalled();
	await act(async () => void fireEvent.pointerDown(document.body));
	expect(load).toHaveBeenCalledTimes(1);
	rerender(<Dialog open />);
	expect(screen.getByRole("dialog")).toBeVisible();
	// It stays, so that it can fade out.
	rerender(<Dialog open={false} />);
	expect(screen.getByText("closed")).toBeVisible();
	expect(load).toHaveBeenCalledTimes(1);
});

it("closes a dialog that cannot be loaded, says so, and tries again the next time", async () => {
	let isOnline = false;
	const Dialog = lazyDialog(async () => {
		if (!isOnline) throw new Error("no network");
		return Sheet;
	});
	const onOpenChange = jest.fn();
	const { rerender } = render(<Dialog open onOpenChange={onOpenChange} />);
	await act(async () => {});
	expect(onOpenChange).toHaveBeenCalledWith(false);
	expect(toastStore.get()?.title).toBe("That did not open");
	rerender(<Dialog open={false} onOpenChange={onOpenChange} />);
	dismissToast();

	rerender(<Dialog open onOpenChange={onOpenChange} />);
	await act(async () => {});
	expect(toastStore.get()?.title).toBe("That did not open");
	rerender(<Dialog open={false} onOpenChange={onOpenChange} />);

	isOnline = true;
	rerender(<Dialog open onOpenChange={onOpenChange} />);
	expect(await screen.findByRole("dialog")).toBeVisible();
	expect(onOpenChange).toHaveBeenCalledTimes(2);
});

it("tells a part that its screen shows to close, unless the part says what else happens", async () => {
	const load = () => Promise.reject(new Error("no network"));
	const Closed = lazyPart<{ onClose: () => void }>(load);
	const Ended = lazyPart<{ onClose: () => void; onEnd: () => void }>(load, { onFailed: ({ onEnd }) => onEnd() });
	const Left = lazyPart<{ onBack: () => void }>(load, { close: ({ onBack }) => onBack() });
	const onClose = jest.fn();
	const onEnd = jest.fn();
	const onBack = jest.fn();
	const first = render(<Closed onClose={onClose} />);
	await act(async () => {});
	expect(onClose).toHaveBeenCalledTimes(1);
	expect(toastStore.get()?.title).toBe("That did not open");
	first.unmount();
	dismissToast();

	render(<Ended onClose={onClose} onEnd={onEnd} />);
	await act(async () => {});
	expect(onEnd).toHaveBeenCalledTimes(1);
	expect(onClose).toHaveBeenCalledTimes(1);
	expect(toastStore.get()).toBeNull();

	render(<Left onBack={onBack} />);
	await act(async () => {});
	expect(onBack).toHaveBeenCalledTimes(1);
	expect(toastStore.get()?.title).toBe("That did not open");
});

it("is shown when it comes between a render and the effect that would fetch it", async () => {
	let arrive = () => {};
	const arriving = {
		// biome-ignore lint/suspicious/noThenProperty: a promise that is settled at a moment of our choice
		then: (take: (part: typeof Plain) => void) => {
			arrive = () => take(Plain);
			return Promise.resolve();
		},
	} as unknown as Promise<FC<ArrivingProps>>;
	const Words = lazyPart<ArrivingProps>(() => arriving, { Placeholder: Arriving });
	await act(async () => void fireEvent.pointerDown(document.body));
	await act(async () => void render(<Words text="words" onLayout={() => arrive()} />));
	expect(screen.getByText("plain words")).toBeVisible();
});

it("shows its placeholder until it is there, and stays with it where it cannot be loaded", async () => {
	const Words = lazyPart<{ text: string }>(() => Promise.reject(new Error("no network")), {
		Placeholder: Plain,
		onFailed: () => {},
	});
	render(<Words text="words" />);
	await act(async () => {});
	expect(screen.getByText("plain words")).toBeVisible();
	expect(toastStore.get()).toBeNull();
});

it("comes when the network is back, where it is still wanted then", async () => {
	let isOnline = false;
	const Words = lazyPart<{ text: string }>(
		async () => {
			if (!isOnline) throw new Error("no network");
			return ({ text }) => <p>{text}</p>;
		},
		{ Placeholder: Plain, onFailed: () => {} },
	);
	render(<Words text="words" />);
	await act(async () => {});
	expect(screen.queryByText("words")).toBeNull();
	isOnline = true;
	await act(async () => void fireEvent(window, new Event("online")));
	expect(screen.getByText("words")).toBeVisible();
});
