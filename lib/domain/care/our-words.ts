import type { Tap } from "@/lib/domain/chat/tap";
import { library } from "@/lib/domain/find/library";
import { careById } from "./library";

/**
 * Whether a message is the words of a title that was tapped, which are ours and no sign of anything: who opens an article about
 * not wanting to live is asked. Words of their own under the same button are read as any others.
 */
export function isOurWords(tap: Tap | null, content: string): boolean {
	if (tap?.do === "care") return careById(tap.id)?.label === content;
	if (tap?.do !== "open") return false;
	return library.some(({ kind, id, title }) => kind === tap.kind && id === tap.id && title === content);
}
