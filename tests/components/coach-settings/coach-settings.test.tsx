import { screen, waitFor, within } from "@testing-library/react";
import { CoachSettings } from "@/components/coach-settings/coach-settings";
import { defaultCoachSettings } from "@/lib/domain/coach-settings/defaults";
import { settingsDraftName } from "@/lib/domain/coach-settings/draft";
import { coachSettingsPath } from "@/lib/domain/coach-settings/paths";
import type { ClientCoachSettings } from "@/lib/domain/coach-settings/schema";
import { keptUnder } from "@/tests/setup/drafts";
import { type Call, Refusal, serve, show, USER_ID } from "@/tests/setup/in-app";

const mine: ClientCoachSettings = {
	id: "settings",
	userId: USER_ID,
	createdAt: "2026-11-01T00:00:00.000Z",
	coachPersona: "Speak like a ferryman.",
	chatInstructions: "Ask where I am going.",
	journalInstructions: "Mention the tide.",
	quickInsightInstructions: "Mention the oar.",
	questionnaireInstructions: "Mention the far bank.",
	defaultVoice: "onyx",
	updatedAt: "2026-11-01T00:00:00.000Z",
};
const { id: _, userId: __, createdAt: ___, updatedAt: ____, ...edited } = mine;
const READ = `GET ${coachSettingsPath(USER_ID)}`;
const SAVE = "POST /api/ai-settings";
const sections = [
	"Chat Instructions",
	"Journal Analysis Instructions",
	"Quick Insight Instructions",
	"Questionnaire Analysis Instructions",
];

async function open(answers: Record<string, (call: Call) => unknown> = {}, isOpen = true) {
	const calls = serve({ [READ]: () => mine, ...answers });
	const view = show(<CoachSettings userId={USER_ID} isOpen={isOpen} />);
	await screen.findByDisplayValue(/ferryman/);
	return { ...view, writes: () => calls.filter(({ method }) => method !== "GET") };
}
const persona = () => screen.getByLabelText("Coach Personality");
const press = (name: string) => screen.getByRole("button", { name });
const kept = () => keptUnder(settingsDraftName(USER_ID));

test("is read-only, with a section for each kind of instructions", async () => {
	const { pointer } = await open();
	expect(persona()).toHaveAttribute("readonly");
	for (const name of sections) expect(press(name)).toHaveAttribute("aria-expanded", "false");
	await pointer.click(press("Quick Insight Instructions"));
	const box = screen.getByRole("textbox", { name: "Quick Insight Instructions" });
	expect(box).toHaveValue("Mention the oar.");
	expect(box).toHaveAttribute("readonly");
	expect(screen.getByText("Onyx")).toBeVisible();
	expect(screen.queryByRole("button", { name: "Save Changes" })).toBeNull();
});

test("is edited and saved, and is read-only again", async () => {
	const saved = { ...mine, coachPersona: "Be brief.", defaultVoice: "echo" };
	const { pointer, writes } = await open({ [SAVE]: () => saved });
	await pointer.click(press("Edit Settings"));
	expect(persona()).toHaveFocus();
	await pointer.clear(persona());
	await pointer.type(persona(), "Be brief.");
	await pointer.click(screen.getByRole("radio", { name: "Echo" }));
	await pointer.click(press("Save Changes"));
	expect(await screen.findByText("Settings saved")).toBeInTheDocument();
	expect(screen.getByText("Your AI coach settings have been updated.")).toBeInTheDocument();
	expect(writes()).toMatchObject([{ body: { ...edited, coachPersona: "Be brief.", defaultVoice: "echo" } }]);
	expect(persona()).toHaveValue("Be brief.");
	expect(persona()).toHaveAttribute("readonly");
	expect(press("Edit Settings")).toHaveFocus();
	expect(kept()).toBeNull();
});

test("a save that fails says so, and what was typed stays, over a reload too", async () => {
	const fails = () => {
		throw new Refusal(500);
	};
	const { pointer, unmount } = await open({ [SAVE]: fails });
	await pointer.click(press("Edit Settings"));
	await pointer.type(persona(), " Slowly.");
	await pointer.click(press("Save Changes"));
	expect(await screen.findByText("Error saving settings")).toBeInTheDocument();
	expect(screen.getByText("Failed to save settings")).toBeInTheDocument();
	expect(persona()).toHaveValue("Speak like a ferryman. Slowly.");
	expect(persona()).not.toHaveAttribute("readonly");
	unmount();
	await open();
	expect(persona()).toHaveValue("Speak like a ferryman. Slowly.");
	expect(screen.getByText(/not been saved yet/)).toBeVisible();
	expect(press("Save Changes")).toBeVisible();
});

test("what the server says of it is shown below", async () => {
	const { pointer } = await open({
		[SAVE]: () => {
			throw new Refusal(400);
		},
	});
	await pointer.click(press("Edit Settings"));
	await pointer.click(press("Save Changes"));
	expect(await screen.findByText("The server's sentence.")).toBeVisible();
});

