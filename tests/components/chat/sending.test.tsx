import { screen, waitFor } from "@testing-library/react";
import { userKey } from "@/lib/account/client";
import { recentMessagesPath } from "@/lib/chat/paths";
import { safetyNotice } from "@/lib/safety/notice";
import { type Call, Refusal, USER_ID } from "../journal/setup";
import {
	answerTo,
	articles,
	box,
	inLog,
	log,
	media,
	message,
	open,
	pass,
	posts,
	replyTo,
	STILL,
	sendButton,
	slots,
	spoken,
	TOUCH,
} from "./setup";

jest.mock("next/navigation", () => ({
	useRouter: () => ({ replace: () => {}, refresh: () => {} }),
	usePathname: () => "/chat",
}));

const REPLY = "You kept quiet **again**, and you noticed it. What would one true sentence have been?";
const answered = { "POST /api/chat": (call: Call) => answerTo(call, REPLY) };
const refused = (status: number) => ({
	"POST /api/chat": () => {
		throw new Refusal(status);
	},
});

/** A server whose answer comes when it is told to. */
function slowly(reply = REPLY) {
	const server = { finish: () => {}, fail: (_status: number) => {} };
	const answers = {
		"POST /api/chat": (call: Call) =>
			new Promise((resolve, reject) => {
				server.finish = () => resolve(answerTo(call, reply));
				server.fail = (status) => reject(new Refusal(status));
			}),
	};
	return { server, answers };
}

async function type(pointer: ReturnType<typeof open>["pointer"], words: string) {
	await pointer.click(box());
	await pointer.paste(words);
}

describe("a reply", () => {
	test("is read, thought about for 800 ms, and typed in steps of 80 ms", async () => {
		jest.useFakeTimers();
		const { server, answers } = slowly();
		const { pointer } = open([], answers);
		await type(pointer, "Hello");
		await pointer.keyboard("{Enter}");
		await pass(5000);
		expect(inLog().getByText("Reading…")).toBeVisible();
		expect(inLog().getByText("Hello")).toBeVisible();
		expect(box()).toHaveValue("");
		expect(sendButton()).toBeDisabled();
		expect(sendButton()).toHaveAttribute("aria-busy", "true");
		expect(screen.getByText("Sage is writing")).toBeInTheDocument();

		server.finish();
		await pass(0);
		expect(inLog().getByText("Thinking…")).toBeVisible();
		await pass(799);
		expect(inLog().getByText("Thinking…")).toBeVisible();
		await pass(1);
		expect(inLog().queryByText("Thinking…")).toBeNull();
		expect(articles().at(-1)).toBe("SageYou kept q");
		await pass(79);
		expect(articles().at(-1)).toBe("SageYou kept q");
		await pass(1);
		expect(articles().at(-1)).toBe("SageYou kept quiet aga");
		expect(spoken()).toBeEmptyDOMElement();
		expect(sendButton()).toBeDisabled();

		await pass(80 * Math.ceil(REPLY.length / 10) - 240);
		expect(articles().at(-1)).not.toContain("have been?");
		await pass(80);
		expect(articles()).toHaveLength(2);
		expect(articles().at(-1)).toMatch(/^Sage.*Written by the built-in coach.*have been\?$/);
		expect(spoken()).toHaveTextContent("You kept quiet again, and you noticed it.");
		expect(screen.queryByText("Sage is writing")).toBeNull();
		expect(sendButton()).not.toHaveAttribute("aria-busy");
	});

	test("comes at once after the thought where motion is not wanted", async () => {
		jest.useFakeTimers();
		media.add(STILL);
		const { pointer } = open([], answered);
		await type(pointer, "Hello");
		await pointer.keyboard("{Enter}");
		await pass(0);
		expect(inLog().getByText("Thinking…")).toBeVisible();
		await pass(800);
		expect(spoken()).toHaveTextContent("What would one true sentence have been?");
	});

	test("comes at once in a tab that nobody looks at", async () => {
		jest.useFakeTimers();
		const hidden = jest.spyOn(document, "hidden", "get").mockReturnValue(true);
		const { pointer } = open([], answered);
		await type(pointer, "Hello");
		await pointer.keyboard("{Enter}");
		await pass(800);
		expect(spoken()).toHaveTextContent("What would one true sentence have been?");
		hidden.mockRestore();
	});

	test("is there for whoever left while it was typed", async () => {
		jest.useFakeTimers();
		const { pointer, leave, comeBack } = open([], answered);
		await type(pointer, "Hello");
		await pointer.keyboard("{Enter}");
		await pass(1000);
		leave();
		await pass(10);
		comeBack();
		await pass(0);
		expect(articles()).toHaveLength(2);
		expect(articles().at(-1)).toContain("What would one true sentence have been?");
		expect(sendButton()).not.toHaveAttribute("aria-busy");
	});

	test("is there for whoever left before it came, and was still under way when they returned", async () => {
		jest.useFakeTimers();
		const { server, answers } = slowly();
		const { pointer, leave, comeBack } = open([], answers);
		await type(pointer, "Hello");
		await pointer.keyboard("{Enter}");
		await pass(0);
		leave();
		comeBack();
		await pass(0);
		expect(inLog().getByText("Reading…")).toBeVisible();
		expect(sendButton()).toBeDisabled();
		expect(box()).toHaveValue("");
		server.finish();
		await pass(0);
		expect(articles()).toHaveLength(2);
		expect(spoken()).toHaveTextContent("What would one true sentence have been?");
		expect(slots()).toEqual([]);
	});

	test("moves from the spoken place into the history with the next message", async () => {
		jest.useFakeTimers();
		media.add(STILL);
		const { pointer } = open([], answered);
		await type(pointer, "Hello");
		await pointer.keyboard("{Enter}");
		await pass(900);
		expect(spoken()).not.toBeEmptyDOMElement();
		await type(pointer, "And more");
		await pointer.keyboard("{Enter}");
		await pass(0);
		expect(spoken()).toBeEmptyDOMElement();
		expect(articles()).toHaveLength(4);
		await pass(900);
	});
});

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

