import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryScreen } from "@/components/memory/memory-screen";
import { Toaster } from "@/components/ui/feedback/toaster";
import { makeQueryClient } from "@/lib/browser/core/query-client";
import type { Fact, Memory } from "@/lib/domain/memory/schema";
import { Refusal, serve, USER_ID } from "@/tests/setup/in-app";

const GET = `GET /api/memory/${USER_ID}`;
const fact = (id: string, text: string, more: Partial<Fact> = {}): Fact => ({
	id,
	kind: "people",
	text,
	source: {
		kind: "journal",
		id: "e1",
		date: "2026-11-03",
		title: "A day",
		href: "/journal?entry=e1",
		words: null,
		learnedBy: null,
	},
	...more,
});

function open(memory: Memory, answers: Parameters<typeof serve>[0] = {}) {
	let now = memory;
	const calls = serve({ [GET]: () => now, ...answers });
	const pointer = userEvent.setup();
	render(
		<QueryClientProvider client={makeQueryClient()}>
			<MemoryScreen userId={USER_ID} />
			<Toaster />
		</QueryClientProvider>,
	);
	return { calls, pointer, change: (next: Memory) => (now = next) };
}

test("what was forgotten elsewhere is no failure; what could not be forgotten stays, and says so", async () => {
	let status = 500;
	const { pointer } = open(
		{ paused: false, facts: [fact("a", "My sister Odile called.")] },
		{
			"DELETE /api/memory/a": () => {
				throw new Refusal(status);
			},
		},
	);
	const button = await screen.findByRole("button", { name: /^Not true “My sister Odile called\./ });
	await pointer.click(button);
	expect(await screen.findByText("This could not be forgotten just now. Please try again.")).toBeVisible();
	expect(button).toBeEnabled();
	status = 404;
	await pointer.click(button);
	expect(await screen.findByText(/^Removed\./)).toBeVisible();
});

test("what cannot be loaded anew stays, and says so", async () => {
	let isDown = false;
	const { pointer } = open(
		{ paused: false, facts: [fact("a", "My sister Odile called.")] },
		{
			[GET]: () => {
				if (isDown) throw new Refusal(503);
				return { paused: false, facts: [fact("a", "My sister Odile called.")] };
			},
			"DELETE /api/memory/a": () => {
				isDown = true;
				throw new Refusal(404);
			},
		},
	);
	await pointer.click(await screen.findByRole("button", { name: /^Not true/ }));
	expect(await screen.findByText("This may not be up to date.", { exact: false })).toBeVisible();
	isDown = false;
	await pointer.click(screen.getByRole("button", { name: "Try again" }));
	await waitFor(() => expect(screen.queryByText("This may not be up to date.", { exact: false })).toBeNull());
});

test("each long fact has a button of its own name", async () => {
	const facts = ["Odile", "Jonas"].map((name) => fact(name, `${name} said. ${"And so on. ".repeat(40)}`));
	open({ paused: false, facts });
	expect(await screen.findByRole("button", { name: /^Show all “Odile/ })).toBeVisible();
	expect(screen.getByRole("button", { name: /^Show all “Jonas/ })).toBeVisible();
});