test("cancel gives back what was there", async () => {
	const { pointer, writes } = await open();
	await pointer.click(press("Edit Settings"));
	await pointer.type(persona(), " And more.");
	expect(kept()).toMatchObject({ coachPersona: "Speak like a ferryman. And more." });
	await pointer.click(screen.getByRole("radio", { name: "Nova" }));
	await pointer.click(press("Cancel"));
	await pointer.click(await screen.findByRole("button", { name: "Discard" }));
	expect(persona()).toHaveValue("Speak like a ferryman.");
	expect(screen.getByText("Onyx")).toBeVisible();
	expect(kept()).toBeNull();
	expect(writes()).toEqual([]);
});

test.each(["Cancel", "Reset to Defaults"])("%s asks before it replaces what was typed", async (name) => {
	const { pointer } = await open();
	await pointer.click(press("Edit Settings"));
	await pointer.type(persona(), " And more.");
	await pointer.click(press(name));
	await pointer.click(await screen.findByRole("button", { name: "Keep editing" }));
	expect(persona()).toHaveValue("Speak like a ferryman. And more.");
	expect(kept()).toMatchObject({ coachPersona: "Speak like a ferryman. And more." });
});

test("a draft that has been saved meanwhile is none", async () => {
	localStorage.setItem(settingsDraftName(USER_ID), JSON.stringify(edited));
	await open();
	expect(persona()).toHaveAttribute("readonly");
	expect(screen.queryByText(/not been saved yet/)).toBeNull();
});

test("reset loads the defaults to be edited, and saves nothing", async () => {
	const { pointer, writes } = await open();
	await pointer.click(press("Reset to Defaults"));
	expect(persona()).toHaveValue(defaultCoachSettings.coachPersona);
	expect(persona()).not.toHaveAttribute("readonly");
	expect(screen.getByRole("radio", { name: "Nova" })).toBeChecked();
	await pointer.click(press("Chat Instructions"));
	const chat = screen.getByRole("textbox", { name: "Chat Instructions" });
	expect(chat).toHaveValue(defaultCoachSettings.chatInstructions);
	expect(writes()).toEqual([]);
	await pointer.click(press("Cancel"));
	expect(persona()).toHaveValue("Speak like a ferryman.");
});

test.each([
	["", "Journal Analysis Instructions are required"],
	["   ", "Journal Analysis Instructions are required"],
	["x".repeat(8001), "Journal Analysis Instructions can have at most 8,000 characters"],
])("a text that cannot be saved is shown, its section opened (%#)", async (text, sentence) => {
	const { pointer, writes } = await open();
	await pointer.click(press("Edit Settings"));
	await pointer.click(press("Journal Analysis Instructions"));
	const box = screen.getByRole("textbox", { name: "Journal Analysis Instructions" });
	await pointer.clear(box);
	await pointer.click(box);
	if (text) await pointer.paste(text);
	await pointer.click(press("Journal Analysis Instructions"));
	await pointer.click(press("Save Changes"));
	expect(await screen.findByText(sentence)).toBeVisible();
	await waitFor(() => expect(box).toHaveFocus());
	expect(press("Journal Analysis Instructions")).toHaveAttribute("aria-expanded", "true");
	expect(box).toBeInvalid();
	expect(writes()).toEqual([]);
	await pointer.clear(box);
	await pointer.type(box, "Enough.");
	expect(screen.queryByText(sentence)).toBeNull();
});

describe("closed", () => {
	test("is dimmed, cannot be reached, and says why", async () => {
		localStorage.setItem(settingsDraftName(USER_ID), JSON.stringify({ ...edited, coachPersona: "A draft" }));
		const { container } = await open({}, false);
		const inert = container.querySelector("[inert]");
		for (const name of ["Edit Settings", "Reset to Defaults"]) expect(inert).toContainElement(press(name));
		expect(inert).toContainElement(persona());
		expect(inert?.className).toMatch(/opacity/);
		const region = screen.getByRole("region", { name: "AI Coach Personality Settings" });
		expect(
			within(region)
				.getByText(/Closed for now/)
				.closest("[inert]"),
		).toBeNull();
		expect(persona()).toHaveValue("Speak like a ferryman.");
	});

	test.each([
		["the guide that is built in, which follows a few wishes", true, /follows a few plain wishes/],
		["a model, which is given the texts", false, /is given these texts with every request/],
	])("says what is done with the texts by %s", async (_, isGuide, said) => {
		serve({ [READ]: () => mine });
		const view = show(<CoachSettings userId={USER_ID} isOpen={false} isGuide={isGuide} />);
		expect(screen.getByText(said)).toBeVisible();
		view.unmount();
		show(<CoachSettings userId={USER_ID} isOpen isGuide={isGuide} />);
		expect(screen.queryAllByText(/follows a few plain wishes/)).toHaveLength(isGuide ? 1 : 0);
	});

	test("open, nothing is", async () => {
		const { container } = await open();
		expect(container.querySelector("[inert]")).toBeNull();
	});
});

