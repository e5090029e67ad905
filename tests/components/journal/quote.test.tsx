import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Quote } from "@/components/journal/quote";
import { serve, show, USER_ID } from "@/tests/setup/in-app";

const entry = {
	id: "e1",
	content: "I carried the chairs up. Then Mira came with soup.",
	quote: "I carried the chairs up.",
};

test("another sentence of the entry takes the quote's place with a tap", async () => {
	const chosen = { ...entry, quote: "Then Mira came with soup." };
	const calls = serve({ "PUT /api/journal/e1/quote": () => chosen });
	const onChosen = jest.fn();
	show(<Quote userId={USER_ID} entry={entry} onChosen={onChosen} />);
	const user = userEvent.setup();
	await user.click(screen.getByRole("button", { name: "Choose another sentence" }));
	expect(screen.getByRole("button", { name: entry.quote })).toHaveAttribute("aria-pressed", "true");
	await user.click(screen.getByRole("button", { name: chosen.quote }));
	await waitFor(() => expect(onChosen.mock.calls[0]?.[0]).toEqual(chosen));
	expect(calls.find(({ method }) => method === "PUT")?.body).toEqual({ quote: chosen.quote });
});

test("there is nothing to choose where the entry is one sentence", () => {
	serve({});
	show(<Quote userId={USER_ID} entry={{ ...entry, content: entry.quote }} />);
	expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
