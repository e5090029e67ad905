import "@/tests/setup/keeping-browser";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Reader } from "@/components/offline/reader";
import { forgetOffline } from "@/lib/browser/offline/close";
import { changeShelf, openShelf } from "@/lib/browser/offline/shelf";
import type { ReadEntry } from "@/lib/browser/offline/shelf-kinds";

const ADA = 7;
const entry: ReadEntry = {
	id: "e1",
	title: "The harbour",
	day: "2026-11-20",
	content: "The lanterns went out one by one.",
	isComplete: true,
	version: 1,
	prompt: "What stayed with you?",
};

let answer: (path: string) => Response;

async function adaHasRead() {
	await openShelf(ADA);
	await changeShelf(ADA, "journal", () => [entry]);
}
const open = () => render(<Reader path="/journal" />);

beforeEach(async () => {
	await forgetOffline();
	answer = () => {
		throw new TypeError("Failed to fetch");
	};
	globalThis.fetch = jest.fn(async (path) => answer(String(path)));
});

it("shows what was read last, with the part open whose page was asked for", async () => {
	await adaHasRead();
	open();
	expect(await screen.findByRole("heading", { level: 1, name: "Your notebook, offline" })).toBeVisible();
	expect(screen.getByText(entry.content)).toBeVisible();
	expect(screen.getByText(/^You are offline\. What you write is kept here/)).toBeVisible();
	expect(screen.getByRole("link", { name: "Help now" })).toHaveAttribute("href", "/help-now");
	expect(screen.getByRole("button", { name: "Leave" })).toBeVisible();
});

it("shows a stranger nothing but that there is no network, and help", async () => {
	open();
	expect(await screen.findByText(/^Nobody is logged in here/)).toBeVisible();
	expect(screen.queryByRole("textbox")).toBeNull();
	expect(screen.getByRole("link", { name: "Help now" })).toBeVisible();
});

it("is locked once the chosen time is over, and keeps nothing to read", async () => {
	await adaHasRead();
	localStorage.setItem("lock-minutes", "5");
	localStorage.setItem("last-touch", String(Date.now() - 6 * 60_000));
	open();
	expect(await screen.findByText(/^The app is locked\. It opens when you log in again/)).toBeVisible();
	expect(screen.queryByText(entry.content)).toBeNull();
	localStorage.clear();
	cleanup();
	open();
	expect(await screen.findByText(/^Nobody is logged in here/)).toBeVisible();
});

it("keeps an entry, empties the box, and sends it once the app answers", async () => {
	await adaHasRead();
	open();
	const box = await screen.findByRole("textbox", { name: "Journal entry" });
	await userEvent.type(box, "On the train.");
	// An impatient second click keeps nothing twice.
	await userEvent.dblClick(screen.getByRole("button", { name: "Keep and send later" }));
	expect(await screen.findByText("One entry waits to be sent.")).toBeVisible();
	expect(box).toHaveValue("");
	expect(screen.getByText("Kept. It is sent when the network is back.")).toBeVisible();
	expect(jest.mocked(fetch).mock.calls.filter(([path]) => path === "/api/journal")).toHaveLength(0);

	answer = () => ({ ok: true, status: 200, json: async () => ({ safety: null }) }) as Response;
	act(() => void window.dispatchEvent(new Event("online")));
	expect(await screen.findByText("The network is back.")).toBeVisible();
	await waitFor(() => expect(screen.queryByText("One entry waits to be sent.")).toBeNull());
	expect(jest.mocked(fetch).mock.calls.filter(([path]) => path === "/api/journal")).toHaveLength(1);
});

it("keeps the words in the box where the browser cannot store them", async () => {
	await adaHasRead();
	open();
	const box = await screen.findByRole("textbox", { name: "Journal entry" });
	await userEvent.type(box, "On the train.");
	Object.defineProperty(crypto.subtle, "encrypt", {
		value: async () => {
			throw new Error("full");
		},
		configurable: true,
	});
	await userEvent.click(screen.getByRole("button", { name: "Keep and send later" }));
	expect(await screen.findByText("This browser cannot keep it. Your words stay in the box.")).toBeVisible();
	Reflect.deleteProperty(crypto.subtle, "encrypt");
	expect(box).toHaveValue("On the train.");
});
