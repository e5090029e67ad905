import "@/tests/setup/keeping-browser";
import { render, screen } from "@testing-library/react";
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

it("shows a stranger nothing but that there is no network, and help", async () => {
	open();
	expect(await screen.findByText(/^Nobody is logged in here/)).toBeVisible();
	expect(screen.queryByRole("textbox")).toBeNull();
	expect(screen.getByRole("link", { name: "Help now" })).toBeVisible();
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
