import { screen, waitFor, within } from "@testing-library/react";
import { CoachSettings } from "@/components/coach-settings/coach-settings";
import { settingsDraftName } from "@/lib/domain/coach-settings/draft";
import { coachSettingsPath } from "@/lib/domain/coach-settings/paths";
import type { ClientCoachSettings } from "@/lib/domain/coach-settings/schema";
import { type Call, serve, show, USER_ID } from "@/tests/setup/in-app";

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

async function open(answers: Record<string, (call: Call) => unknown> = {}, isOpen = true) {
	const calls = serve({ [READ]: () => mine, ...answers });
	const view = show(<CoachSettings userId={USER_ID} isOpen={isOpen} />);
	await screen.findByDisplayValue(/ferryman/);
	return { ...view, writes: () => calls.filter(({ method }) => method !== "GET") };
}
const persona = () => screen.getByLabelText("Coach Personality");
const press = (name: string) => screen.getByRole("button", { name });

test.each([
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
				.getByText(/these settings are closed/)
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
});
