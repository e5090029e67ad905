import { TextEncoder } from "node:util";
import "@testing-library/jest-dom";
import { cleanup, configure } from "@testing-library/react";
import { drafts } from "@/lib/browser/core/drafts/storage";
import { loadParts } from "@/lib/browser/core/when-touched";

/** Next's router, which goes nowhere. A test that looks at where it is sent replaces it. */
const router = { push: () => {}, replace: () => {}, refresh: () => {}, prefetch: () => {} };
jest.mock("next/navigation", () => ({
	...jest.requireActual("next/navigation"),
	useRouter: () => router,
	usePathname: () => "/",
}));

// jsdom lacks these.
Object.assign(globalThis, { TextEncoder: globalThis.TextEncoder ?? TextEncoder });
// jsdom lacks this one too, and Radix needs it.
class NoResizeObserver implements ResizeObserver {
	observe() {}
	unobserve() {}
	disconnect() {}
}
globalThis.ResizeObserver ??= NoResizeObserver;
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};
window.matchMedia ??= (query: string) =>
	({
		matches: false,
		media: query,
		onchange: null,
		addEventListener: () => {},
		removeEventListener: () => {},
		addListener: () => {},
		removeListener: () => {},
		dispatchEvent: () => false,
	}) satisfies MediaQueryList;

// However busy the machine is, what a test waits for comes in the end; the time limit only ends a test that fails.
configure({ asyncUtilTimeout: 20_000 });

// A browser has loaded these parts before a person can open them; tests should not wait for them.
beforeAll(loadParts);

afterEach(() => {
	cleanup();
	localStorage.clear();
	sessionStorage.clear();
	drafts.forgetMemory();
});
