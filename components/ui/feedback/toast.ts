type Toast = {
	id: number;
	title: string;
	description?: string;
	variant: "default" | "destructive";
	/** An action offered while the message is shown, such as undo. */
	action?: { label: string; run: () => void };
	/** Whether it stands at the bottom on phones too, because at the top it would cover what it is about. */
	isLow?: boolean;
	/** How long it is shown, in seconds; five by default. Longer while it is hovered or focused. */
	seconds?: number;
};

let current: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: Toast | null) {
	current = next;
	for (const listener of listeners) listener();
}

/**
 * Shows a short message for five seconds. There is one at a time: a new one replaces the last.
 * @param variant "destructive" for failures.
 */
export function toast({
	variant = "default",
	...words
}: Omit<Toast, "id" | "variant"> & { variant?: Toast["variant"] }) {
	lastId += 1;
	show({ id: lastId, variant, ...words });
}

/** Removes the message that is shown, if it is no longer true. */
export function dismissToast() {
	show(null);
}

/** For the toaster only: the current message, its changes, and how to end it. */
export const toastStore = {
	get: () => current,
	getOnServer: () => null,
	subscribe(listener: () => void) {
		listeners.add(listener);
		return () => void listeners.delete(listener);
	},
	/** Removes the toast if it still is the one with this id. */
	dismiss(id: number) {
		if (current?.id === id) show(null);
	},
};
