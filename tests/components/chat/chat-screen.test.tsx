import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { MESSAGE_PAGE, OLDER_PAGE } from "@/lib/domain/chat/paths";
import { type Call, Refusal } from "@/tests/setup/in-app";
import { articles, CHAT, inLog, log, message, open, replyTo } from "./setup";

let pathname = "/chat";
jest.mock("next/navigation", () => ({
	useRouter: () => ({ replace: () => {}, refresh: () => {} }),
	usePathname: () => pathname,
}));
beforeEach(() => {
	pathname = "/chat";
});

describe("before anything has been said", () => {
	test("the coach introduces itself, with three ways to begin", () => {
		open([]);
		const [intro] = inLog().getAllByRole("article", { name: "Sage" });
		for (const words of [
			/personal growth and self-discovery/,
			/grounded in psychological principles/,
			/collaborative/,
		]) {
			expect(intro).toHaveTextContent(words);
		}
		const ways = within(screen.getByRole("list", { name: "Ways to begin" })).getAllByRole("button");
		expect(ways.map(({ textContent }) => textContent)).toEqual([
			"I need help with a relationship challenge",
			"I am looking to find love",
			"Help me envision my dream partner",
		]);
		expect(screen.queryByText("Beginning of your conversation")).toBeNull();
	});

	test("and not where something has", () => {
		open([message(1, "Hello")]);
		expect(screen.queryByRole("list", { name: "Ways to begin" })).toBeNull();
		expect(screen.getByText("Beginning of your conversation")).toBeVisible();
	});
});

