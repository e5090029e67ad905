import { screen, waitFor } from "@testing-library/react";
import { LinesScreen } from "@/components/lines/lines-screen";
import type { ClientLine, ClientLines } from "@/lib/domain/lines/schema";
import { Refusal, serve, show } from "@/tests/setup/in-app";

const line = (id: string, more: Partial<ClientLine> = {}): ClientLine => ({
	...{ id, text: `Line ${id}.`, source: "entry", title: null, href: `/journal?entry=${id}`, day: "2026-03-02" },
	createdAt: "2026-03-02T10:00:00.000Z",
	...more,
});
const page = (lines: ClientLine[], hasMore = false): ClientLines => ({ lines, total: lines.length, hasMore });

test("says where each line stands, and where that is gone", () => {
	serve({});
	show(
		<LinesScreen
			firstPage={page([
				line("a"),
				line("b", { source: "article", title: "How do I listen?", href: "/handbook/listening" }),
				line("c", { source: "reply", href: null }),
			])}
		/>,
	);
	expect(screen.getByRole("link", { name: "Your journal, March 2, 2026" })).toHaveAttribute("href", "/journal?entry=a");
	expect(screen.getByRole("link", { name: "The handbook: How do I listen?" })).toBeVisible();
	expect(screen.getByText(/The page it was on is gone/)).toBeVisible();
});

test("keeps a line on the screen where removing it fails, and says so", async () => {
	serve({
		"DELETE /api/lines/a": () => {
			throw new Refusal(503);
		},
	});
	const { pointer } = show(<LinesScreen firstPage={page([line("a")])} />);
	await pointer.click(screen.getByRole("button", { name: /^Remove\s*: Line a/ }));
	expect(await screen.findByText("The line was not removed")).toBeVisible();
	expect(screen.getByText("Line a.")).toBeVisible();
});

test("gives earlier ones when asked", async () => {
	const calls = serve({ "GET /api/lines": () => page([line("b")]) });
	const { pointer } = show(<LinesScreen firstPage={page([line("a")], true)} />);
	await pointer.click(screen.getByRole("button", { name: "Earlier ones" }));
	expect(await screen.findByText("Line b.")).toBeVisible();
	expect(calls.at(-1)?.path).toBe("/api/lines?before=a");
	expect(screen.queryByRole("button", { name: "Earlier ones" })).toBeNull();
});

test("looks for lines, and says where none has the words", async () => {
	const calls = serve({
		"GET /api/lines": ({ path }) => page(path.includes("plums") ? [line("b")] : []),
	});
	const { pointer } = show(<LinesScreen firstPage={page([line("a"), line("b")])} />);
	const box = screen.getByRole("searchbox", { name: "Search your kept lines" });
	await pointer.type(box, "plums");
	await waitFor(() => expect(screen.queryByText("Line a.")).toBeNull());
	expect(screen.getByText("Line b.")).toBeVisible();
	await pointer.clear(box);
	await pointer.type(box, "pears");
	expect(await screen.findByText(/None of your kept lines matches/)).toBeVisible();
	expect(calls.every(({ path }) => path.startsWith("/api/lines?q="))).toBe(true);
	await pointer.clear(box);
	expect(await screen.findByText("Line a.")).toBeVisible();
});
