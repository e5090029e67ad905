import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { WelcomeFlow } from "@/components/account/welcome/welcome-flow";
import { chooseLock } from "@/lib/browser/discretion/touches";
import "../ui/pointer-events";
import { fakeApi, findToast, renderInApp } from "./support";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => {} }) }));

const titles = [
	"Innerscript",
	"Complete Assessments",
	"AI Pattern Analysis",
	"AI-Powered Coaching",
	"Daily Journaling",
	"Track Your Progress",
];
const SLIDE_WIDTH = 400;
const real = globalThis.matchMedia;

// jsdom lays nothing out; the carousel measures its slides.
beforeAll(() => {
	document.head.innerHTML = "<style>[aria-roledescription=slide] { margin-right: 0px }</style>";
	globalThis.IntersectionObserver = class {
		observe() {}
		unobserve() {}
		disconnect() {}
	} as unknown as typeof IntersectionObserver;
	const isSlide = (node: HTMLElement) => node.getAttribute("aria-roledescription") === "slide";
	Object.defineProperty(HTMLElement.prototype, "offsetWidth", { configurable: true, get: () => SLIDE_WIDTH });
	Object.defineProperty(HTMLElement.prototype, "offsetParent", { configurable: true, get: () => document.body });
	Object.defineProperty(HTMLElement.prototype, "offsetLeft", {
		configurable: true,
		get(this: HTMLElement) {
			return isSlide(this) ? [...(this.parentElement?.children ?? [])].indexOf(this) * SLIDE_WIDTH : 0;
		},
	});
});

beforeEach(() => {
	window.matchMedia = real;
	window.history.replaceState(null, "", "/journal");
});
afterEach(() => jest.useRealTimers());

function renderWelcome(singleSignOn: string | null = null) {
	return renderInApp(<WelcomeFlow singleSignOn={singleSignOn} />);
}
const dot = (index: number) => screen.getByRole("button", { name: `Slide ${index + 1}: ${titles[index]}` });
const current = () => titles.findIndex((_, index) => dot(index).getAttribute("aria-current") === "true");
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it("says so where a session has just ended, and nothing of the kind otherwise", () => {
	const notice = /You have been signed out\. .* what you wrote is kept on this device/;
	const { unmount } = renderInApp(<WelcomeFlow singleSignOn={null} sessionEnded />);
	expect(screen.getByText(notice)).toBeVisible();
	unmount();
	renderWelcome();
	expect(screen.queryByText(notice)).toBeNull();
});

it("has help one tap away before anybody signs in, on the welcome screen and in the forms", async () => {
	renderWelcome();
	expect(screen.getByRole("link", { name: "Help now" })).toHaveAttribute("href", "/help-now");
	fireEvent.click(screen.getByRole("button", { name: "Log in" }));
	await screen.findByRole("heading", { name: "Innerscript Login" });
	expect(screen.getByRole("link", { name: "Help now" })).toHaveAttribute("href", "/help-now");
});

const region = () => screen.getByRole("region", { name: "What Innerscript offers" });

describe("the carousel", () => {
	it("has six slides: the product, then what it offers, in order", () => {
		renderWelcome();
		const headings = screen.getAllByRole("heading");
		expect(headings.map((heading) => heading.textContent)).toEqual(titles);
		expect(headings[0]?.tagName).toBe("H1");
	});

	it("jumps to the slide of a dot", () => {
		renderWelcome();
		expect(current()).toBe(0);
		fireEvent.click(dot(4));
		expect(current()).toBe(4);
		fireEvent.click(dot(1));
		expect(current()).toBe(1);
	});

	it("advances every 3000 ms, and starts again after the last", () => {
		jest.useFakeTimers();
		renderWelcome();
		wait(2999);
		expect(current()).toBe(0);
		wait(1);
		expect(current()).toBe(1);
		for (let slide = 0; slide < 5; slide++) wait(3000);
		expect(current()).toBe(0);
	});

	it("gives a slide that was jumped to its full time", () => {
		jest.useFakeTimers();
		renderWelcome();
		wait(2900);
		fireEvent.click(dot(3));
		wait(2900);
		expect(current()).toBe(3);
		wait(100);
		expect(current()).toBe(4);
	});

	it("pauses and plays by its button", () => {
		jest.useFakeTimers();
		renderWelcome();
		fireEvent.click(screen.getByRole("button", { name: "Pause slides" }));
		wait(30_000);
		expect(current()).toBe(0);
		fireEvent.click(screen.getByRole("button", { name: "Play slides" }));
		wait(3000);
		expect(current()).toBe(1);
	});

	it("waits while it is dragged, and goes on after the release", () => {
		jest.useFakeTimers();
		renderWelcome();
		const slide = screen.getAllByRole("group")[0] as HTMLElement;
		fireEvent.mouseDown(slide, { button: 0 });
		wait(30_000);
		expect(current()).toBe(0);
		fireEvent.mouseUp(slide);
		wait(3000);
		expect(current()).toBe(1);
	});

	it("goes on after a drag with the mouse, which is still over it", () => {
		jest.useFakeTimers();
		renderWelcome();
		fireEvent.pointerEnter(region(), { pointerType: "mouse" });
		const slide = screen.getAllByRole("group")[0] as HTMLElement;
		fireEvent.mouseDown(slide, { button: 0 });
		wait(30_000);
		expect(current()).toBe(0);
		fireEvent.mouseUp(slide);
		wait(3000);
		expect(current()).toBe(1);
	});

	it("stays paused when it is dragged after Pause", () => {
		jest.useFakeTimers();
		renderWelcome();
		fireEvent.click(screen.getByRole("button", { name: "Pause slides" }));
		const slide = screen.getAllByRole("group")[0] as HTMLElement;
		fireEvent.mouseDown(slide, { button: 0 });
		fireEvent.mouseUp(slide);
		wait(30_000);
		expect(current()).toBe(0);
	});

	it("waits while a mouse is over it", () => {
		jest.useFakeTimers();
		renderWelcome();
		fireEvent.pointerEnter(region(), { pointerType: "mouse" });
		wait(30_000);
		expect(current()).toBe(0);
		fireEvent.pointerLeave(region());
		wait(3000);
		expect(current()).toBe(1);
	});

	it("does not move by itself for people who asked for less motion", () => {
		jest.useFakeTimers();
		window.matchMedia = (query) => ({ ...real(query), matches: query.includes("reduced-motion") });
		renderWelcome();
		wait(30_000);
		expect(current()).toBe(0);
		expect(screen.getByRole("button", { name: "Play slides" })).toBeVisible();
	});
});

