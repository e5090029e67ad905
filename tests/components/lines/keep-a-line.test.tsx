import { screen, waitFor } from "@testing-library/react";
import { KeepALine } from "@/components/lines/keep-a-line";
import { type Answers, Refusal, serve, show } from "@/tests/setup/in-app";

const offered = (keptId: string | null = null) => ({
	lines: [
		{ text: "It rained, and I liked it.", keptId },
		{ text: "Tea.", keptId: null },
	],
});

async function open(answers: Answers) {
	const calls = serve({ "GET /api/lines/of": () => offered(), ...answers });
	const view = show(<KeepALine source="entry" of="a" />);
	await view.pointer.click(screen.getByRole("button", { name: "Keep a line" }));
	const line = await screen.findByRole("button", { name: "It rained, and I liked it." });
	return { ...view, calls, line };
}

test("says so where it fails, and the sentence is not shown as kept", async () => {
	const { pointer, line } = await open({
		"POST /api/lines": () => {
			throw new Refusal(409, "That sentence is no longer there.");
		},
	});
	await pointer.click(line);
	expect(await screen.findByText("That sentence is no longer there.")).toBeVisible();
	expect(line).toHaveAttribute("aria-pressed", "false");
});

test("offers to try again where the sentences could not be loaded", async () => {
	let isDown = true;
	serve({
		"GET /api/lines/of": () => {
			if (isDown) throw new Refusal(503);
			return offered();
		},
	});
	const { pointer } = show(<KeepALine source="entry" of="a" />);
	await pointer.click(screen.getByRole("button", { name: "Keep a line" }));
	await screen.findByText("The sentences could not be loaded.");
	isDown = false;
	await pointer.click(screen.getByRole("button", { name: "Try again" }));
	expect(await screen.findByRole("button", { name: "Tea." })).toBeVisible();
	await pointer.click(screen.getByRole("button", { name: "Done" }));
	await waitFor(() => expect(screen.queryByRole("button", { name: "Tea." })).toBeNull());
});
