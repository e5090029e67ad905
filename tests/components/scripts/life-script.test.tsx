import { screen, waitFor, within } from "@testing-library/react";
import { scriptDraftName } from "@/lib/domain/scripts/draft";
import { keptUnder } from "@/tests/setup/drafts";
import { Refusal, USER_ID } from "@/tests/setup/in-app";
import { button, life, lifeScript, open, patterns } from "./setup";

describe("with a script", () => {
	test("shows the sentence, the text, the patterns, who wrote it and where it comes from", async () => {
		const { pointer } = open(life());
		expect(await screen.findByText("“I keep the peace.”")).toBeVisible();
		expect(screen.getByText("I still do.")).toBeVisible();
		expect(screen.getByText(/Written by Sage, the built-in coach · November 20, 2026/)).toBeVisible();
		expect(await screen.findByText(", in Your Mother")).toBeInTheDocument();
		expect(screen.getAllByRole("region", { name: /^Pattern [123]$/ })).toHaveLength(3);
		await pointer.click(screen.getByRole("button", { name: "Read More about The open hand" }));
		const dialog = screen.getByRole("dialog", { name: "The open hand" });
		expect(within(dialog).getByRole("heading", { name: "Impact Analysis" }).parentElement).toHaveTextContent(
			"Impact 2",
		);
	});

	test("is edited over a copy, and cancelling asks only where something changed", async () => {
		const { pointer, calls } = open(life());
		await pointer.click(await button("Edit"));
		await pointer.click(await button("Cancel"));
		expect(await screen.findByText("“I keep the peace.”")).toBeVisible();
		await pointer.click(await button("Edit"));
		await pointer.type(await screen.findByLabelText("Script sentence"), " Always.");
		expect(keptUnder(scriptDraftName("life", USER_ID)).texts.fields.scriptSentence).toBe("I keep the peace. Always.");
		await pointer.click(await button("Cancel"));
		await pointer.click(await button("Discard"));
		expect(await screen.findByText("“I keep the peace.”")).toBeVisible();
		expect(keptUnder(scriptDraftName("life", USER_ID))).toBeNull();
		expect(calls.some(({ method }) => method === "PUT")).toBe(false);
	});

	test("opened for editing and left as it was, is not kept as an edit", async () => {
		const { pointer } = open(life());
		await pointer.click(await button("Edit"));
		await screen.findByLabelText("Script sentence");
		expect(keptUnder(scriptDraftName("life", USER_ID))).toBeNull();
	});

	test("takes whoever edits it to its beginning, and back there in the end", async () => {
		const { pointer } = open(life());
		const panel = screen.getByRole("tabpanel", { name: "Life Script" });
		await pointer.click(await button("Edit"));
		const form = await screen.findByRole("form", { name: "Edit your life script" });
		expect(panel).toContainElement(document.activeElement as HTMLElement);
		await pointer.tab();
		expect(within(form).getByLabelText("Script sentence")).toHaveFocus();
		await pointer.click(await button("Cancel"));
		await screen.findByText("“I keep the peace.”");
		expect(panel).toContainElement(document.activeElement as HTMLElement);
	});

	test("given up here, keeps what another tab has typed since", async () => {
		const { pointer } = open(life());
		await pointer.click(await button("Edit"));
		await pointer.type(await screen.findByLabelText("Script sentence"), "!");
		const slot = `${scriptDraftName("life", USER_ID)}:the other tab`;
		const mine = JSON.stringify(keptUnder(scriptDraftName("life", USER_ID)));
		const other = mine.replace("I keep the peace.!", "From the other tab");
		localStorage.setItem(slot, other);
		await pointer.click(await button("Cancel"));
		await pointer.click(await button("Discard"));
		await screen.findByText("“I keep the peace.”");
		expect(localStorage.getItem(slot)).toBe(other);
	});

	test("changed somewhere else meanwhile, says so where it can be seen", async () => {
		const broughtIntoView = jest.spyOn(Element.prototype, "scrollIntoView");
		const { pointer } = open(life(), {
			more: {
				"PUT /api/life-script/v1": () => {
					throw new Refusal(409);
				},
			},
		});
		await pointer.click(await button("Edit"));
		await pointer.type(await screen.findByLabelText("Script sentence"), "!");
		await pointer.click(await button("Save Changes"));
		const notice = await screen.findByText(/has changed since you began/);
		expect(broughtIntoView.mock.contexts).toContain(notice);
	});

	test.each([
		["I learned to listen.", true],
		["“I” was a word we did not use.", true],
		["تعلمت أن أصغي.", false],
		["私は聞くことを学んだ。", false],
		["– 1986 –", false],
	])("that begins %j has a large first letter: %s", async (mainScript, isLarge) => {
		open(life({ mainScript }));
		const text = (await screen.findByText(mainScript)).parentElement;
		expect(text?.className.includes("first-letter")).toBe(isLarge);
	});

	test("has earlier versions that can be asked for again", async () => {
		let fails = true;
		const { pointer } = open(life(), {
			more: {
				[`GET /api/life-script/${USER_ID}/versions`]: () => {
					if (fails) throw new Refusal(503);
					return [{ id: "v0", createdAt: lifeScript.createdAt, origin: "generated", sentence: "I keep quiet." }];
				},
			},
		});
		await pointer.click(await button("Earlier versions"));
		const again = await button("Try again");
		fails = false;
		await pointer.click(again);
		expect(await button(/I keep quiet/)).toBeVisible();
	});

	test("is saved whole, and shown as the server has it", async () => {
		const { pointer, calls } = open(life(), {
			more: { "PUT /api/life-script/v1": () => life({ version: 4, scriptSentence: "Mine.", isUserEdited: true }) },
		});
		await pointer.click(await button("Edit"));
		const [impact] = await screen.findAllByLabelText("Impact Analysis");
		if (!impact) throw new Error("There is no box for the impact");
		await pointer.type(impact, "!");
		await pointer.click(await button("Save Changes"));
		expect(await screen.findByText("“Mine.”")).toBeVisible();
		expect(screen.getByText("Changes Saved")).toBeVisible();
		expect(screen.getByText("Your life script has been updated successfully.")).toBeVisible();
		expect(calls.find(({ method }) => method === "PUT")?.body).toEqual({
			lifeScript: { scriptSentence: "I keep the peace.", mainScript: lifeScript.mainScript },
			patterns: patterns.map(({ pattern, description, impact }, i) => ({
				pattern,
				description,
				impact: i === 0 ? `${impact}!` : impact,
			})),
			version: 3,
		});
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
		expect(screen.getByText("These are the changes that you had not saved yet.")).toBeVisible();
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
		const dialog = screen.getByRole("alertdialog", { name: "Write it anew?" });
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
		expect(await screen.findByText("It was not put back")).toBeVisible();
		expect(calls.filter(({ path }) => path.endsWith("/restore"))).toEqual([]);
	});

	test("lists earlier versions, shows what changed, and brings one back after asking", async () => {
		const { pointer } = open(life(), {
			more: {
				[`GET /api/life-script/${USER_ID}/versions`]: () => [
					{ id: "v1", createdAt: lifeScript.createdAt, origin: "edited", sentence: "I keep the peace." },
					{ id: "v0", createdAt: "2026-11-01T08:00:00.000Z", origin: "generated", sentence: "I keep quiet." },
				],
				"GET /api/life-script/v0/version": () => life({ id: "v0", scriptSentence: "I keep quiet." }),
				"POST /api/life-script/v0/restore": () =>
					life({ version: 4, scriptSentence: "I keep quiet.", origin: "restored" }),
			},
		});
		await pointer.click(await button("Earlier versions"));
		const dialog = await screen.findByRole("dialog", { name: "Earlier versions" });
		await pointer.click(await within(dialog).findByRole("button", { name: /I keep quiet/ }));
		const removed = (await within(dialog).findAllByText(/quiet/)).find((element) => element.tagName === "DEL");
		expect(removed).toHaveTextContent("[removed: quiet]");
		await pointer.click(within(dialog).getByRole("button", { name: "Bring this version back" }));
		await pointer.click(await button("Bring it back"));
		expect(await screen.findByText("“I keep quiet.”")).toBeVisible();
	});

	test("that cannot be read offers to try again", async () => {
		let fails = true;
		const { pointer } = open(life(), {
			more: {
				[`GET /api/life-script/${USER_ID}`]: () => {
					if (fails) throw new Refusal(503);
					return life();
				},
			},
		});
		const again = await button("Try again");
		fails = false;
		await pointer.click(again);
		expect(await screen.findByText("“I keep the peace.”")).toBeVisible();
	});
});