describe("the ways in", () => {
	it.each([
		["Create your account", "Create account"],
		["Log in", "Innerscript Login"],
	])("%s leads to %s, at the same address", async (button, heading) => {
		const { user } = renderWelcome();
		await user.click(screen.getByRole("button", { name: button }));
		expect(await screen.findByRole("heading", { name: heading })).toHaveFocus();
		expect(window.location.pathname).toBe("/journal");
	});

	it("the toggle switches the mode and starts with an empty form; Back leads to the welcome screen", async () => {
		const { user } = renderWelcome();
		await user.click(screen.getByRole("button", { name: "Log in" }));
		await user.type(await screen.findByLabelText("Email"), "ada@example.com");
		await user.click(screen.getByRole("button", { name: "Need an account? Register" }));
		expect(await screen.findByLabelText("Email")).toHaveValue("");
		await user.click(screen.getByRole("button", { name: "Have an account? Login" }));
		expect(screen.getByLabelText("Email")).toHaveValue("");
		await user.click(screen.getByRole("button", { name: "Back" }));
		expect(await screen.findByRole("button", { name: "Create your account" })).toBeVisible();
	});

	it("the browser's Back button leads to the welcome screen too", async () => {
		const { user } = renderWelcome();
		await user.click(screen.getByRole("button", { name: "Log in" }));
		await screen.findByRole("heading", { name: "Innerscript Login" });
		act(() => window.history.back());
		expect(await screen.findByRole("button", { name: "Create your account" })).toBeVisible();
	});

	it("opens the login form at once for an address that ends in #login", async () => {
		window.history.replaceState(null, "", "/#login");
		renderWelcome();
		expect(await screen.findByRole("heading", { name: "Innerscript Login" })).toBeVisible();
		expect(window.location.hash).toBe("");
	});
});

describe("whoever is locked out", () => {
	const form = () => screen.findByRole("heading", { name: "Innerscript Login" });
	const renderLockedOut = () => renderInApp(<WelcomeFlow singleSignOn={null} sessionEnded />);
	afterEach(() => localStorage.clear());

	it("comes to the login form at once, also after a reload", async () => {
		const { unmount } = renderLockedOut();
		expect(await form()).toBeVisible();
		expect(screen.queryByRole("region", { name: "What Innerscript offers" })).toBeNull();
		unmount();
		renderWelcome();
		expect(await form()).toBeVisible();
	});

	it("comes to it whatever led in the last time", async () => {
		window.history.replaceState({ authScreen: "register", isHalfIn: true }, "", "/journal");
		renderLockedOut();
		expect(await form()).toBeVisible();
		expect(screen.getByLabelText("Password")).toBeVisible();
	});

	it("comes to it in a browser that locks, whenever they open it, and gets to the welcome screen by Back", async () => {
		chooseLock(5);
		const { user, unmount } = renderWelcome();
		expect(await form()).toBeVisible();
		await user.click(screen.getByRole("button", { name: "Back" }));
		expect(await screen.findByRole("button", { name: "Create your account" })).toBeVisible();
		unmount();
		renderWelcome();
		expect(await screen.findByRole("button", { name: "Create your account" })).toBeVisible();
	});
});

describe("single sign-on", () => {
	it("is offered where an issuer is configured", async () => {
		const { user } = renderWelcome("Example ID");
		await user.click(screen.getByRole("button", { name: "Log in" }));
		expect(await screen.findByRole("button", { name: "Continue with Example ID" })).toBeVisible();
	});

	it("says so when the server cannot be reached", async () => {
		fakeApi({ "GET /api/auth/csrf": "offline" });
		const { user } = renderWelcome("Example ID");
		await user.click(screen.getByRole("button", { name: "Log in" }));
		await user.click(await screen.findByRole("button", { name: "Continue with Example ID" }));
		expect(await findToast()).toHaveTextContent("Unable to connect to the server. Please try again.");
		await waitFor(() => expect(screen.getByRole("button", { name: "Continue with Example ID" })).toBeEnabled());
	});

	it.each([
		[
			"AccountExists",
			"There is an account with your email already. Please log in with its password, then connect the two in your profile.",
		],
		["OAuthCallback", "That did not work. Please try again."],
	])("tells of the error %s, once", async (error, message) => {
		window.history.replaceState(null, "", `/?error=${error}`);
		renderWelcome("Example ID");
		expect(await findToast()).toHaveTextContent(message);
		expect(window.location.search).toBe("");
	});
});
