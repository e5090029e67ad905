import { screen, waitFor } from "@testing-library/react";
import { safetyNotice } from "@/lib/safety/notice";
import type { Call } from "@/tests/setup/in-app";
import { answered, REPLY, slowly, type } from "./send";
import { answerTo, articles, box, inLog, log, media, open, pass, STILL, sendButton, slots, spoken } from "./setup";

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
		expect(sendButton()).toHaveAttribute("aria-disabled", "true");
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
		expect(sendButton()).toHaveAttribute("aria-disabled", "true");

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
		expect(sendButton()).toHaveAttribute("aria-disabled", "true");
		expect(box()).toHaveValue("");
		server.finish();
		await pass(0);
		expect(articles()).toHaveLength(2);
		expect(spoken()).toHaveTextContent("What would one true sentence have been?");
		expect(slots()).toEqual([]);
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
		const toStart = broughtIntoView.mock.calls.findIndex(([how]) => typeof how === "object" && how.block === "start");
		expect((broughtIntoView.mock.contexts[toStart] as Element).contains(heading)).toBe(true);
		broughtIntoView.mockRestore();
		expect(screen.getByRole("link", { name: /^Call Samaritans, 116 123/ })).toBeVisible();
		expect(inLog().getByText("Thinking…")).toBeVisible();
		expect(screen.queryByText(/I am glad/)).toBeNull();
		await pass(2000);
		const reply = screen.getByText("I am glad you said it.");
		expect(heading.compareDocumentPosition(reply)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
		expect(inLog().getByText(DARK).compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
		await pointer.click(screen.getByRole("button", { name: "This is not what I meant" }));
		expect(screen.getByText(/All right, thank you for saying so/)).toBeVisible();
		// It is also sent as a message.
		expect(inLog().getByText("This is not what I meant.")).toBeVisible();
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
