import { newSendKey } from "@/lib/browser/core/send-key";
import { type Adding, addToDraft } from "@/lib/browser/journal/add-to-draft";
import type { JournalDraft } from "@/lib/browser/journal/draft";
import type { SafetyNotice } from "@/lib/domain/safety/shown";
import { dangerIn } from "./danger";
import { addWaiting, listWaiting, mayTakeBack, oneAtATime, removeWaiting } from "./outbox";
import { askForSync } from "./register";

const withPhotos = ({ photos }: Pick<JournalDraft, "photos">) => (photos && photos.length > 0 ? { photos } : {});

/** A page that is in the outbox. */
interface Kept {
	/** The safety notice to show, if the text suggests danger. The rules for it may take long to load. */
	notice: Promise<SafetyNotice | null>;
}

/**
 * Moves the page that the person is writing to the outbox. If it was sent before and there was no response, it keeps
 * its send key.
 * @throws if this browser cannot store it; then the text stays in the text box.
 */
export async function keepForLater(userId: number, draft: JournalDraft): Promise<Kept> {
	const sendKey = draft.sentAs ?? newSendKey(crypto);
	await addWaiting(userId, { content: draft.text, prompt: draft.prompt, sendKey, ...withPhotos(draft) }, new Date());
	void askForSync();
	return { notice: dangerIn(draft.text) };
}

/**
 * Moves an entry from the outbox back into the text box, below its present text. Unless the result is `done`, the entry
 * stays in the outbox; the result is `sent` if it has been sent in the meantime.
 */
export function takeBack(userId: number, number: number): Promise<Adding | "sent"> {
	return oneAtATime(async () => {
		const entry = (await listWaiting(userId)).find((one) => one.number === number);
		if (!entry || !mayTakeBack(entry)) return "sent";
		const { content: text, prompt, sendKey, refused } = entry;
		const sentAs = refused === null ? sendKey : null;
		// The text may have been sent before it was put into the outbox; then the server knows it by its send key.
		const added = addToDraft(userId, { text, prompt, sentAs, ...withPhotos(entry) });
		if (added === "done") await removeWaiting(userId, number);
		return added;
	});
}
