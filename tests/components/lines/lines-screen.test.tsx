import { screen } from "@testing-library/react";
import { LinesScreen } from "@/components/lines/lines-screen";
import type { ClientLine, ClientLines } from "@/lib/domain/lines/schema";
import { Refusal, serve, show } from "@/tests/setup/in-app";

const line = (id: string, more: Partial<ClientLine> = {}): ClientLine => ({
	...{ id, text: `Line ${id}.`, source: "entry", title: null, href: `/journal?entry=${id}`, day: "2026-03-02" },
	createdAt: "2026-03-02T10:00:00.000Z",
	...more,
});
const page = (lines: ClientLine[], hasMore = false): ClientLines => ({ lines, total: lines.length, hasMore });

test.each([
	[503, "Please try again."],
	[409, "The server's sentence."],
])("keeps a line on the screen where removing it fails with %i, and says so", async (status, sentence) => {
	serve({
		"DELETE /api/lines/a": () => {
			throw new Refusal(status);
		},
	});
	const { pointer } = show(<LinesScreen firstPage={page([line("a")])} />);
	await pointer.click(screen.getByRole("button", { name: /^Remove “Line a/ }));
	expect(await screen.findByText("The line was not removed")).toBeVisible();
	expect(screen.getByText(sentence)).toBeVisible();
	expect(screen.getByText("Line a.")).toBeVisible();
});
