import { screen, within } from "@testing-library/react";
import { ProfileScreen } from "@/components/profile/profile-screen";
import { profileDraftName } from "@/lib/domain/account/profile-draft";
import { defaultCoachSettings } from "@/lib/domain/coach-settings/defaults";
import { keptUnder } from "@/tests/setup/drafts";
import { type Call, serve, show, USER_ID, user } from "@/tests/setup/in-app";

// This component has its own tests in tests/components/life-script.
jest.mock("@/components/scripts/script-analysis", () => ({
	ScriptAnalysis: () => (
		<section>
			<h2>Script Analysis</h2>
		</section>
	),
}));

const progress = {
	currentStreak: 3,
	bestStreak: 41,
	weeklyWordCount: 1200,
	totalWordCount: 34_567,
	today: "2026-11-21",
	weeks: [],
};

async function open(answers: Record<string, (call: Call) => unknown> = {}) {
	const calls = serve({
		[`GET /api/progress/${USER_ID}`]: () => progress,
		"GET /api/external-login": () => null,
		"GET /api/questionnaires": () => [],
		[`GET /api/responses/${USER_ID}/summary`]: () => [],
		[`GET /api/ai-settings/${USER_ID}`]: () => ({ ...defaultCoachSettings, updatedAt: null }),
		...answers,
	});
	const view = show(<ProfileScreen />);
	await screen.findByText("41");
	return { ...view, writes: () => calls.filter(({ method }) => method !== "GET") };
}

async function edit(values: Record<string, string>, answers: Record<string, (call: Call) => unknown> = {}) {
	const view = await open(answers);
	await view.pointer.click(screen.getByRole("button", { name: "Edit Profile" }));
	const dialog = await screen.findByRole("dialog", { name: "Edit Profile" });
	expect(within(dialog).getByLabelText("Username")).toHaveFocus();
	for (const [label, value] of Object.entries(values)) {
		const box = within(dialog).getByLabelText(label);
		await view.pointer.clear(box);
		if (value) await view.pointer.type(box, value);
	}
	await view.pointer.click(within(dialog).getByRole("button", { name: "Save Changes" }));
	return { ...view, dialog };
}

test.each([
	["Username", "", "Username is required"],
	["Email", "ada@", "Invalid email format"],
	["First name", "   ", "First name is required"],
])("%s %j is refused: %s", async (label, value, sentence) => {
	const { dialog, writes } = await edit({ [label]: value });
	expect(await within(dialog).findByText(sentence)).toBeVisible();
	expect(within(dialog).getByLabelText(label)).toHaveAccessibleDescription(sentence);
	expect(writes()).toEqual([]);
});

describe("a last name", () => {
	const withLastName = async (answers: Record<string, (call: Call) => unknown> = {}) => {
		const view = await open(answers);
		view.queryClient.setQueryData(["/api/user"], { ...user, lastName: "King" });
		await screen.findByRole("heading", { name: "Ada King" });
		await view.pointer.click(screen.getByRole("button", { name: "Edit Profile" }));
		return { ...view, dialog: await screen.findByRole("dialog", { name: "Edit Profile" }) };
	};

	test("cannot be emptied by accident", async () => {
		const { pointer, dialog, writes } = await withLastName();
		await pointer.clear(within(dialog).getByLabelText("Last name"));
		await pointer.click(within(dialog).getByRole("button", { name: "Save Changes" }));
		expect(await within(dialog).findByText("Last name is required")).toBeVisible();
		expect(writes()).toEqual([]);
	});
});

describe("what was typed and not saved", () => {
	const kept = () => keptUnder(profileDraftName(USER_ID));
	const RESTORED = /not saved yet/;

	async function type(answers: Record<string, (call: Call) => unknown> = {}) {
		const view = await open(answers);
		await view.pointer.click(screen.getByRole("button", { name: "Edit Profile" }));
		const dialog = await screen.findByRole("dialog", { name: "Edit Profile" });
		expect(within(dialog).queryByText(RESTORED)).toBeNull();
		await view.pointer.type(within(dialog).getByLabelText("First name"), " Augusta");
		return { ...view, dialog };
	}
	async function comeBack() {
		const { pointer } = await open();
		await pointer.click(screen.getByRole("button", { name: "Edit Profile" }));
		return screen.findByRole("dialog", { name: "Edit Profile" });
	}

	test("is there again after a reload, or after the session has ended", async () => {
		const { unmount } = await type();
		expect(kept()).toEqual({ firstName: "Ada Augusta" });
		unmount();
		const dialog = await comeBack();
		expect(within(dialog).getByLabelText("First name")).toHaveValue("Ada Augusta");
		expect(within(dialog).getByLabelText("Username")).toHaveValue("ada");
		expect(within(dialog).getByText(RESTORED)).toBeVisible();
	});

	test("is nobody else's", async () => {
		localStorage.setItem(profileDraftName(USER_ID + 1), JSON.stringify({ firstName: "Grace" }));
		const dialog = await comeBack();
		expect(within(dialog).getByLabelText("First name")).toHaveValue("Ada");
		expect(within(dialog).queryByText(RESTORED)).toBeNull();
	});
});
