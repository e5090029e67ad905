import { act, screen, waitFor, within } from "@testing-library/react";
import { slowly, type } from "./send";
import { box, inLog, log, media, message, open, pass, replyTo, TOUCH } from "./setup";

const button = (name: string) => screen.getByRole("button", { name });
const said = [message(1, "Hello"), replyTo(2, 1, "Welcome.")];

describe("the focus goes from a button that goes away", () => {
	test("to the box: Stop, when the reply is there", async () => {
		const { server, answers } = slowly();
		const { pointer } = open([], answers);
		await type(pointer, "Hello");
		await pointer.keyboard("{Enter}");
		act(() => button("Stop").focus());
		await act(async () => server.finish());
		await waitFor(() => expect(screen.queryByRole("button", { name: "Stop" })).toBeNull(), { timeout: 5000 });
		expect(box()).toHaveFocus();
	});

	test("to the conversation on a touch screen, where the box would open the keyboard: a suggestion", async () => {
		jest.useFakeTimers();
		media.add(TOUCH);
		const { pointer } = open([], slowly().answers);
		await pointer.click(button("I am looking to find love"));
		await pass(10);
		expect(log()).toHaveFocus();
	});
});

test("a link at the top leads past the messages to the box", async () => {
	const { pointer } = open(said);
	await pointer.click(button("To the message field"));
	expect(box()).toHaveFocus();
	expect(screen.getByRole("form", { name: "Your message" })).toContainElement(box());
});

describe("choosing among answers", () => {
	const answers = ["Welcome.", "Come in."].map((content, i) => ({
		id: 7 + i,
		content,
		writtenBy: "llama",
		createdAt: "2026-11-21T12:00:00.000Z",
	}));
	const chosen = (answerId: number, content: string) =>
		replyTo(2, 1, content, { writtenBy: "llama", answerId, answers });

	test("keeps the focus at the last one", async () => {
		const { pointer } = open([message(1, "Hello"), chosen(8, "Come in.")], {
			"PUT /api/chat/2/answer": () => chosen(7, "Welcome."),
		});
		await pointer.click(button("Previous answer"));
		await inLog().findByText("Welcome.");
		expect(button("Previous answer")).toHaveFocus();
		expect(button("Previous answer")).toHaveAttribute("aria-disabled", "true");
		expect(button("Previous answer")).toBeEnabled();
	});
});

test("a message that is deleted in another tab goes from this one", async () => {
	const tabs: { onmessage: ((event: { data: unknown }) => void) | null }[] = [];
	class Channel {
		onmessage = null;
		constructor(readonly name: string) {
			if (name.includes("chat")) tabs.push(this);
		}
		postMessage(data: unknown) {
			for (const tab of tabs) if (tab !== this) act(() => tab.onmessage?.({ data }));
		}
		close() {
			if (tabs.includes(this)) tabs.splice(tabs.indexOf(this), 1);
		}
	}
	Object.assign(globalThis, { BroadcastChannel: Channel });
	const deletion = { "DELETE /api/chat/1": () => ({ ok: true, undo: "u", messages: [1, 2] }) };
	const here = open(said);
	const { pointer, container } = open(said, deletion);
	const there = within(container);
	await pointer.click(there.getByRole("button", { name: /^Delete this message/ }));
	const question = await screen.findByRole("alertdialog");
	await pointer.click(within(question).getByRole("button", { name: "Delete" }));
	await waitFor(() => expect(there.queryByText("Hello")).toBeNull());
	expect(within(here.container).queryByText("Hello")).toBeNull();
	expect(within(here.container).queryByText("Welcome.")).toBeNull();
	Reflect.deleteProperty(globalThis, "BroadcastChannel");
});