test("what cannot be loaded can be asked for again", async () => {
	let isAway = true;
	serve({
		[READ]: () => {
			if (isAway) throw new Refusal(503);
			return mine;
		},
	});
	const { pointer } = show(<CoachSettings userId={USER_ID} isOpen />);
	await screen.findByText(/could not be loaded/);
	isAway = false;
	await pointer.click(press("Try again"));
	expect(await screen.findByDisplayValue(/ferryman/)).toBeVisible();
});

describe("saved in another tab meanwhile", () => {
	const theirs = { ...mine, chatInstructions: "Ask where I come from.", updatedAt: "2026-11-02T00:00:00.000Z" };
	/** Somebody who has typed, and whose save is refused until it names the newer version. */
	async function collide() {
		let isElsewhere = false;
		const view = await open({
			[READ]: () => (isElsewhere ? theirs : mine),
			[SAVE]: ({ body }) => {
				const { updatedAt, ...texts } = body as ClientCoachSettings;
				if (updatedAt !== theirs.updatedAt) {
					isElsewhere = true;
					throw new Refusal(409);
				}
				return { ...texts, updatedAt: "2026-11-03T00:00:00.000Z" };
			},
		});
		await view.pointer.click(press("Edit Settings"));
		await view.pointer.type(persona(), " Slowly.");
		await view.pointer.click(press("Save Changes"));
		const dialog = await screen.findByRole("dialog", { name: "These settings have changed" });
		return { ...view, dialog };
	}
	const MINE = "Speak like a ferryman. Slowly.";

	test("is told, with what differs, and nothing typed is lost", async () => {
		const { pointer, dialog, writes } = await collide();
		expect(writes()).toMatchObject([{ body: { updatedAt: mine.updatedAt } }]);
		for (const words of ["Coach Personality", MINE, "Chat Instructions", theirs.chatInstructions]) {
			expect(dialog).toHaveTextContent(words);
		}
		expect(dialog).not.toHaveTextContent("Mention the tide.");
		await pointer.click(within(dialog).getByRole("button", { name: "Decide later" }));
		expect(persona()).toHaveValue(MINE);
		expect(kept()).toMatchObject({ coachPersona: MINE, since: mine.updatedAt });
		expect(screen.getByText("The server's sentence.")).toBeVisible();
	});

	test("can be taken", async () => {
		const { pointer, dialog, writes } = await collide();
		await pointer.click(within(dialog).getByRole("button", { name: "Take the newer ones" }));
		expect(persona()).toHaveValue("Speak like a ferryman.");
		expect(persona()).toHaveAttribute("readonly");
		expect(screen.getByLabelText("Chat Instructions", { selector: "textarea" })).toHaveValue(theirs.chatInstructions);
		expect(kept()).toBeNull();
		expect(writes()).toHaveLength(1);
	});

	test("can be saved over", async () => {
		const { pointer, dialog, writes } = await collide();
		await pointer.click(within(dialog).getByRole("button", { name: "Save mine anyway" }));
		expect(await screen.findByText("Settings saved")).toBeInTheDocument();
		expect(writes()[1]).toMatchObject({ body: { ...edited, coachPersona: MINE, updatedAt: theirs.updatedAt } });
		expect(persona()).toHaveValue(MINE);
		expect(kept()).toBeNull();
	});

	test("is noticed by an edit that began before a reload, too", async () => {
		localStorage.setItem(settingsDraftName(USER_ID), JSON.stringify({ ...edited, coachPersona: MINE, since: null }));
		const calls = serve({ [READ]: () => mine, [SAVE]: () => mine });
		const { pointer } = show(<CoachSettings userId={USER_ID} isOpen />);
		await screen.findByDisplayValue(MINE);
		await pointer.click(press("Save Changes"));
		await screen.findByText("Settings saved");
		expect(calls.find(({ method }) => method === "POST")?.body).toMatchObject({ updatedAt: null });
	});
});

test("whoever reads aloud learns of another voice", async () => {
	const { pointer, queryClient } = await open({ [SAVE]: () => ({ ...mine, defaultVoice: "echo" }) });
	queryClient.setQueryData(["/api/voice-preferences"], { defaultVoice: "onyx" });
	await pointer.click(press("Edit Settings"));
	await pointer.click(screen.getByRole("radio", { name: "Echo" }));
	await pointer.click(press("Save Changes"));
	await screen.findByText("Settings saved");
	expect(queryClient.getQueryState(["/api/voice-preferences"])?.isInvalidated).toBe(true);
});
