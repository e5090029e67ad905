import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Button } from "@/components/ui/button";

it("keeps the focus while its work is in progress, and reacts to nothing", async () => {
	const press = jest.fn();
	const submit = jest.fn((event) => event.preventDefault());
	const form = (pending: boolean) => (
		<form onSubmit={submit}>
			<input />
			<Button type="submit" pending={pending} disabled={pending} onClick={press}>
				Send
			</Button>
		</form>
	);
	const { rerender } = render(form(false));
	const button = screen.getByRole("button");
	button.focus();
	rerender(form(true));
	expect(button).toHaveFocus();
	expect(button).toHaveAttribute("aria-disabled", "true");
	expect(button).toHaveAttribute("aria-busy", "true");
	await userEvent.keyboard("{Enter}");
	await userEvent.type(screen.getByRole("textbox"), "words{Enter}");
	expect(press).not.toHaveBeenCalled();
	expect(submit).not.toHaveBeenCalled();
	rerender(form(false));
	await userEvent.click(button);
	expect(press).toHaveBeenCalledTimes(1);
	expect(submit).toHaveBeenCalledTimes(1);
});
