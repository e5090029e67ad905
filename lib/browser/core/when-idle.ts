/** The longest that a busy page may put it off, in milliseconds. */
const LATEST_MS = 10_000;
/** Where the browser does not say when it is idle. */
const THEN_MS = 3_000;

/** Does something once the page is there and has nothing else to do. @returns How to call it off. */
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
