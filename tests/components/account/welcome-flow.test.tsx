import { act, screen } from "@testing-library/react";
import { WelcomeFlow } from "@/components/account/welcome/welcome-flow";
import { toast } from "@/components/ui/feedback/toast";
import { chooseLock } from "@/lib/browser/discretion/touches";
import "../ui/pointer-events";
import { renderInApp } from "./support";

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

// jsdom has no layout, but the carousel measures its slides.
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
	const notice = /You have been logged out\. .* what you wrote is kept on this device/i;
	toast({ title: "Failed to process entry", variant: "destructive" });
	const { unmount } = renderInApp(<WelcomeFlow singleSignOn={null} left="ended" />);
	expect(screen.getByText(notice)).toBeVisible();
	// A phone would show the message above the notice.
	expect(screen.queryByText("Failed to process entry")).toBeNull();
	unmount();
	renderWelcome();
	expect(screen.queryByText(notice)).toBeNull();
});

it("tells whoever has logged out so, with the focus at the way back in", async () => {
	renderInApp(<WelcomeFlow singleSignOn={null} left="logged-out" />);
	expect(screen.getByRole("button", { name: "Log in" })).toHaveFocus();
	expect(await screen.findByText("You are logged out")).toBeVisible();
});

describe("the carousel", () => {
	const stayStill = () => {
		window.matchMedia = (query) => ({ ...real(query), matches: query.includes("reduced-motion") });
	};

	it("is one stop of the keyboard, with arrows from dot to dot", async () => {
		// Another slide would have another dot to stop at.
		stayStill();
		const { user } = renderWelcome();
		await user.tab();
		while (document.activeElement !== dot(0)) await user.tab();
		await user.keyboard("{ArrowRight}");
		expect(dot(1)).toHaveFocus();
		await user.keyboard("{ArrowLeft}{ArrowLeft}");
		expect(dot(0)).toHaveFocus();
		await user.tab();
		expect(screen.getByRole("button", { name: /slides$/ })).toHaveFocus();
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

	it("does not move by itself for people who asked for less motion", () => {
		jest.useFakeTimers();
		stayStill();
		renderWelcome();
		wait(30_000);
		expect(current()).toBe(0);
		expect(screen.getByRole("button", { name: "Play slides" })).toBeVisible();
	});
});

describe("whoever is locked out", () => {
	const form = () => screen.findByRole("heading", { name: "Innerscript Login" });
	const renderLockedOut = () => renderInApp(<WelcomeFlow singleSignOn={null} left="ended" />);
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
