import { screen, within } from "@testing-library/react";
import { MESSAGE_PAGE } from "@/lib/domain/chat/paths";
import { CHAT, message, open, replyTo } from "./setup";

test("a conversation is printed without the messages that are left out, and as far back as one likes", async () => {
	const page = Array.from({ length: MESSAGE_PAGE }, (_, i) => message(i + 10, `Said ${i}`));
	page[1] = replyTo(11, 10, "Answered");
	const { pointer } = open(page, { [`GET ${CHAT}`]: () => [message(1, "The first of all")] });
	await pointer.click(await screen.findByRole("button", { name: "Print" }));
	const sheet = within(await screen.findByRole("dialog", { name: "Print" }));
	expect(sheet.getByText("Said 0")).toBeVisible();
	await pointer.click(sheet.getByRole("checkbox", { name: /^Sage/ }));
	expect(sheet.queryByText("Answered")).not.toBeInTheDocument();
	await pointer.click(sheet.getByRole("button", { name: "Add earlier messages" }));
	expect(await sheet.findByText("The first of all")).toBeVisible();
	expect(sheet.queryByText("Answered")).not.toBeInTheDocument();
	expect(sheet.queryByRole("button", { name: "Add earlier messages" })).not.toBeInTheDocument();
});

test("there is nothing to print before anything was said", () => {
	open([]);
	expect(screen.queryByRole("button", { name: "Print" })).not.toBeInTheDocument();
});
