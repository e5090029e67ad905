import { screen, waitFor } from "@testing-library/react";
import { userKey } from "@/lib/browser/account/client";
import { recentMessagesPath } from "@/lib/domain/chat/paths";
import { USER_ID } from "@/tests/setup/in-app";
import { answered, REPLY, refused, slowly, type } from "./send";
import { box, inLog, media, message, open, pass, posts, sendButton, slots, TOUCH } from "./setup";

jest.mock("next/navigation", () => ({
	useRouter: () => ({ replace: () => {}, refresh: () => {} }),
	usePathname: () => "/chat",
}));

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

	test("and its reply reach what the dashboard shows", async () => {
		const { pointer, queryClient } = open([], answered);
		const recent = [1, 2, 3, 4].map((id) => message(id, `Old ${id}`));
		queryClient.setQueryData([recentMessagesPath(USER_ID)], recent);
		await type(pointer, "Hello");
		await pointer.click(sendButton());
		await waitFor(() =>
			expect(queryClient.getQueryData([recentMessagesPath(USER_ID)])).toMatchObject([
				{ id: 2 },
				{ id: 3 },
				{ id: 4 },
				{ content: "Hello" },
				{ content: REPLY },
			]),
		);
	});

	test("leaves the focus in the box", async () => {
		const { pointer } = open([], slowly().answers);
		await type(pointer, "Hello");
		await pointer.click(sendButton());
		expect(box()).toHaveFocus();
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

	test("because the session has ended keeps the words on the device", async () => {
		const { pointer, queryClient } = open([], refused(401));
		await type(pointer, "Hello");
		await pointer.keyboard("{Enter}");
		expect(await screen.findByText("You have been signed out")).toBeVisible();
		expect(queryClient.getQueryData(userKey)).toBeNull();
		expect(Object.values(localStorage).join()).toContain("Hello");
	});
});

describe("the suggestions", () => {
	test.each([
		"I need help with a relationship challenge",
		"I am looking to find love",
		"Help me envision my dream partner",
	])("“%s” is sent 10 ms after the press", async (words) => {
		jest.useFakeTimers();
		const { calls, pointer } = open([], slowly().answers);
		const button = screen.getByRole("button", { name: words });
		await pointer.setup({ delay: null }).click(button);
		await pass(9);
		expect(posts(calls)).toEqual([]);
		await pass(1);
		expect(posts(calls)).toMatchObject([{ body: { content: words } }]);
		await pass(1);
		expect(inLog().getByText(words)).toBeVisible();
		expect(screen.queryByRole("button", { name: words })).toBeNull();
		expect(box()).toHaveFocus();
	});

	test("do not call up a touch keyboard, nor take what is in the box", async () => {
		jest.useFakeTimers();
		media.add(TOUCH);
		const { pointer } = open([], slowly().answers);
		await type(pointer, "Mine");
		await pointer.click(screen.getByRole("button", { name: "I am looking to find love" }));
		await pass(10);
		expect(box()).toHaveValue("Mine");
		expect(box()).not.toHaveFocus();
	});
});
