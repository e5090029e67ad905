import { TextEncoder } from "node:util";
import "@testing-library/jest-dom";
import { cleanup, configure } from "@testing-library/react";
import { drafts } from "@/lib/browser/core/drafts/storage";
import { loadParts } from "@/lib/browser/core/when-touched";

// What jsdom lacks.
Object.assign(globalThis, { TextEncoder: globalThis.TextEncoder ?? TextEncoder });
// What it lacks and Radix asks for.
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

// What is waited for comes, however busy the machine is; it only ends a test that fails.
configure({ asyncUtilTimeout: 20_000 });

// A browser has these before somebody can open them; tests do not wait for it.
beforeAll(loadParts);

afterEach(() => {
	cleanup();
	localStorage.clear();
	sessionStorage.clear();
	drafts.forgetMemory();
});
