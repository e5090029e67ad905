import { screen, waitFor } from "@testing-library/react";
import { type Call, USER_ID } from "@/tests/setup/in-app";
import { REPLY, refused } from "./send";
import { answerTo, box, inLog, message, open, posts, replyTo, slots } from "./setup";

describe("a draft", () => {
	const keep = (draft: object, userId = USER_ID, tab = "other") =>
		localStorage.setItem(`innerscript:chat-draft:${userId}:${tab}`, JSON.stringify({ sent: null, at: 1, ...draft }));

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
