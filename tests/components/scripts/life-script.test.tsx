import { act, screen, waitFor, within } from "@testing-library/react";
import { scriptDraftName } from "@/lib/domain/scripts/draft";
import { keptUnder } from "@/tests/setup/drafts";
import { Refusal, USER_ID } from "@/tests/setup/in-app";
import { connectSpeaker, FakePlayer } from "../voice/platform";
import { button, life, lifeScript, open, patterns } from "./setup";

describe("with a script", () => {
	test("is read aloud, in the person's voice", async () => {
		connectSpeaker();
		const { pointer } = open(life(), { more: { "GET /api/voice-preferences": () => ({ defaultVoice: "fable" }) } });
		const player = await screen.findByRole("region", { name: "Listen to your life script" });
		await within(player).findByRole("button", { name: /^Voice:/ });
		await pointer.click(within(player).getByRole("button", { name: "Listen" }));
		expect(FakePlayer.all[0]?.src).toBe("/api/life-script/v1/audio/stream?voice=fable");
		act(() => FakePlayer.all[0]?.begin());
		expect(await within(player).findByText("Playing your life script...")).toBeVisible();
		expect(screen.getByText("I learned to listen.")).toHaveAttribute("data-read");
	});

	test("opened for editing and left as it was, is not kept as an edit", async () => {
		const { pointer } = open(life());
		await pointer.click(await button("Edit"));
		await screen.findByLabelText("Script sentence");
		expect(keptUnder(scriptDraftName("life", USER_ID))).toBeNull();
	});

	test("keeps what was typed when saving fails, and says what is wrong with a blank box", async () => {
		const { pointer } = open(life(), {
			more: {
				"PUT /api/life-script/v1": () => {
					throw new Refusal(503);
				},
			},
		});
		await pointer.click(await button("Edit"));
		const sentence = await screen.findByLabelText("Script sentence");
		await pointer.clear(sentence);
		await pointer.click(await button("Save Changes"));
		expect((await screen.findAllByText("The sentence cannot be empty"))[0]).toBeVisible();
		await waitFor(() => expect(sentence).toHaveFocus());
		await pointer.type(sentence, "I leave.");
		expect(sentence).not.toHaveAttribute("aria-invalid");
		await pointer.click(await button("Save Changes"));
		expect(await screen.findByText("Failed to save changes.")).toBeVisible();
		expect(screen.getByText("Update Failed")).toBeVisible();
		expect(sentence).toHaveValue("I leave.");
	});

	test("saved while the screen is left is no edit that waits any more", async () => {
		let answer = (_: unknown) => {};
		const { pointer, unmount } = open(life(), {
			more: {
				"PUT /api/life-script/v1": () =>
					new Promise((resolve) => {
						answer = resolve;
					}),
			},
		});
		await pointer.click(await button("Edit"));
		await pointer.type(await screen.findByLabelText("Script sentence"), "!");
		await pointer.click(await button("Save Changes"));
		unmount();
		answer(life({ version: 4, scriptSentence: "I keep the peace.!" }));
		await waitFor(() => expect(keptUnder(scriptDraftName("life", USER_ID))).toBeNull());
	});

	test("comes back to an edit that was not saved, also where the script has changed since", async () => {
		const texts = { fields: { scriptSentence: "Half written", mainScript: "x" }, patterns };
		localStorage.setItem(scriptDraftName("life", USER_ID), JSON.stringify({ from: 1, texts }));
		open(life());
		expect(await screen.findByLabelText("Script sentence")).toHaveValue("Half written");
		expect(screen.getByText("You have changes here that are not saved yet.")).toBeVisible();
		expect(screen.getByText(/has changed since you began/)).toBeVisible();
	});

	test.each([
		["edited by hand", true],
		["written by the coach", false],
	])("%s is not written anew without asking, and comes back by Undo", async (_, isUserEdited) => {
		const { pointer, calls } = open(life({ isUserEdited }), {
			more: {
				"POST /api/life-script/generate": () => life({ version: 4, scriptSentence: "I begin." }),
				[`GET /api/life-script/${USER_ID}/versions`]: () => [
					{ id: "v1", createdAt: lifeScript.createdAt, origin: "generated", sentence: "I begin." },
					{ id: "v0", createdAt: "2026-11-01T08:00:00.000Z", origin: "edited", sentence: "I keep the peace." },
				],
				"POST /api/life-script/v0/restore": () => life({ version: 5, scriptSentence: "I keep the peace." }),
			},
		});
		await pointer.click(await button("Regenerate"));
		const dialog = screen.getByRole("alertdialog", { name: "Write it again?" });
		expect(dialog.textContent?.includes("You edited this life script by hand.")).toBe(isUserEdited);
		await pointer.click(within(dialog).getByRole("button", { name: "Cancel" }));
		expect(calls.some(({ method }) => method === "POST")).toBe(false);
		await pointer.click(await button("Regenerate"));
		await pointer.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Regenerate" }));
		expect(await screen.findByText("“I begin.”")).toBeVisible();
		expect(calls.find(({ method }) => method === "POST")?.path).toBe("/api/life-script/generate?from=3");
		await pointer.click(await button("Undo"));
		expect(await screen.findByText("“I keep the peace.”")).toBeVisible();
		expect(await screen.findByText("It is back")).toBeVisible();
	});

	test("does not undo an edit that was saved while a new one was being written", async () => {
		const { pointer, calls } = open(life(), {
			more: {
				"POST /api/life-script/generate": () => life({ version: 4, scriptSentence: "Mine." }),
				[`GET /api/life-script/${USER_ID}/versions`]: () => [
					{ id: "v1", createdAt: lifeScript.createdAt, origin: "edited", sentence: "Mine." },
					{ id: "v0", createdAt: "2026-11-01T08:00:00.000Z", origin: "generated", sentence: "I begin." },
				],
			},
		});
		await pointer.click(await button("Regenerate"));
		await pointer.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Regenerate" }));
		await pointer.click(await button("Undo"));
		expect(await screen.findByText("It could not be brought back")).toBeVisible();
		expect(calls.filter(({ path }) => path.endsWith("/restore"))).toEqual([]);
	});
});
