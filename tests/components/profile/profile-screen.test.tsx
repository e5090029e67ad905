import { screen, waitFor, within } from "@testing-library/react";
import { ProfileScreen } from "@/components/profile/profile-screen";
import { profileDraftName } from "@/lib/domain/account/profile-draft";
import { defaultCoachSettings } from "@/lib/domain/coach-settings/defaults";
import { summarize } from "@/lib/domain/questionnaires/summaries";
import { responseTo } from "@/tests/components/questionnaires/setup";
import { keptUnder } from "@/tests/setup/drafts";
import { type Call, Refusal, serve, show, USER_ID, user } from "@/tests/setup/in-app";

// Its own tests are in tests/components/life-script.
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
const UPDATE = "POST /api/update-profile";
const refuse = (status: number) => () => {
	throw new Refusal(status);
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
	for (const [label, value] of Object.entries(values)) {
		const box = within(dialog).getByLabelText(label);
		await view.pointer.clear(box);
		if (value) await view.pointer.type(box, value);
	}
	await view.pointer.click(within(dialog).getByRole("button", { name: "Save Changes" }));
	return { ...view, dialog };
}

test("offers the coach profile in the header and above the settings, and what was answered there", async () => {
	const { unmount } = await open();
	const offers = screen.getAllByRole("link", { name: "Tell Sage how to be with you" });
	expect(offers.map((link) => link.getAttribute("href"))).toEqual(["/questionnaires/5", "/questionnaires/5"]);
	for (const link of offers) expect(link.closest("[inert]")).toBeNull();
	unmount();
	await open({ [`GET /api/responses/${USER_ID}/summary`]: () => [summarize(responseTo("5"))] });
	const [view] = await screen.findAllByRole("link", { name: "View Coach Profile" });
	expect(view).toHaveAttribute("href", "/questionnaires/5/analysis?from=profile");
});

test("has its blocks in this order", async () => {
	await open();
	const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
	expect(headings).toEqual(["Script Analysis", "Assessment Analysis", "AI Coach Personality Settings"]);
	expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Ada");
});

test("says who somebody is here, since when, and their figures", async () => {
	await open();
	const header = screen.getByRole("banner");
	for (const words of ["ada@example.com", "January 1, 2026"]) expect(header).toHaveTextContent(words);
	const figures = [...header.querySelectorAll("dt")].map((dt) => [dt.textContent, dt.nextSibling?.textContent]);
	expect(figures).toEqual([
		["Username", "ada"],
		["Email", "ada@example.com"],
		["Day Streak", "3"],
		["Best Streak", "41"],
		["Words/Week", "1,200"],
		["Total Words", "34,567"],
		["Completed Questionnaires", "0 of 0"],
	]);
});

test("a figure that cannot be read is left open", async () => {
	serve({});
	show(<ProfileScreen />);
	expect(await screen.findAllByText("–")).toHaveLength(2);
	expect(await screen.findByText(/questionnaires could not be loaded/)).toBeVisible();
	expect(await screen.findByText(/coach settings could not be loaded/)).toBeVisible();
});

test.each([
	["Username", "", "Username is required"],
	["Username", "x".repeat(51), "Username can have at most 50 characters"],
	["Email", "", "Invalid email format"],
	["Email", "ada@", "Invalid email format"],
	["First name", "", "First name is required"],
	["First name", "   ", "First name is required"],
])("%s %j is refused: %s", async (label, value, sentence) => {
	const { dialog, writes } = await edit({ [label]: value });
	expect(await within(dialog).findByText(sentence)).toBeVisible();
	expect(within(dialog).getByLabelText(label)).toHaveAccessibleDescription(sentence);
	expect(writes()).toEqual([]);
});

test("sends what was changed, and everybody on the screen learns the new name", async () => {
	const saved = { ...user, firstName: "Augusta", lastName: "King" };
	const values = { "First name": "Augusta ", "Last name (optional)": "King" };
	const { writes } = await edit(values, { [UPDATE]: () => saved });
	expect(await screen.findByText("Profile updated")).toBeInTheDocument();
	expect(writes()).toMatchObject([{ path: "/api/update-profile", body: { firstName: "Augusta", lastName: "King" } }]);
	expect(screen.queryByRole("dialog")).toBeNull();
	expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Augusta King");
});

test("nothing changed, nothing sent", async () => {
	const { writes } = await edit({});
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	expect(writes()).toEqual([]);
});

