import { screen, waitFor } from "@testing-library/react";
import { refused, slowly, type } from "./send";
import { box, inLog, message, open, posts, sendButton, slots } from "./setup";

describe("a message", () => {
	test("is shown at once and stays the same element when the server has it", async () => {
		const { server, answers } = slowly();
		const { pointer, calls } = open([message(1, "Before")], answers);
		await type(pointer, "Hello");
		await pointer.keyboard("{Enter}");
		const shown = inLog().getByText("Hello").closest("article");
		server.finish();
		await inLog().findByText("Thinking…");
		expect(inLog().getByText("Hello").closest("article")).toBe(shown);
		expect(posts(calls)).toMatchObject([
			{
				path: "/api/chat",
				body: { content: "Hello" },
				headers: { "idempotency-key": expect.stringMatching(/^[0-9a-f-]{36}$/) },
			},
		]);
		expect(slots()).toEqual([]);
	});

	test("is sent once, however often one presses", async () => {
		const { pointer, calls } = open([], slowly().answers);
		await type(pointer, "Hello");
		await pointer.keyboard("{Enter}{Enter}");
		await type(pointer, "More");
		await pointer.keyboard("{Enter}");
		expect(posts(calls)).toHaveLength(1);
		expect(box()).toHaveValue("More");
	});
});

describe("a send that fails", () => {
	test.each([
		["no connection", { "POST /api/chat": () => Promise.reject(new TypeError("Failed to fetch")) }, /no connection/],
		["a coach that fails", refused(502), /could not answer just now/],
		["too many messages", refused(429), /The server's sentence\./],
	])("for %s gives the text back and says so", async (_, answers, sentence) => {
		const { pointer } = open([message(1, "Before")], answers);
		await type(pointer, "Hello");
		await pointer.keyboard("{Enter}");
		expect(await screen.findByText("Your message was not sent")).toBeVisible();
		expect(screen.getByText(sentence)).toBeVisible();
		await waitFor(() => expect(box()).toHaveValue("Hello"));
		expect(inLog().queryByText("Hello")).toBeNull();
		expect(inLog().queryByText("Reading…")).toBeNull();
		expect(sendButton()).toBeEnabled();
	});

	test("never puts the text over words that were typed meanwhile", async () => {
		const { server, answers } = slowly();
		const { pointer } = open([], answers);
		await type(pointer, "Hello");
		await pointer.keyboard("{Enter}");
		await type(pointer, "And this");
		server.fail(502);
		await waitFor(() => expect(box()).toHaveValue("Hello\n\nAnd this"));
	});

	test("goes again under the same key as long as the words are the same", async () => {
		const { pointer, calls } = open([], refused(502));
		const press = async () => {
			await pointer.click(sendButton());
			await waitFor(() => expect(box()).not.toHaveValue(""));
			await waitFor(() => expect(sendButton()).toBeEnabled());
		};
		await type(pointer, "Hello");
		await press();
		await type(pointer, "!");
		await pointer.keyboard("{Backspace}");
		await press();
		await type(pointer, "!");
		await press();
		const keys = posts(calls).map(({ headers }) => headers["idempotency-key"]);
		expect(keys[1]).toBe(keys[0]);
		expect(keys[2]).not.toBe(keys[0]);
	});

	test("gives the text back to whoever left meanwhile", async () => {
		const { server, answers } = slowly();
		const { pointer, leave, comeBack } = open([], answers);
		await type(pointer, "Hello");
		await pointer.keyboard("{Enter}");
		leave();
		server.fail(502);
		expect(await screen.findByText("Your message was not sent")).toBeVisible();
		comeBack();
		await waitFor(() => expect(box()).toHaveValue("Hello"));
	});
});
