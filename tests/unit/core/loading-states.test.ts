import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/** Reasons for a screen to have no `loading.tsx`, each with the folders of `app` that it applies to. */
const reasons: Record<string, readonly string[]> = {
	"It reads a few rows at most. Its words come with the first answer, and the pressed link shows the wait.": [
		"(app)",
		"(app)/exercises/[slug]",
		"(app)/journal",
		"(app)/look-back",
		"(app)/look-back/letters",
		"(app)/look-back/lines",
		"(app)/look-back/people/[id]",
		"(app)/memory",
		"(app)/profile",
		"(app)/questionnaires",
		"(app)/questionnaires/[id]",
		"(app)/questionnaires/[id]/analysis",
		"(app)/questionnaires/[id]/edit",
		"(app)/relationship-questionnaire",
		"(app)/security",
		"(app)/settings",
		"(app)/timeline",
		"(app)/yours",
	],
	"It reads nothing: its words are part of the app, stay in the tab, or are asked for by the screen, which says so.": [
		"(app)/[...missing]",
		"(app)/chat/off-the-record",
		"(app)/exercises",
		"(app)/handbook",
		"(app)/handbook/[slug]",
		"(app)/library",
		"(app)/search",
		"(app)/look-back/letters/[id]",
		"erased",
		"help-now",
		"licenses",
		"privacy",
		"reset-password",
		"safety",
	],
	"It stands in place of another screen, and no link leads to it.": ["(welcome)/welcome"],
};

const APP = path.join(__dirname, "../../../app");
const screens = readdirSync(APP, { recursive: true, encoding: "utf8" })
	.filter((file) => path.basename(file) === "page.tsx")
	.map((file) => path.dirname(file).split(path.sep).join("/"));

it("every screen shows that it is loading, or has a reason why not", () => {
	const silent = screens.filter((folder) => !existsSync(path.join(APP, folder, "loading.tsx")));
	expect(silent.sort()).toEqual(Object.values(reasons).flat().sort());
});

it("the conversation, which may take long to read, shows that it is loading", () => {
	expect(existsSync(path.join(APP, "(app)/chat/(conversation)/loading.tsx"))).toBe(true);
});
