import { act, screen, waitFor } from "@testing-library/react";
import { JournalCard } from "@/components/dashboard/journal-card";
import { serve, show, USER_ID } from "@/tests/setup/in-app";
import { available, button, hears, microphone, open, record, startRecording } from "./record";

describe("recording", () => {
	test("lets the microphone go when the screen is left, and keeps what was said", async () => {
		const { pointer, unmount } = open({});
		await startRecording(pointer);
		microphone.recorder?.emit("half of it");
		const now = performance.now();
		jest.spyOn(performance, "now").mockReturnValue(now + 3000);
		unmount();
		jest.restoreAllMocks();
		expect(microphone.stopTrack).toHaveBeenCalled();
		const again = open({});
		await waitFor(() =>
			expect(button("Dictate")).toHaveAccessibleDescription("A recording is waiting to become text."),
		);
		await again.pointer.click(button("Dictate"));
		expect(await screen.findByText("A recording is waiting")).toBeVisible();
	});

	test("lets the microphone go when the page goes away", async () => {
		const { pointer } = open({});
		await startRecording(pointer);
		act(() => void window.dispatchEvent(new Event("pagehide")));
		expect(microphone.stopTrack).toHaveBeenCalled();
	});

	test("tells of its limit before it is reached, and stops there with all of it", async () => {
		const { pointer, onText } = open(hears("All of it."));
		await startRecording(pointer);
		const begun = performance.now();
		const clock = jest.spyOn(performance, "now").mockReturnValue(begun + 545_000);
		expect(await screen.findByText("Recording, less than a minute left")).toBeVisible();
		clock.mockReturnValue(begun + 601_000);
		expect(await screen.findByText("That is the longest a recording can be")).toBeVisible();
		clock.mockRestore();
		expect(microphone.stopTrack).toHaveBeenCalled();
		await pointer.click(button("Confirm recording"));
		await waitFor(() => expect(onText).toHaveBeenCalledWith("All of it."));
	});

	test("keeps what was said when the microphone is unplugged", async () => {
		const { pointer, onText } = open(hears("Half of it."));
		await startRecording(pointer);
		act(() => microphone.recorder?.onstop());
		expect(await screen.findByText("The microphone stopped")).toBeVisible();
		await pointer.click(button("Confirm recording"));
		await waitFor(() => expect(onText).toHaveBeenCalledWith("Half of it."));
	});
});

describe("where the words go", () => {
	test("more than fits is not cut off", async () => {
		const long = "word ".repeat(12_000).trim();
		serve({ ...available, ...hears(long) });
		const { pointer } = show(<JournalCard userId={USER_ID} firstPrompt="What now?" />);
		const box = screen.getByRole("textbox", { name: "Journal entry" });
		await record(pointer);
		await waitFor(() => expect(box).toHaveValue(`W${long.slice(1)}`));
	});
});