test("a name that is taken is told beside its box, and what was typed stays", async () => {
	const { dialog } = await edit({ Username: "grace" }, { [UPDATE]: refuse(409) });
	const box = within(dialog).getByLabelText("Username");
	await waitFor(() => expect(box).toHaveAccessibleDescription("The server's sentence."));
	expect(box).toHaveValue("grace");
	expect(box).toHaveFocus();
	expect(screen.getByText("Profile not updated")).toBeInTheDocument();
});

test("what cannot be told of one box is told below them", async () => {
	const { dialog } = await edit({ Username: "grace", Email: "grace@example.com" }, { [UPDATE]: refuse(409) });
	expect(await within(dialog).findByText("The server's sentence.")).toBeVisible();
	expect(within(dialog).getByLabelText("Username")).toBeValid();
});

test("a server that fails keeps what was typed", async () => {
	const { dialog } = await edit({ "First name": "Augusta", Username: "augusta" }, { [UPDATE]: refuse(500) });
	expect(await within(dialog).findByText("Your profile could not be saved. Please try again.")).toBeVisible();
	expect(within(dialog).getByLabelText("First name")).toHaveValue("Augusta");
	expect(within(dialog).getByLabelText("Username")).toBeValid();
	expect(screen.getByRole("heading", { level: 1, hidden: true })).toHaveTextContent("Ada");
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

	test("can be left out on purpose", async () => {
		const { pointer, dialog, writes } = await withLastName({ [UPDATE]: () => user });
		await pointer.click(within(dialog).getByRole("button", { name: "Leave it out" }));
		await pointer.click(within(dialog).getByRole("button", { name: "Save Changes" }));
		await waitFor(() => expect(writes()).toMatchObject([{ body: { lastName: null } }]));
	});
});

describe("what was typed and not saved", () => {
	const kept = () => keptUnder(profileDraftName(USER_ID));
	const RESTORED = /not been saved yet/;

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

	test("is there again after a save that failed, and after closing the dialog", async () => {
		const { pointer, dialog } = await type({ [UPDATE]: refuse(401) });
		await pointer.click(within(dialog).getByRole("button", { name: "Save Changes" }));
		await within(dialog).findByText("The server's sentence.");
		await pointer.click(within(dialog).getByRole("button", { name: "Close" }));
		await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
		await pointer.click(screen.getByRole("button", { name: "Edit Profile" }));
		const again = await screen.findByRole("dialog", { name: "Edit Profile" });
		expect(within(again).getByLabelText("First name")).toHaveValue("Ada Augusta");
	});

	test("is let go of by Cancel", async () => {
		const { pointer, dialog } = await type();
		await pointer.click(within(dialog).getByRole("button", { name: "Cancel" }));
		await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
		expect(kept()).toBeNull();
		await pointer.click(screen.getByRole("button", { name: "Edit Profile" }));
		const again = await screen.findByRole("dialog", { name: "Edit Profile" });
		expect(within(again).getByLabelText("First name")).toHaveValue("Ada");
	});

	test("is let go of once it is saved", async () => {
		const { pointer, dialog } = await type({ [UPDATE]: () => ({ ...user, firstName: "Ada Augusta" }) });
		await pointer.click(within(dialog).getByRole("button", { name: "Save Changes" }));
		await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
		expect(kept()).toBeNull();
	});

	test("is nobody else's", async () => {
		localStorage.setItem(profileDraftName(USER_ID + 1), JSON.stringify({ firstName: "Grace" }));
		const dialog = await comeBack();
		expect(within(dialog).getByLabelText("First name")).toHaveValue("Ada");
		expect(within(dialog).queryByText(RESTORED)).toBeNull();
	});

	test("a last name that was left out stays out", async () => {
		localStorage.setItem(profileDraftName(USER_ID), JSON.stringify({ lastName: "", isLastNameLeftOut: true }));
		const { pointer, queryClient, writes } = await open({ [UPDATE]: () => user });
		queryClient.setQueryData(["/api/user"], { ...user, lastName: "King" });
		await screen.findByRole("heading", { name: "Ada King" });
		await pointer.click(screen.getByRole("button", { name: "Edit Profile" }));
		const dialog = await screen.findByRole("dialog", { name: "Edit Profile" });
		expect(within(dialog).getByLabelText("Last name (optional)")).toHaveValue("");
		await pointer.click(within(dialog).getByRole("button", { name: "Save Changes" }));
		await waitFor(() => expect(writes()).toMatchObject([{ body: { lastName: null } }]));
	});
});
