import { draftInThisTab } from "@/lib/browser/core/drafts/kept-draft";
import { newSendKey } from "@/lib/browser/core/send-key";
import { journalDraft } from "@/lib/browser/journal/draft";
import type { SafetyNotice } from "@/lib/domain/safety/shown";
import { dangerIn } from "./danger";
import { addWaiting, alone, listWaiting, mayTakeBack, removeWaiting } from "./outbox";
import { askForSync } from "./register";

/**
 * Puts the page that somebody is writing where it waits to be sent. If it was sent before and no answer came, it keeps
 * its key.
 * @returns What to say first about it, where it sounds like danger.
 * @throws where this browser cannot store it; then the words stay in the box.
 */
export async function keepForLater(
	userId: number,
	draft: { text: string; prompt: string; sentAs: string | null },
): Promise<SafetyNotice | null> {
	const sendKey = draft.sentAs ?? newSendKey(crypto);
	await addWaiting(userId, { content: draft.text, prompt: draft.prompt, sendKey }, new Date());
	void askForSync();
	return dangerIn(draft.text);
}

/**
 * Puts an entry that waits back into the box, below what stands there already. One that was sent meanwhile stays where
 * it is. @returns Whether it is back.
 */
export function takeBack(userId: number, number: number): Promise<boolean> {
	return alone(async () => {
		const entry = (await listWaiting(userId)).find((one) => one.number === number);
		if (!entry || !mayTakeBack(entry)) return false;
		const { content, prompt } = entry;
		const draft = draftInThisTab(journalDraft(userId));
		const there = draft.state.value?.text ?? "";
		draft.write({ text: there.trim() === "" ? content : `${there}\n\n${content}`, prompt, sentAs: null });
		await removeWaiting(userId, number);
		return true;
	});
}
