import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FoldedChips } from "@/components/chat/offers/folded-chips";

const items = (count: number) =>
	Array.from({ length: count }, (_, at) => ({ words: `Answer ${at + 1}`, tap: { do: "group", id: "all" } as const }));

it("shows at most six buttons, and six more after each “More”, where the keyboard goes on", async () => {
	render(<FoldedChips items={items(15)} isBusy={false} onSay={() => {}} />);
	expect(screen.getAllByRole("button")).toHaveLength(6);
	await userEvent.click(screen.getByRole("button", { name: "More" }));
	expect(screen.getAllByRole("button")).toHaveLength(12);
	expect(screen.getByRole("button", { name: "Answer 6" })).toHaveFocus();
	await userEvent.click(screen.getByRole("button", { name: "More" }));
	expect(screen.getAllByRole("button")).toHaveLength(15);
	expect(screen.getByRole("button", { name: "Answer 12" })).toHaveFocus();
	expect(screen.queryByRole("button", { name: "More" })).toBeNull();
});
