import { act, screen } from "@testing-library/react";
import { Refusal } from "@/tests/setup/in-app";
import { CHAT, inLog, log, message, open, replyTo } from "./setup";

describe("a conversation", () => {
	test("says of a reply from a file where it is from, and not who is said to have written it", () => {
		open([message(1, "Mine"), replyTo(2, 1, "Theirs", { writtenBy: "a-model", isImported: true })]);
		expect(log()).toHaveTextContent("Brought in from a file");
		expect(log()).not.toHaveTextContent("a-model");
	});

	test("is parted by days, by the clock of the device", () => {
		jest.useFakeTimers({ now: new Date(2026, 10, 21, 15, 0), doNotFake: ["queueMicrotask"] });
		const on = (...date: [number, number, number, number, number]) => ({ createdAt: new Date(...date).toISOString() });
		open([
			message(1, "a", on(2025, 11, 31, 9, 5)),
			message(2, "b", on(2026, 10, 16, 23, 59)),
			message(3, "c", on(2026, 10, 20, 0, 0)),
			message(4, "d", on(2026, 10, 20, 23, 59)),
			message(5, "e", on(2026, 10, 21, 0, 0)),
		]);
		expect(
			inLog()
				.getAllByRole("heading", { level: 2 })
				.map(({ textContent }) => textContent),
		).toEqual(["Wednesday, December 31, 2025", "Monday, November 16", "Yesterday", "Today"]);
		expect(screen.getByText("9:05 AM")).toHaveAttribute("datetime", new Date(2025, 11, 31, 9, 5).toISOString());
	});
});

describe("history", () => {
	test("that cannot be read says so, and tries again", async () => {
		let isUp = false;
		const { pointer } = open(undefined, {
			[`GET ${CHAT}`]: () => {
				if (!isUp) throw new Refusal(503);
				return [message(1, "From the server")];
			},
		});
		expect(await screen.findByText(/could not be loaded/)).toBeVisible();
		isUp = true;
		await pointer.click(screen.getByRole("button", { name: "Try again" }));
		expect(await screen.findByText("From the server")).toBeVisible();
	});
});

test("the buttons of each message are called after it", () => {
	open([message(1, "Mine"), replyTo(2, 1, "Theirs"), message(3, "Mine, later"), replyTo(4, 3, "Theirs, later")]);
	for (const name of [
		"Delete this message: Mine",
		"Delete this message: Mine, later",
		"Keep a line: Theirs",
		"Keep a line: Theirs, later",
	])
		expect(inLog().getByRole("button", { name })).toBeVisible();
});

describe("a keyboard that lies over the page", () => {
	const realViewport = window.visualViewport;
	afterEach(() => Object.assign(window, { visualViewport: realViewport }));

	function cover(height: number, scale = 1) {
		const visible = Object.assign(new EventTarget(), { height: window.innerHeight, scale: 1, offsetTop: 0 });
		Object.defineProperty(window, "visualViewport", { value: visible, configurable: true, writable: true });
		window.scrollTo = jest.fn();
		const view = open([message(1, "Hello")]);
		act(() => {
			Object.assign(visible, { height, scale });
			visible.dispatchEvent(new Event("resize"));
		});
		const frame = view.container.querySelector("[data-fills-screen]") as HTMLElement;
		return frame.style.getPropertyValue("--visible-height");
	}

	test("makes the conversation as high as what is left", () => {
		expect(cover(400)).toBe("400px");
		expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
	});

	test("is not taken for one when the page is zoomed, or a bar of the browser shows", () => {
		expect(cover(400, 1.9)).toBe("");
	});
});
