import { screen, within } from "@testing-library/react";
import { button, life, open } from "./setup";

test("a script is printed without the parts that are left out", async () => {
	const { pointer } = open(life());
	await pointer.click(await button("Print"));
	const sheet = within(await screen.findByRole("dialog", { name: "Print" }));
	expect(sheet.getAllByRole("checkbox").map((box) => box.closest("label")?.textContent)).toEqual([
		"Script sentence",
		"Main script",
		"Pattern 1: The quiet watch",
		"Pattern 2: The open hand",
		"Pattern 3: The late answer",
		"Where this comes from",
	]);
	expect(sheet.getByText("Impact 2")).toBeVisible();
	await pointer.click(sheet.getByRole("checkbox", { name: "Pattern 2: The open hand" }));
	expect(sheet.queryByText("Impact 2")).not.toBeInTheDocument();
	expect(sheet.getByRole("status")).toHaveTextContent("5 of 6 will be printed");
	await pointer.click(sheet.getByRole("button", { name: "Leave all out" }));
	expect(sheet.getByRole("button", { name: "Print" })).toBeDisabled();
	await pointer.click(sheet.getByRole("button", { name: "Take all" }));
	expect(sheet.getByText("Impact 2")).toBeVisible();
});
