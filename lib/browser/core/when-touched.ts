/** Events of a person's first interaction with a page. Not `focusin`, because screens move the focus on their own. */
const touches = ["pointermove", "pointerdown", "keydown", "input", "click"] as const;

type Load = () => Promise<unknown>;
const loads = new Set<Load>();
let isTouched = false;

function touched(): void {
	isTouched = true;
	for (const touch of touches) window.removeEventListener(touch, touched, true);
	// A failure is ignored: the component that needs the part loads it again and reports an error.
	for (const load of loads) load().catch(() => {});
}

/**
 * Loads a part of the app as soon as the person interacts with the page in any way, so that it is there before they
 * need it without slowing down the first load. Does nothing on the server.
 */
export function whenTouched(load: Load): void {
	if (typeof window === "undefined") return;
	loads.add(load);
	if (isTouched) load().catch(() => {});
	else if (loads.size === 1) for (const touch of touches) window.addEventListener(touch, touched, true);
}

/**
 * Immediately loads everything that waits for an interaction.
 * @throws the first error.
 */
export async function loadParts(): Promise<void> {
	await Promise.all([...loads].map((load) => load()));
}
