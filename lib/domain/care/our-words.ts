import type { Tap } from "@/lib/domain/chat/tap";
import { library } from "@/lib/domain/find/library";
import { careById } from "./library";

/**
 * Whether a message is only the label of the button that was tapped. Those words are ours, so they are not a sign of
 * danger: a person who opens an article about not wanting to live is not writing that about themselves. Words the
 * person typed are read as usual.
 */
export function isOurWords(tap: Tap | null, content: string): boolean {
	if (tap?.do === "care") return careById(tap.id)?.label === content;
	if (tap?.do !== "open") return false;
	return library.some(({ kind, id, title }) => kind === tap.kind && id === tap.id && title === content);
}