describe("a draft", () => {
	const keep = (draft: object, userId = USER_ID, tab = "other") =>
		localStorage.setItem(`innerscript:chat-draft:${userId}:${tab}`, JSON.stringify({ sent: null, at: 1, ...draft }));

	test("is kept from the first letter, and comes back", async () => {
		const { pointer, leave, comeBack } = open([]);
		await pointer.type(box(), "H");
		expect(Object.values(localStorage).join()).toContain('"H"');
		leave();
		comeBack();
		expect(box()).toHaveValue("H");
	});

	test("of somebody else is not shown", () => {
		keep({ text: "Not mine" }, 8);
		open([]);
		expect(box()).toHaveValue("");
	});

	test("of a tab that was closed goes on in this one", async () => {
		keep({ text: "From before", at: 2 });
		keep({ text: "Older" }, USER_ID, "third");
		const { pointer } = open([]);
		expect(box()).toHaveValue("From before");
		await pointer.type(box(), "!");
		expect(slots()).toHaveLength(2);
		expect(Object.values(localStorage).join()).toContain("From before!");
	});

	test("that was under way when the page was closed is back in the box, with its key", async () => {
		const key = "11111111-1111-4111-8111-111111111111";
		keep({ text: "Next", sent: { content: "Lost", key, isOut: true } });
		open([]);
		await waitFor(() => expect(box()).toHaveValue("Lost\n\nNext"));
	});

	test("that arrived all the same is not in the box", async () => {
		const key = "11111111-1111-4111-8111-111111111111";
		keep({ text: "Lost", sent: { content: "Lost", key, isOut: false } });
		open([message(1, "Lost", { sendKey: key }), replyTo(2, 1, "Found")]);
		await waitFor(() => expect(box()).toHaveValue(""));
		expect(inLog().getAllByText("Lost")).toHaveLength(1);
		expect(slots()).toEqual([]);
	});
});

