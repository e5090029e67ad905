import { render, screen } from "@testing-library/react";
import { WaitingEntries } from "@/components/offline/waiting-entries";
import type { WaitingEntry } from "@/lib/browser/offline/outbox";
import type { SendEnd } from "@/lib/browser/offline/send";
import { safetyNotice } from "@/lib/safety/notice";

const entry = (more: Partial<WaitingEntry> = {}): WaitingEntry => ({
	number: 1,
	content: "Written on the train.",
	prompt: "What?",
	sendKey: "a key",
	writtenAt: "2026-11-20T12:00:00.000Z",
	offset: 0,
	triedAt: null,
	refused: null,
	notice: null,
	...more,
});
const show = (waiting: WaitingEntry[], ended: SendEnd | null = null) =>
	render(<WaitingEntries userId={7} waiting={waiting} ended={ended} />);
const back = () => screen.queryByRole("button", { name: "Put it back into the box" });

it("shows nothing where nothing waits", () => {
	expect(show([]).container).toBeEmptyDOMElement();
});

it("says how many wait, and shows each with its day", () => {
	show([entry(), entry({ number: 2, content: "And later." })]);
	expect(screen.getByRole("status")).toHaveTextContent("2 entries wait to be sent.");
	expect(screen.getByText("And later.")).toBeVisible();
	expect(screen.getAllByText("November 20, 2026")).toHaveLength(2);
});

it("asks to log in where nobody is signed in, and says that nothing is lost", () => {
	show([entry()], "signed-out");
	expect(screen.getByRole("status")).toHaveTextContent("Please log in again, so that it can be. Nothing is lost.");
});

it("says why one was not taken, and gives its words back", () => {
	show([entry({ triedAt: 1, refused: "An entry can have at most 50,000 characters." })]);
	expect(screen.getByRole("alert")).toHaveTextContent(
		"This one was not taken: An entry can have at most 50,000 characters. Your words are still here.",
	);
	expect(screen.getByText("Written on the train.")).toBeVisible();
	expect(back()).toBeVisible();
	expect(screen.queryByRole("status")).toBeNull();
});

it("gives nothing back that may have been saved already: it would be saved twice", () => {
	show([entry({ triedAt: 1 })]);
	expect(back()).toBeNull();
});

it("shows the notice about one that was saved until it was read, and not its words", () => {
	const notice = safetyNotice(["I am going to kill myself tonight."], "IE");
	show([entry({ triedAt: 1, notice })]);
	expect(screen.getByText(/What you wrote on/)).toHaveTextContent("November 20, 2026 is in your journal.");
	expect(screen.getByRole("heading", { name: "You don’t have to be alone with this" })).toBeVisible();
	expect(screen.getByRole("link", { name: /^Call .*, 116 123, / })).toBeVisible();
	expect(screen.getByRole("button", { name: "I have read this" })).toBeVisible();
	expect(screen.queryByText("Written on the train.")).toBeNull();
});
