import { render, screen, within } from "@testing-library/react";
import { SpokenTable } from "@/components/ui/spoken-table";

test("has a heading for each column and each row, and every cell in its place", () => {
	render(<SpokenTable caption="Pages" columns={["Month", "Pages", "Words"]} rows={[["a", "May", 2, "90"]]} />);
	const table = screen.getByRole("table", { name: "Pages" });
	expect(within(table).getAllByRole("columnheader")).toHaveLength(3);
	expect(within(table).getByRole("row", { name: "May 2 90" })).toContainElement(
		within(table).getByRole("rowheader", { name: "May" }),
	);
});
