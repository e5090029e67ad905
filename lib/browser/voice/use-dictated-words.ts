"use client";

import { type RefObject, useCallback, useEffect, useRef } from "react";
import { appendToAnswer, insertAtCursor } from "@/lib/domain/voice/insert";
import { insertInto } from "./insert-into";

/**
 * Decides where a DictateButton inserts the words: at the cursor in a free text, and at the end of an answer. A text
 * box that has never had the focus has no cursor, so the words go to the end there as well.
 */
export function useDictatedWords(field: RefObject<HTMLTextAreaElement | null>, place: "cursor" | "end") {
	const hasCursor = useRef(false);
	useEffect(() => {
		const box = field.current;
		const onFocus = () => {
			hasCursor.current = true;
		};
		if (box && document.activeElement === box) onFocus();
		box?.addEventListener("focus", onFocus);
		return () => box?.removeEventListener("focus", onFocus);
	}, [field]);

	return useCallback(
		(dictated: string) => {
			const box = field.current;
			if (!box) return;
			const { value, selectionStart, selectionEnd } = box;
			const [start, end] = hasCursor.current ? [selectionStart, selectionEnd] : [value.length, value.length];
			insertInto(box, place === "end" ? appendToAnswer(value, dictated) : insertAtCursor(value, start, end, dictated));
		},
		[field, place],
	);
}
