import "@/tests/setup/keeping-browser";
import { act, renderHook } from "@testing-library/react";
import { useJournalDraft } from "@/lib/browser/journal/use-journal-draft";
import { forgetOffline } from "@/lib/browser/offline/close";
import { takeBack } from "@/lib/browser/offline/keep";
import { addWaiting, listWaiting, updateWaiting } from "@/lib/browser/offline/outbox";

const ADA = 7;
const waits = { content: "On the train.", prompt: "What?", sendKey: "a key" };

afterEach(() => forgetOffline(ADA));

async function first() {
	const [entry] = await listWaiting(ADA);
	if (!entry) throw new Error("nothing waits");
	return entry;
}

it("puts an entry into the box that is open, where further typing keeps it", async () => {
	const { result } = renderHook(() => useJournalDraft(ADA, () => {}));
	act(() => void result.current.write({ text: "At home.", prompt: "What?" }));
	await addWaiting(ADA, waits, new Date());
	const { number } = await first();
	await act(async () => expect(await takeBack(ADA, number)).toBe("done"));
	expect(result.current.text).toBe("At home.\n\nOn the train.");
	act(() => void result.current.write({ text: `${result.current.text} Late.`, prompt: "What?" }));
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
	expect(result.current).toMatchObject({ text: "On the train.", page: { sentAs: "a key" } });
	act(() => void result.current.write({ text: "On the train, late.", prompt: "What?" }));
	expect(result.current.page.sentAs).toBeNull();
});

it("leaves an entry where it waits, and the box as it was, where there is no room or nothing is stored", async () => {
	const long = "x".repeat(49_995);
	const { result } = renderHook(() => useJournalDraft(ADA, () => {}));
	act(() => void result.current.write({ text: long, prompt: "Now?" }));
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

const photo = (id: string) => ({ id, width: 2, height: 1, description: null });

it("puts the pictures back with the words, each once, and no more than an entry can have", async () => {
	const { result } = renderHook(() => useJournalDraft(ADA, () => {}));
	act(() => result.current.changePhotos(() => [photo("a"), photo("b")], "What?"));
	await addWaiting(ADA, { ...waits, photos: [photo("b"), photo("c")] }, new Date());
	await act(async () => expect(await takeBack(ADA, (await first()).number)).toBe("done"));
	expect(result.current.text).toBe("On the train.");
	expect(result.current.photos.map(({ id }) => id)).toEqual(["a", "b", "c"]);
	act(() => void result.current.write({ text: "On the train, late.", prompt: "What?" }));
	expect(result.current.photos).toHaveLength(3);

	await addWaiting(ADA, { ...waits, content: "At home.", photos: [photo("d"), photo("e")] }, new Date());
	expect(await takeBack(ADA, (await first()).number)).toBe("full");
	expect(result.current.text).toBe("On the train, late.");
	expect(await listWaiting(ADA)).toHaveLength(1);
});

it("keeps a page with nothing but a picture on it, and forgets it once that is removed", () => {
	const { result } = renderHook(() => useJournalDraft(ADA, () => {}));
	act(() => result.current.clear());
	act(() => result.current.changePhotos(() => [photo("a")], "What?"));
	const again = renderHook(() => useJournalDraft(ADA, () => {}));
	expect(again.result.current.photos).toEqual([photo("a")]);
	act(() => result.current.changePhotos(() => [], "What?"));
	expect(renderHook(() => useJournalDraft(ADA, () => {})).result.current.photos).toEqual([]);
});

it("sends under a new key once a picture has come or gone", () => {
	const { result } = renderHook(() => useJournalDraft(ADA, () => {}));
	act(() => void result.current.write({ text: "At home.", prompt: "What?" }));
	let key = "";
	act(() => {
		key = result.current.sendingKey("What?");
	});
	act(() => void expect(result.current.sendingKey("What?")).toBe(key));
	act(() => result.current.changePhotos((photos) => [...photos, photo("a")], "What?"));
	expect(result.current.page.sentAs).toBeNull();
	act(() => void expect(result.current.sendingKey("What?")).not.toBe(key));
	expect(result.current.photos).toEqual([photo("a")]);
});

it("puts pictures back also where the words stand there already", async () => {
	const { result } = renderHook(() => useJournalDraft(ADA, () => {}));
	act(() => result.current.clear());
	act(() => void result.current.write({ text: "On the train. Late.", prompt: "What?" }));
	await addWaiting(ADA, { ...waits, photos: [photo("a")] }, new Date());
	await act(async () => expect(await takeBack(ADA, (await first()).number)).toBe("done"));
	expect(result.current).toMatchObject({ text: "On the train. Late.", photos: [photo("a")] });
});
