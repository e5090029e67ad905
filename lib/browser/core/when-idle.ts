/** The longest that a busy page may delay the work, in milliseconds. */
const LATEST_MS = 10_000;
/** The delay in milliseconds in browsers without `requestIdleCallback`. */
const THEN_MS = 3_000;

/**
 * Does something once the page is loaded and idle.
 * @returns A function that cancels it.
 */
export function whenIdle(work: () => void): () => void {
	let cancel = () => {};
	const wait = () => {
		if ("requestIdleCallback" in window) {
			const request = window.requestIdleCallback(work, { timeout: LATEST_MS });
			cancel = () => window.cancelIdleCallback(request);
		} else {
			const timer = setTimeout(work, THEN_MS);
			cancel = () => clearTimeout(timer);
		}
	};
	if (document.readyState === "complete") wait();
	else {
		addEventListener("load", wait, { once: true });
		cancel = () => removeEventListener("load", wait);
	}
	return () => cancel();
}
