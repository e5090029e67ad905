import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toast } from "@/components/ui/feedback/toast";
import { Toaster } from "@/components/ui/feedback/toaster";

it("F8 leads to what a message offers, and from there back", async () => {
	const undo = jest.fn();
	render(
		<>
			<button type="button">The next entry</button>
			<Toaster />
		</>,
	);
	const entry = screen.getByRole("button", { name: "The next entry" });
	entry.focus();
	act(() => toast({ title: "Entry deleted", action: { label: "Undo", run: undo } }));
	await userEvent.keyboard("{F8}");
	expect(screen.getByRole("button", { name: "Undo" })).toHaveFocus();
	await userEvent.keyboard("{Enter}");
	expect(undo).toHaveBeenCalledTimes(1);
	await waitFor(() => expect(entry).toHaveFocus());
});
