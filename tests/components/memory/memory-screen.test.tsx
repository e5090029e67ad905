import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
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

test("each fact stands in its group with the page it comes from, and can be taken back", async () => {
	const facts = [
		fact("a", "My sister Odile called."),
		fact("b", "Walking calms me.", { kind: "helps" }),
		fact("c", "You want to swim.", {
			kind: "wishes",
			source: { ...fact("", "").source, words: "I want to swim", learnedBy: "test-model" },
		}),
	];
	const { calls, pointer, change } = open(
		{ paused: false, facts },
		{
			"DELETE /api/memory/a": () => {
				change({ paused: false, facts: facts.slice(1) });
				return { ok: true };
			},
		},
	);
	const people = await screen.findByRole("region", { name: "People" });
	expect(within(people).getByRole("link", { name: "Journal, November 3, 2026, A day" })).toHaveAttribute(
		"href",
		"/journal?entry=e1",
	);
	const wishes = screen.getByRole("region", { name: "Wishes and goals" });
	expect(within(wishes).getByText("You wrote: “I want to swim”")).toBeVisible();
	expect(within(wishes).getByRole("link")).toHaveTextContent("(noted by test-model)");
	await pointer.click(screen.getByRole("button", { name: /^Forget ?: My sister Odile called\./ }));
	expect(await screen.findByText(/^Forgotten\. It is not used again/)).toBeVisible();
	expect(screen.queryByRole("region", { name: "People" })).toBeNull();
	expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
	expect(calls.filter(({ method }) => method === "DELETE")).toHaveLength(1);
});

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
	const button = await screen.findByRole("button", { name: /^Not me ?: My sister Odile called\./ });
	await pointer.click(button);
	expect(await screen.findByText("This could not be forgotten just now. Please try again.")).toBeVisible();
	expect(button).toBeEnabled();
	status = 404;
	await pointer.click(button);
	expect(await screen.findByText(/^Taken back\./)).toBeVisible();
});

test("one switch pauses all of it, and goes on", async () => {
	const { calls, pointer, change } = open(
		{ paused: false, facts: [] },
		{
			"PUT /api/memory/pause": ({ body }) => {
				const { paused } = body as { paused: boolean };
				change({ paused, facts: [] });
				return { paused };
			},
		},
	);
	expect(await screen.findByText(/^Nothing yet\./)).toBeVisible();
	await pointer.click(screen.getByRole("button", { name: "Pause" }));
	expect(await screen.findByText(/^Paused\./)).toBeVisible();
	await pointer.click(screen.getByRole("button", { name: "Go on" }));
	expect(await screen.findByText("It is kept up as you write.")).toBeVisible();
	expect(calls.filter(({ method }) => method === "PUT").map(({ body }) => body)).toEqual([
		{ paused: true },
		{ paused: false },
	]);
});

test("what cannot be loaded can be tried again", async () => {
	let isAway = true;
	const { pointer } = open(
		{ paused: false, facts: [] },
		{
			[GET]: () => {
				if (isAway) throw new Refusal(503);
				return { paused: false, facts: [] };
			},
		},
	);
	const again = await screen.findByRole("button", { name: "Try again" });
	isAway = false;
	await pointer.click(again);
	expect(await screen.findByText(/^Nothing yet\./)).toBeVisible();
});

test("what comes from an analysis is read without its marks, and the person's own words as they stand", async () => {
	const results = { ...fact("", "").source, kind: "results" as const, title: "Your Mother" };
	open({
		paused: false,
		facts: [
			fact("a", "I *really* said - so."),
			fact("b", "- Up to 8, for *I felt wanted*.\n- You come to **soup**.", { kind: "results", source: results }),
		],
	});
	expect(await screen.findByText("I *really* said - so.")).toBeVisible();
	expect(screen.getAllByText(/Up to 8/)[0]?.textContent).toBe("• Up to 8, for I felt wanted.\n• You come to soup.");
});
