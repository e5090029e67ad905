import "@/tests/setup/keeping-browser";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { forgetOffline } from "@/lib/browser/offline/close";
import { listWaiting } from "@/lib/browser/offline/outbox";
import type { SafetyNotice } from "@/lib/domain/safety/shown";
import { USER_ID } from "@/tests/setup/in-app";
import { box, open, stored } from "./open-journal";

const KEEP = "Keep it here, and send it when the network is back";

/** The rules for danger, which are loaded over a network that may not answer. */
const rules = { answer: (_: SafetyNotice | null) => {} };
jest.mock("@/lib/browser/offline/danger", () => ({
	dangerIn: () =>
		new Promise<SafetyNotice | null>((resolve) => {
			rules.answer = resolve;
		}),
}));

afterEach(() => forgetOffline(USER_ID));

async function cannotSend() {
	const view = open([], {
		"POST /api/journal": () => {
			throw new TypeError("Failed to fetch");
		},
	});
	await view.pointer.type(box(), "On the train.");
	await view.pointer.click(screen.getByRole("button", { name: "Submit Entry" }));
	return { ...view, keep: await screen.findByRole("button", { name: KEEP }) };
}

it("waits for nothing but its place on the device, so that what is typed next stays", async () => {
	const { pointer, keep } = await cannotSend();
	await pointer.click(keep);
	await waitFor(() => expect(box()).toHaveValue(""));
	expect(await listWaiting(USER_ID)).toMatchObject([{ content: "On the train." }]);
	await pointer.type(box(), "Late.");
	rules.answer(null);
	await waitFor(() => expect(box()).toHaveValue("Late."));
	expect(stored()).toMatchObject({ text: "Late." });
});

it("keeps a page once, however often that is pressed, and takes no words meanwhile", async () => {
	const { pointer, keep } = await cannotSend();
	// Words that were changed since go under another key each time they are sent.
	await pointer.type(box(), " Late.");
	fireEvent.click(keep);
	fireEvent.click(keep);
	expect(box()).toHaveAttribute("readonly");
	await waitFor(() => expect(box()).toHaveValue(""));
	expect(box()).not.toHaveAttribute("readonly");
	expect(await listWaiting(USER_ID)).toMatchObject([{ content: "On the train. Late." }]);
});
