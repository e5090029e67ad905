import { act, fireEvent, render, screen } from "@testing-library/react";
import { dismissToast, toastStore } from "@/components/ui/feedback/toast";
import { lazyDialog, lazyPart } from "@/components/ui/lazy-part";

const Sheet = ({ open }: { open: boolean; onOpenChange?: (open: boolean) => void }) =>
	open ? <p role="dialog">Really?</p> : <p>closed</p>;

const Plain = ({ text }: { text: string }) => <p>plain {text}</p>;

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
	// The dialog stays in the page, so that it can fade out.
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

it("loads what failed once without anybody noticing", async () => {
	const load = jest.fn(async () => Sheet).mockRejectedValueOnce(new Error("the connection was lost"));
	const Dialog = lazyDialog<Parameters<typeof Sheet>[0]>(load);
	render(<Dialog open />);
	expect(await screen.findByRole("dialog")).toBeVisible();
	expect(toastStore.get()).toBeNull();
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
