import { screen, within } from "@testing-library/react";
import { BringIn } from "@/components/import/bring-in";
import type { ImportAnswer } from "@/lib/domain/import/schema";
import { fakeApi, findToast, renderInApp } from "../account/support";

const report: ImportAnswer = {
	id: null,
	source: "text",
	counts: { journalEntries: { found: 2, fresh: 2 } },
	days: { first: "2026-03-02", last: "2026-03-03" },
	leftOut: [],
	leftOutCount: 0,
};
// It sends by XMLHttpRequest, which tells how much has been sent, and which nothing here stands in for.
jest.mock("@/lib/browser/import/send-file", () => ({
	sendFile: async ({ isPreview }: { isPreview: boolean }) => ({ ...report, id: isPreview ? null : "i1" }),
}));

it("no longer says that something is here once it was taken back", async () => {
	const past = { id: "i1", source: "text", createdAt: "2026-03-04T05:06:07.000Z", state: "finished", rows: 2 };
	fakeApi({ "GET /api/import": { json: [past] }, "DELETE /api/import/i1": { json: { removed: 2, kept: 0 } } });
	const { user } = renderInApp(<BringIn />);
	await user.upload(screen.getByLabelText("A file to bring in"), new File(["Rain."], "2026-03-02.md"));
	await user.click(await screen.findByRole("button", { name: "Bring it in" }));
	expect(await screen.findByText("It is here now.")).toBeVisible();
	await user.click(screen.getByRole("button", { name: "Take it back" }));
	await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Take it back" }));
	expect(await findToast()).toHaveTextContent("Taken back");
	expect(screen.queryByText("It is here now.")).not.toBeInTheDocument();
});
