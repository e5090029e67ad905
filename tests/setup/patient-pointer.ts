import { waitFor } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";

/**
 * A mouse and keyboard that wait, as people do, until nothing covers a button: while a dialog closes, nothing else can
 * be pressed, and on a busy machine that takes a while.
 */
export function patientPointer(options: Parameters<typeof userEvent.setup>[0] = {}): UserEvent {
	const pointer = userEvent.setup(options);
	return {
		...pointer,
		click: async (element) => {
			try {
				await pointer.click(element);
			} catch (error) {
				if (!String(error).includes("pointer-events: none")) throw error;
				await waitFor(() => pointer.click(element));
			}
		},
	};
}
