import { newSendKey } from "@/lib/browser/core/send-key";
import { type Adding, addToDraft } from "@/lib/browser/journal/add-to-draft";
import type { JournalDraft } from "@/lib/browser/journal/draft";
import type { SafetyNotice } from "@/lib/domain/safety/shown";
import { dangerIn } from "./danger";
import { addWaiting, listWaiting, mayTakeBack, oneAtATime, removeWaiting } from "./outbox";
import { askForSync } from "./register";

/**
 * Puts the page that somebody is writing where it waits to be sent. If it was sent before and no answer came, it keeps
 * its key.
 * @returns What to say first about it, where it sounds like danger.
 * @throws where this browser cannot store it; then the words stay in the box.
 */
export async function keepForLater(userId: number, draft: JournalDraft): Promise<SafetyNotice | null> {
	const sendKey = draft.sentAs ?? newSendKey(crypto);
	await addWaiting(userId, { content: draft.text, prompt: draft.prompt, sendKey }, new Date());
	void askForSync();
	return dangerIn(draft.text);
}

/**
 * Puts an entry that waits back into the box, below what stands there already. Unless that is `done`, it stays where it
 * is; `sent` where it was sent meanwhile.
 */
export function takeBack(userId: number, number: number): Promise<Adding | "sent"> {
	return oneAtATime(async () => {
		const entry = (await listWaiting(userId)).find((one) => one.number === number);
		if (!entry || !mayTakeBack(entry)) return "sent";
		const { content: text, prompt, sendKey, refused } = entry;
		// The words may have been sent before they were kept here; then the server knows them by their key.
		const added = addToDraft(userId, { text, prompt, sentAs: refused === null ? sendKey : null });
		if (added === "done") await removeWaiting(userId, number);
		return added;
	});
}
