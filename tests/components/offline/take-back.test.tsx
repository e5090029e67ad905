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
	await act(async () => expect(await takeBack(ADA, number)).toBe("done"));
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
	expect(await takeBack(ADA, entry.number)).toBe("sent");
	expect(await listWaiting(ADA)).toHaveLength(1);
	const { result } = renderHook(() => useJournalDraft(ADA, () => {}));
	expect(result.current.text).toBe("");
});

it("puts an entry into an empty box with its prompt, and with its key as long as nothing is changed", async () => {
	const onPrompt = jest.fn();
	const { result } = renderHook(() => useJournalDraft(ADA, onPrompt));
	await addWaiting(ADA, waits, new Date());
	const { number } = await first();
	await act(async () => expect(await takeBack(ADA, number)).toBe("done"));
	expect(onPrompt).toHaveBeenCalledWith("What?");
	expect(result.current).toMatchObject({ text: "On the train.", sentAs: "a key" });
	act(() => void result.current.write("On the train, late.", "What?"));
	expect(result.current.sentAs).toBeNull();
});

it("leaves an entry where it waits, and the box as it was, where there is no room or nothing is stored", async () => {
	const long = "x".repeat(49_995);
	const { result } = renderHook(() => useJournalDraft(ADA, () => {}));
	act(() => void result.current.write(long, "Now?"));
	await addWaiting(ADA, waits, new Date());
	const { number } = await first();
	expect(await takeBack(ADA, number)).toBe("full");
	expect(result.current.text).toBe(long);

	act(() => result.current.clear());
	const full = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
		throw new Error("no room");
	});
	await act(async () => expect(await takeBack(ADA, number)).toBe("unkept"));
	full.mockRestore();
	expect(result.current.text).toBe("");
	expect(await listWaiting(ADA)).toHaveLength(1);
});
