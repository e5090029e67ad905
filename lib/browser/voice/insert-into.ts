import { applyEdit, type Edit } from "@/lib/domain/voice/insert";

/**
 * Inserts an edit into a text box as if it had been typed: React notices, the browser's undo can revert it, and the
 * cursor ends up after the new words.
 */
export function insertInto(box: HTMLTextAreaElement, edit: Edit): void {
	if (edit.words === "") return;
	const after = applyEdit(box.value, edit);
	box.focus({ preventScroll: true });
	box.setSelectionRange(edit.from, edit.to);
	// The browser truncates typed text at the box's limit. Dictated words are not truncated: the person decides what to
	// remove.
	const fits = box.maxLength < 0 || after.text.length <= box.maxLength;
	// Deprecated, but the only way to keep the browser's undo intact.
	const isTyped = fits && document.execCommand?.("insertText", false, edit.words) && box.value === after.text;
	if (!isTyped) {
		// React replaces the setter on its own inputs, and only notices a change through the prototype's setter.
		Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(box, after.text);
		box.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText", data: edit.words }));
	}
	box.setSelectionRange(after.cursor, after.cursor);
	box.scrollTop = after.cursor === after.text.length ? box.scrollHeight : box.scrollTop;
}