describe("a message that nobody answered", () => {
	const key = "22222222-2222-4222-8222-222222222222";
	const lost = message(3, "Are you there?", { sendKey: key });

	test("says so, and is asked again under its key", async () => {
		const { pointer, calls } = open([lost], {
			"POST /api/chat": (call: Call) => ({
				...answerTo(call, REPLY),
				userMessage: lost,
				aiMessage: replyTo(4, 3, REPLY, { sendKey: key }),
			}),
		});
		expect(inLog().getByText(/Sage has not answered this yet/)).toBeVisible();
		await pointer.click(screen.getByRole("button", { name: "Ask again" }));
		expect(posts(calls)).toMatchObject([{ body: { content: lost.content }, headers: { "idempotency-key": key } }]);
		expect(await inLog().findByText("Thinking…")).toBeVisible();
		expect(screen.queryByRole("button", { name: "Ask again" })).toBeNull();
		expect(inLog().getAllByText(lost.content)).toHaveLength(1);
	});

	test("stays where it is when asking fails again", async () => {
		const { pointer } = open([lost], refused(502));
		await pointer.click(screen.getByRole("button", { name: "Ask again" }));
		expect(await screen.findByText("Sage has not answered")).toBeVisible();
		expect(screen.getByText(/still there/)).toBeVisible();
		expect(await screen.findByRole("button", { name: "Ask again" })).toBeEnabled();
		expect(box()).toHaveValue("");
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

describe("when somebody may be in danger", () => {
	const DARK = "I want to die.";
	const safety = safetyNotice([DARK], "GB");
	const care = { "POST /api/chat": (call: Call) => answerTo(call, "I am glad you said it.", safety) };

	test("the notice comes first, takes the focus, and stays", async () => {
		jest.useFakeTimers();
		const broughtIntoView = jest.spyOn(Element.prototype, "scrollIntoView");
		const { pointer } = open([], care);
		await type(pointer, DARK);
		await pointer.keyboard("{Enter}");
		await pass(0);
		const heading = screen.getByRole("heading", { name: "You don’t have to be alone with this" });
		expect(heading).toHaveFocus();
		expect(broughtIntoView).toHaveBeenCalledWith({ block: "start" });
		expect((broughtIntoView.mock.contexts[0] as Element).contains(heading)).toBe(true);
		broughtIntoView.mockRestore();
		expect(screen.getByRole("link", { name: "Call Samaritans, 116 123" })).toBeVisible();
		expect(inLog().getByText("Thinking…")).toBeVisible();
		expect(screen.queryByText(/I am glad/)).toBeNull();
		await pass(2000);
		const reply = screen.getByText("I am glad you said it.");
		expect(heading.compareDocumentPosition(reply)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
		expect(inLog().getByText(DARK).compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
		await pointer.click(screen.getByRole("button", { name: "This is not what I meant" }));
		expect(screen.queryByRole("link", { name: /Samaritans/ })).toBeNull();
	});

	test("it is gone with the screen, and was kept nowhere", async () => {
		const { pointer, leave, comeBack } = open([], care);
		await type(pointer, DARK);
		await pointer.keyboard("{Enter}");
		expect(await screen.findByRole("link", { name: /Samaritans/ })).toBeVisible();
		leave();
		comeBack();
		expect(log()).toHaveTextContent(DARK);
		expect(screen.queryByRole("link", { name: /Samaritans/ })).toBeNull();
		expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/Samaritans|self-harm|kind/);
	});

	test("it waits for somebody who left before it came", async () => {
		let finish = () => {};
		const { pointer, leave, comeBack } = open([], {
			"POST /api/chat": (call: Call) =>
				new Promise((resolve) => {
					finish = () => resolve(answerTo(call, "I am glad.", safety));
				}),
		});
		await type(pointer, DARK);
		await pointer.keyboard("{Enter}");
		leave();
		finish();
		await waitFor(() => expect(slots().length).toBe(1));
		comeBack();
		expect(await screen.findByRole("link", { name: /Samaritans/ })).toBeVisible();
	});

	test("no reply at all leaves the message and the way to ask", async () => {
		const { pointer } = open([], {
			"POST /api/chat": (call: Call) => ({ ...answerTo(call, "", safety), aiMessage: null }),
		});
		await type(pointer, DARK);
		await pointer.keyboard("{Enter}");
		expect(await screen.findByRole("link", { name: /Samaritans/ })).toBeVisible();
		expect(inLog().getByRole("button", { name: "Ask again" })).toBeEnabled();
	});
});
