/**
 * Runs in the page before any other script. It is sent as text, so it must not use anything from outside itself.
 *
 * On a slow connection the page can be seen before its scripts are loaded. Whatever is pressed, ticked or typed
 * meanwhile waits until React has taken over that control (its nodes then have a property named `__reactProps$…`), and
 * is replayed then. The browser itself never submits a form, because that would put its fields into the URL.
 */
function holdEarlyInput(): void {
	const CONTROL =
		"button,summary,[role=button],[role=tab],[role=radio],[role=checkbox],[role=switch],[role=menuitem],input[type=submit]";
	const LOOK_MS = 50;
	/** How long after React has taken over a control its handlers and effects are in place, in milliseconds. */
	const SETTLE_MS = 100;
	const GIVE_UP_MS = 60_000;
	const pressed = new Map<HTMLElement, number>();
	/** What was typed, and what the field began with. */
	const typed = new Map<HTMLInputElement | HTMLTextAreaElement, { text: string; base: string; at: number }>();
	const ticked = new Map<HTMLInputElement, { checked: boolean; at: number }>();
	let timer: number | undefined;

	const isReady = (node: Element) => Object.keys(node).some((key) => key.startsWith("__reactProps$"));

	function press(control: HTMLElement) {
		if (control.matches(":disabled,[aria-disabled=true]")) return;
		const how = { bubbles: true, cancelable: true, button: 0, detail: 1 };
		// Some controls react to pointerdown, others to the click.
		control.dispatchEvent(new PointerEvent("pointerdown", { ...how, pointerType: "mouse" }));
		control.dispatchEvent(new MouseEvent("mousedown", how));
		control.focus();
		control.dispatchEvent(new PointerEvent("pointerup", { ...how, pointerType: "mouse" }));
		control.dispatchEvent(new MouseEvent("mouseup", how));
		control.click();
	}

	function type(field: HTMLInputElement | HTMLTextAreaElement, text: string, base: string) {
		const there = field.value;
		const isOther = there !== text && there !== base;
		// The person has gone on typing meanwhile, or a draft with these words was restored.
		if (isOther && there.includes(text)) return;
		// Another draft may have been restored; then both are kept.
		const isOneLine = field instanceof HTMLInputElement;
		const canJoin = isOther && !text.includes(there) && (!isOneLine || field.type === "text");
		const whole = canJoin ? `${there}${isOneLine ? " " : "\n\n"}${text}` : text;
		const prototype = isOneLine ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
		// React ignores a value that it believes to be there already.
		field.value = whole === "" ? " " : "";
		Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, whole);
		field.dispatchEvent(new Event("input", { bubbles: true }));
	}

	function tick(field: HTMLInputElement, checked: boolean) {
		// React does not notice that a box is ticked already, but it notices a click.
		field.checked = !checked;
		field.click();
	}

	function look() {
		const now = Date.now();
		for (const [field, { text, base, at }] of typed) {
			if (!isReady(field) && now - at < GIVE_UP_MS && field.isConnected) continue;
			typed.delete(field);
			if (isReady(field) && field.isConnected) setTimeout(() => type(field, text, base), SETTLE_MS);
		}
		for (const [field, { checked, at }] of ticked) {
			if (!isReady(field) && now - at < GIVE_UP_MS && field.isConnected) continue;
			ticked.delete(field);
			if (isReady(field) && field.isConnected) setTimeout(() => tick(field, checked), SETTLE_MS);
		}
		for (const [control, at] of pressed) {
			if (typed.size + ticked.size > 0 || (!isReady(control) && now - at < GIVE_UP_MS && control.isConnected)) continue;
			pressed.delete(control);
			// After the text that was typed before it.
			if (isReady(control) && control.isConnected) setTimeout(() => press(control), 2 * SETTLE_MS);
		}
		if (pressed.size + typed.size + ticked.size > 0) return;
		clearInterval(timer);
		timer = undefined;
		delete document.documentElement.dataset.waiting;
	}

	function wait() {
		timer ??= window.setInterval(look, LOOK_MS);
		if (pressed.size > 0) document.documentElement.dataset.waiting = "";
	}

	addEventListener(
		"click",
		(event) => {
			const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROL) : null;
			if (!control || isReady(control)) return;
			event.preventDefault();
			event.stopImmediatePropagation();
			pressed.set(control, Date.now());
			wait();
		},
		true,
	);
	addEventListener(
		"input",
		({ target }) => {
			if (target instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(target.type) && !isReady(target)) {
				ticked.set(target, { checked: target.checked, at: Date.now() });
				wait();
				return;
			}
			const isText =
				target instanceof HTMLTextAreaElement ||
				(target instanceof HTMLInputElement && !/^(?:checkbox|radio|file|range)$/.test(target.type));
			if (!isText || isReady(target)) return;
			// A field that takes over early text itself would otherwise get it back after it has been sent. It finds the text
			// here, because React puts the server's text back into a textarea that was not empty.
			if ("takesEarlyWords" in target.dataset) {
				Object.assign(target, { earlyWords: target.value });
				return;
			}
			typed.set(target, { text: target.value, base: target.defaultValue, at: Date.now() });
			wait();
		},
		true,
	);
	addEventListener(
		"submit",
		(event) => {
			if (event.target instanceof Element && !isReady(event.target)) event.preventDefault();
		},
		true,
	);
}

export const earlyInputScript = `(${holdEarlyInput.toString()})()`;
