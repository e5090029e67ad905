import { FakeDevice } from "@/tests/setup/fake-device";

const ADA = 7;
const BOB = 78;
const DRAFTS = (userId: number) => [
	`innerscript:journal-draft:${userId}:tab`,
	`innerscript:entry-edit:${userId}:e1`,
	`questionnaires:${userId}:4`,
];

async function page() {
	jest.resetModules();
	const { addWaiting, listWaiting } = await import("@/lib/browser/offline/outbox");
	const { storeRecording, readRecording } = await import("@/lib/browser/voice/waiting-recordings");
	const { recordingKey } = await import("@/lib/browser/voice/recording-key");
	const device = await import("@/lib/browser/account/device");
	return { addWaiting, listWaiting, storeRecording, readRecording, recordingKey, device };
}

async function leaveWords(userId: number): Promise<void> {
	const { addWaiting, storeRecording, recordingKey } = await page();
	const entry = { content: "By the river.", prompt: "What?", sendKey: crypto.randomUUID() };
	await addWaiting(userId, entry, new Date("2026-11-20T22:00:00Z"));
	await storeRecording(recordingKey(userId, "journal"), { audio: new Blob(["a"]), seconds: 1, at: 0 });
	for (const key of DRAFTS(userId)) localStorage.setItem(key, "{}");
}

async function whatWaits(userId: number): Promise<[number, boolean, number]> {
	const { listWaiting, readRecording, recordingKey } = await page();
	const recording = await readRecording(recordingKey(userId, "journal"));
	const drafts = DRAFTS(userId).filter((key) => localStorage.getItem(key) !== null);
	return [(await listWaiting(userId)).length, recording !== null, drafts.length];
}
const ALL = [1, true, 3];
const NONE = [0, false, 0];

beforeEach(() => {
	new FakeDevice();
	localStorage.setItem("theme", "dark");
});

test("somebody who signs out is asked about their own words, and removes no other person's", async () => {
	await leaveWords(ADA);
	expect(await (await page()).device.waitingHere(BOB)).toEqual([]);
	await leaveWords(BOB);
	const { device } = await page();
	expect(await device.waitingHere(BOB)).toEqual([
		"journal-draft",
		"entry-edit",
		"questionnaires",
		"outbox",
		"recording",
	]);
	await device.removeWaiting(BOB);
	expect([await whatWaits(ADA), await whatWaits(BOB)]).toEqual([ALL, NONE]);
	expect(await device.waitingHere(BOB)).toEqual([]);
});

test("an erased account takes along only its own words, until everybody's are removed", async () => {
	await leaveWords(ADA);
	await leaveWords(BOB);
	await (await page()).device.forgetPersonHere(BOB);
	expect([await whatWaits(ADA), await whatWaits(BOB)]).toEqual([ALL, NONE]);
	expect(localStorage.getItem("theme")).toBe("dark");
	await (await page()).device.removeWaiting();
	expect(await whatWaits(ADA)).toEqual(NONE);
});
