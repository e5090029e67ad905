import { shownDescription } from "@/lib/domain/goals/shown";

it.each([
	["short", "short"],
	["x".repeat(240), "x".repeat(240)],
	["x".repeat(241), `${"x".repeat(240)}…`],
	[`${"x".repeat(239)}🙂`, `${"x".repeat(239)}…`],
])("shows at most 240 characters", (description, shown) => {
	expect(shownDescription(description)).toBe(shown);
});
