/**
 * Copies a text to the clipboard. The current API only works over https; the old one also works on a home server over
 * http.
 * @returns Whether it worked.
 */
export async function copyText(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return copyFromBox(text);
	}
}

function copyFromBox(text: string): boolean {
	const before = document.activeElement;
	const box = document.createElement("textarea");
	box.value = text;
	box.setAttribute("readonly", "");
	box.style.position = "fixed";
	box.style.opacity = "0";
	document.body.append(box);
	box.select();
	try {
		return document.execCommand("copy");
	} catch {
		return false;
	} finally {
		box.remove();
		if (before instanceof HTMLElement) before.focus();
	}
}
