type Toast = {
	id: number;
	title: string;
	description?: string;
	variant: "default" | "destructive";
	/** Something that can be done while the message is there, such as undoing. */
	action?: { label: string; run: () => void };
	/** How long it stays, in seconds; five unless said otherwise. Longer while the pointer or the focus is on it. */
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
 * Shows a short message for five seconds. There is one at a time: a new one takes the place of the last.
 * @param variant "destructive" for what went wrong
 */
export function toast({
	variant = "default",
	...words
}: Omit<Toast, "id" | "variant"> & { variant?: Toast["variant"] }) {
	lastId += 1;
	show({ id: lastId, variant, ...words });
}

/** Takes away what is shown, where it no longer holds. */
export function dismissToast() {
	show(null);
}

/** For the toaster alone: what is shown now, when that changes, and how to end it. */
export const toastStore = {
	get: () => current,
	getOnServer: () => null,
	subscribe(listener: () => void) {
		listeners.add(listener);
		return () => void listeners.delete(listener);
	},
	/** Removes the toast if it is still the one with this id. */
	dismiss(id: number) {
		if (current?.id === id) show(null);
	},
};