describe("a conversation", () => {
	test("says who said what, and who wrote it", () => {
		open([message(1, "Hello"), replyTo(2, 1, "Welcome."), replyTo(3, 1, "Or so.", { writtenBy: "llama-3" })]);
		expect(articles()).toEqual([
			expect.stringMatching(/^AYou.*Hello$/),
			expect.stringMatching(/^Sage.*Written by the built-in coach.*Welcome\.$/),
			expect.stringMatching(/^Sage.*Written by llama-3.*Or so\.Another answer$/),
		]);
		expect(inLog().getByRole("article", { name: /^You/ })).toHaveTextContent("Hello");
	});

	test("is markdown, whose addresses cannot do harm", () => {
		open([message(1, "# Mine\n\nfirst\nsecond"), replyTo(2, 1, "**Bold** [bad](javascript:alert(1)) <b>raw</b>")]);
		expect(inLog().getByRole("heading", { name: "Mine" })).toBeVisible();
		expect(inLog().getByText("Bold").tagName).toBe("STRONG");
		expect(inLog().getByText("bad")).not.toHaveAttribute("href", expect.stringContaining("javascript"));
		expect(log()).toHaveTextContent("<b>raw</b>");
		expect(inLog().getByText(/first/).textContent).toBe("first\nsecond");
	});

	test("is at most 80% wide, the coach's words 92% on small screens", () => {
		open([message(1, "Hello"), replyTo(2, 1, "Welcome.")]);
		const [mine, theirs] = inLog().getAllByRole("article");
		expect(mine?.firstElementChild).toHaveClass("max-w-[80%]");
		expect(theirs?.firstElementChild).toHaveClass("max-w-[92%]", "sm:max-w-[80%]");
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

	test("is a log that is not read aloud message by message", () => {
		open([message(1, "Hello"), replyTo(2, 1, "Welcome.")]);
		expect(log()).toHaveAccessibleName("Conversation with Sage");
		expect(log()).toHaveAttribute("aria-live", "off");
		expect(log().querySelector("[aria-live=polite]")).toBeEmptyDOMElement();
	});
});

describe("history", () => {
	const page = (from: number, count: number) =>
		Array.from({ length: count }, (_, i) => message(from + i, `Number ${from + i}`));

	/** Makes what is observed come near the screen when it is told to. */
	function observers() {
		let near: (() => void) | null = null;
		const real = globalThis.IntersectionObserver;
		globalThis.IntersectionObserver = class {
			constructor(private callback: IntersectionObserverCallback) {}
			observe() {
				near = () => this.callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
			}
			disconnect() {
				near = null;
			}
		} as never;
		return { comeNear: () => act(() => near?.()), restore: () => (globalThis.IntersectionObserver = real) };
	}

	test("is read when the server has not, behind a spinner that fills the screen", async () => {
		open(undefined, { [`GET ${CHAT}`]: () => [message(1, "From the server")] });
		expect(screen.getByText("Loading your conversation").closest(".fixed")).toHaveClass("inset-0");
		expect(await screen.findByText("From the server")).toBeVisible();
		expect(screen.queryByText("Loading your conversation")).toBeNull();
	});

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

	test("goes on as one comes near its top, to the beginning", async () => {
		const { comeNear, restore } = observers();
		const { calls } = open(page(101, MESSAGE_PAGE), {
			[`GET ${CHAT}`]: ({ path }: Call) => (path.endsWith("before=101") ? page(1, OLDER_PAGE) : []),
		});
		comeNear();
		expect(await inLog().findByText("Number 1")).toBeVisible();
		expect(articles()).toHaveLength(MESSAGE_PAGE + OLDER_PAGE);
		expect(screen.queryByText("Beginning of your conversation")).toBeNull();
		comeNear();
		expect(await screen.findByText("Beginning of your conversation")).toBeVisible();
		expect(calls.filter(({ path }) => path.startsWith(CHAT)).map(({ path }) => path)).toEqual([
			`${CHAT}?limit=100&before=101`,
			`${CHAT}?limit=100&before=1`,
		]);
		restore();
	});

	test("goes on by keyboard, too", async () => {
		const { pointer } = open(page(101, MESSAGE_PAGE), { [`GET ${CHAT}`]: () => page(1, 3) });
		await pointer.click(screen.getByRole("button", { name: "Earlier messages" }));
		expect(await inLog().findByText("Number 1")).toBeVisible();
		expect(screen.getByText("Beginning of your conversation")).toBeVisible();
	});

	test("that cannot go on says so, and does not try by itself", async () => {
		const { comeNear, restore } = observers();
		const { calls, pointer } = open(page(101, MESSAGE_PAGE), {
			[`GET ${CHAT}`]: () => {
				throw new Refusal(503);
			},
		});
		comeNear();
		expect(await screen.findByText("Earlier messages could not be loaded.")).toBeVisible();
		comeNear();
		expect(calls).toHaveLength(1);
		await pointer.click(screen.getByRole("button", { name: "Try again" }));
		await waitFor(() => expect(calls).toHaveLength(2));
		restore();
	});
});

describe("the way to the newest message", () => {
	const scrollTo = (top: number) => {
		log().scrollTop = top;
		fireEvent.scroll(log());
	};
	const button = () => screen.queryByRole("button", { name: "Scroll to latest" });

	test("shows from 100 pixels on", () => {
		open([message(1, "Hello")]);
		expect(button()).toBeNull();
		scrollTo(-99);
		expect(button()).toBeNull();
		scrollTo(-100);
		expect(button()).toBeVisible();
		scrollTo(0);
		expect(button()).toBeNull();
	});

	test("leads there, and leaves the keyboard in the conversation", async () => {
		const { pointer } = open([message(1, "Hello")]);
		const scrolled = jest.fn();
		log().scrollTo = scrolled;
		scrollTo(-500);
		await pointer.click(button() as HTMLElement);
		expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: expect.any(String) });
		expect(log()).toHaveFocus();
	});
});

test("the drawer comes from the left, 16 rem wide, and goes with the page, for good", async () => {
	const { pointer, comeBack } = open([]);
	await pointer.click(screen.getByRole("button", { name: "Open menu" }));
	const drawer = await screen.findByRole("dialog", { name: "Menu" });
	expect(drawer).toHaveClass("left-0", "w-64");
	expect(within(drawer).getByRole("link", { name: "Journal" })).toHaveAttribute("href", "/journal");
	pathname = "/journal";
	comeBack();
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	pathname = "/chat";
	comeBack();
	expect(screen.queryByRole("dialog")).toBeNull();
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

	test("is not seen in a bar of the browser", () => {
		expect(cover(window.innerHeight - 80)).toBe("");
	});
});
