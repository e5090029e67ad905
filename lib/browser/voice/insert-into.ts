import { applyEdit, type Edit } from "@/lib/domain/voice/insert";

/**
 * Puts an edit into a text box as if it had been typed: the box tells its screen of it, the browser's undo takes it
 * back, and the cursor stands behind the new words.
 */
export function insertInto(box: HTMLTextAreaElement, edit: Edit): void {
	if (edit.words === "") return;
	const after = applyEdit(box.value, edit);
	box.focus({ preventScroll: true });
	box.setSelectionRange(edit.from, edit.to);
	// What is typed is cut off at the box's limit. Dictated words are not: the person decides what goes.
	const fits = box.maxLength < 0 || after.text.length <= box.maxLength;
	// Deprecated, and the only way that leaves the browser's undo intact.
	const isTyped = fits && document.execCommand?.("insertText", false, edit.words) && box.value === after.text;
	if (!isTyped) {
		// React listens to the setter of its own inputs; the prototype's is the one that it compares with.
		Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(box, after.text);
		box.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText", data: edit.words }));
	}
	box.setSelectionRange(after.cursor, after.cursor);
	box.scrollTop = after.cursor === after.text.length ? box.scrollHeight : box.scrollTop;
}
