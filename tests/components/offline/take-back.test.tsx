import "@/tests/setup/keeping-browser";
import { act, renderHook } from "@testing-library/react";
import { useJournalDraft } from "@/lib/browser/journal/use-journal-draft";
import { forgetOffline } from "@/lib/browser/offline/close";
import { takeBack } from "@/lib/browser/offline/keep";
import { addWaiting, listWaiting, updateWaiting } from "@/lib/browser/offline/outbox";

const ADA = 7;
const waits = { content: "On the train.", prompt: "What?", sendKey: "a key" };

afterEach(forgetOffline);

async function first() {
	const [entry] = await listWaiting(ADA);
	if (!entry) throw new Error("nothing waits");
	return entry;
}

it("puts an entry into the box that is open, where further typing keeps it", async () => {
	const { result } = renderHook(() => useJournalDraft(ADA, () => {}));
	act(() => void result.current.write("At home.", "What?"));
	await addWaiting(ADA, waits, new Date());
	const { number } = await first();
	await act(async () => expect(await takeBack(ADA, number)).toBe(true));
	expect(result.current.text).toBe("At home.\n\nOn the train.");
	act(() => void result.current.write(`${result.current.text} Late.`, "What?"));
	const again = renderHook(() => useJournalDraft(ADA, () => {}));
	expect(again.result.current.text).toBe("At home.\n\nOn the train. Late.");
	expect(await listWaiting(ADA)).toEqual([]);
});

it("takes nothing back that was sent since it was shown", async () => {
	await addWaiting(ADA, waits, new Date());
	const entry = await first();
	await updateWaiting(ADA, { ...entry, triedAt: 1 });
	expect(await takeBack(ADA, entry.number)).toBe(false);
	expect(await listWaiting(ADA)).toHaveLength(1);
	const { result } = renderHook(() => useJournalDraft(ADA, () => {}));
	expect(result.current.text).toBe("");
});
