import type { Page, Request } from "@playwright/test";
import { mother } from "../../../prisma/catalog/mother";
import { apps, DICTATED } from "../setup/apps";
import { startRecording } from "../setup/recording";
import { expect, expectAccessible, signUp, test } from "../setup/test";

const box = (page: Page) => page.getByRole("textbox", { name: "Journal entry" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Dictate" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const isUpload = (request: Request) => request.method() === "POST" && request.url().endsWith("/api/transcribe");
/** Returns the next upload, decoded. */
const upload = async (page: Page) => {
	const request = await page.waitForRequest(isUpload);
	return Buffer.from((request.postDataJSON() as { audio: string }).audio, "base64");
};

/** Whether any microphone that the page has opened is still on. */
const isMicrophoneOn = (page: Page) =>
	page.evaluate(() =>
		(globalThis as unknown as { opened: MediaStream[] }).opened.some((stream) =>
			stream.getTracks().some(({ readyState }) => readyState === "live"),
		),
	);

async function visitJournal(page: Page) {
	await page.addInitScript(() => {
		const opened: MediaStream[] = [];
		Object.assign(globalThis, { opened });
		const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
		navigator.mediaDevices.getUserMedia = async (constraints) => {
			const stream = await open(constraints);
			opened.push(stream);
			return stream;
		};
	});
	await signUp(page);
	await page.goto("/journal");
	await expect(box(page)).toBeEditable();
}

test.describe("with a microphone and a server that listens", () => {
	test.use({ baseURL: apps.withModel.url });

	test("what is said lands at the cursor, through a pause, and is kept like typed words", { tag: "@main" }, async ({
		page,
	}) => {
		await visitJournal(page);
		await box(page).fill("It rained. And then.");
		await box(page).evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(10, 10));
		await startRecording(page);
		await expectAccessible(page);
		// By keyboard alone.
		await expect(button(page, "Pause recording")).toBeFocused();
		await page.keyboard.press("Space");
		await expect(dialog(page).getByText("Tap to resume recording")).toBeVisible();
		await expectAccessible(page);
		await page.keyboard.press("Space");
		await expect(dialog(page).getByText("Tap to pause recording")).toBeVisible();
		const uploaded = upload(page);
		await page.keyboard.press("Tab");
		await page.keyboard.press("Tab");
		await expect(button(page, "Confirm recording")).toBeFocused();
		await page.keyboard.press("Enter");
		expect((await uploaded).subarray(0, 4).toString("hex")).toBe("1a45dfa3"); // WebM
		await expect(box(page)).toHaveValue("It rained. We stayed in And then.");
		await expect(dialog(page)).toHaveCount(0);
		await expect(box(page)).toBeFocused();
		expect(await box(page).evaluate((field: HTMLTextAreaElement) => field.selectionStart)).toBe(23);
		expect(await isMicrophoneOn(page)).toBe(false);

		await page.keyboard.press("ControlOrMeta+z");
		await expect(box(page)).toHaveValue("It rained. And then.");
		await page.keyboard.press("ControlOrMeta+Shift+z");
		await page.reload();
		await expect(box(page)).toHaveValue("It rained. We stayed in And then.");
	});

	test("cancelling throws the recording away and lets the microphone go", async ({ page }) => {
		await visitJournal(page);
		await startRecording(page);
		expect(await isMicrophoneOn(page)).toBe(true);
		let isSent = false;
		page.on("request", (request) => {
			isSent ||= isUpload(request);
		});
		await button(page, "Cancel recording").click();
		await expect(dialog(page)).toHaveCount(0);
		await expect(button(page, "Dictate")).toBeFocused();
		await expect(box(page)).toHaveValue("");
		expect(await isMicrophoneOn(page)).toBe(false);
		expect(isSent).toBe(false);
	});

	test("a transcription that fails keeps the recording until somebody lets go of it", async ({ page }) => {
		await visitJournal(page);
		await page.route("**/api/transcribe", (route) =>
			isUpload(route.request()) ? route.fulfill({ status: 502, body: "Not now." }) : route.fallback(),
		);
		await startRecording(page);
		await button(page, "Confirm recording").click();
		await expect(page.getByText("Transcription failed. Please try again.", { exact: true })).toBeVisible();
		await expect(dialog(page).getByText("Your recording is safe")).toBeVisible();
		await expectAccessible(page);
		const download = page.waitForEvent("download");
		await dialog(page).getByRole("link", { name: "Download" }).click();
		expect((await download).suggestedFilename()).toMatch(/^dictation-.*\.webm$/);

		// The recording survives a reload.
		await page.reload();
		await button(page, "Dictate").click();
		await expect(dialog(page).getByText("A recording is waiting")).toBeVisible();
		await page.unroute("**/api/transcribe");
		await button(page, "Try again").click();
		await expect(box(page)).toHaveValue("We stayed in");

		await page.route("**/api/transcribe", (route) =>
			isUpload(route.request()) ? route.fulfill({ status: 502, body: "Not now." }) : route.fallback(),
		);
		await startRecording(page);
		await button(page, "Confirm recording").click();
		await button(page, "Discard").click();
		await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
		await expect(dialog(page)).toHaveCount(0);
		await page.unroute("**/api/transcribe");
		await startRecording(page);
		await button(page, "Cancel recording").click();
	});

	test("an answer gets what is said at its end", { tag: "@rare" }, async ({ page }) => {
		await signUp(page);
		const index = mother.questions.findIndex(({ type }) => type === "text");
		await page.goto(`/questionnaires/${mother.id}`);
		for (const { type } of mother.questions.slice(0, index)) {
			if (type === "multiple_choice") await page.getByRole("radio").first().click();
			await button(page, "Next").click();
		}
		await page.getByRole("textbox").fill("She hummed.");
		await startRecording(page);
		await button(page, "Confirm recording").click();
		await expect(page.getByRole("textbox")).toHaveValue(`She hummed. ${DICTATED}`);
		await expect(page.getByRole("textbox")).toBeFocused();
		await expectAccessible(page);
		await page.reload();
		await expect(page.getByRole("textbox")).toHaveValue(`She hummed. ${DICTATED}`);
	});

	test.describe("on an iPhone", () => {
		test.beforeEach(({ page }) =>
			page.addInitScript(() => Object.defineProperty(navigator, "vendor", { get: () => "Apple Computer, Inc." })),
		);

		test("what is recorded becomes 16 kHz mono 16-bit WAV", async ({ page }) => {
			await visitJournal(page);
			await startRecording(page);
			const uploaded = upload(page);
			await button(page, "Confirm recording").click();
			const wav = await uploaded;
			expect(wav.subarray(0, 44).toString("hex")).toBe(wavHeader(wav.length - 44).toString("hex"));
			const samples = Array.from({ length: (wav.length - 44) / 2 }, (_, at) => wav.readInt16LE(44 + at * 2));
			expect(samples.length).toBeGreaterThan(16_000 / 2);
			// The recording contains the beep.
			expect(Math.max(...samples.map(Math.abs))).toBeGreaterThan(1000);
			await expect(box(page)).toHaveValue("We stayed in");
		});
	});
});

/** Builds the header of a 16 kHz mono 16-bit file from the format's description. */
function wavHeader(dataBytes: number): Buffer {
	const header = Buffer.from("RIFF....WAVEfmt ....................data....", "latin1");
	header.writeUInt32LE(36 + dataBytes, 4);
	header.writeUInt32LE(16, 16);
	header.writeUInt16LE(1, 20);
	header.writeUInt16LE(1, 22);
	header.writeUInt32LE(16_000, 24);
	header.writeUInt32LE(32_000, 28);
	header.writeUInt16LE(2, 32);
	header.writeUInt16LE(16, 34);
	header.writeUInt32LE(dataBytes, 40);
	return header;
}

test.describe("with nothing that listens", () => {
	test("the dialog says so before anything is recorded", async ({ page }) => {
		await visitJournal(page);
		await button(page, "Dictate").click();
		await expect(dialog(page).getByText("Dictation is not set up here")).toBeVisible();
		await expect(dialog(page).getByText(/may send your voice over the internet/)).toBeVisible();
		expect(await isMicrophoneOn(page)).toBe(false);
		await dialog(page).getByText("For whoever runs this app").click();
		await expect(dialog(page).getByText("TRANSCRIBE_COMMAND")).toBeVisible();
		await expectAccessible(page);
		await button(page, "No, I’ll type").click();
		await expect(button(page, "Dictate")).toBeFocused();
	});
});
