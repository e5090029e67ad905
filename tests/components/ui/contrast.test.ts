import { readFileSync } from "node:fs";

const css = readFileSync("app/globals.css", "utf8");

/** Returns the hex colors of the custom properties in the first rule with this selector. */
function tokensOf(selector: string): Record<string, string> {
	const body = css.split(`\n${selector} {`)[1]?.split("\n}")[0] ?? "";
	return Object.fromEntries([...body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]));
}

/** Returns the relative luminance as defined by WCAG 2.2. */
function luminance(hex: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
		const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
		return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
	const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
	return (light + 0.05) / (dark + 0.05);
}

/** Which colors are used on which: text needs a contrast of 4.5; borders, fills and focus rings need 3. */
const pairs: [least: number, front: string, backs: string[]][] = [
	[4.5, "ink", ["paper", "page", "sunken"]],
	[4.5, "ink-soft", ["paper", "page", "sunken"]],
	[4.5, "accent", ["paper", "page"]],
	[4.5, "on-accent", ["accent", "accent-hover"]],
	[4.5, "on-soft", ["soft"]],
	[4.5, "alert", ["paper", "page"]],
	[4.5, "on-alert", ["alert"]],
	[4.5, "on-sidebar", ["sidebar", "sidebar-hover"]],
	[4.5, "on-sidebar-soft", ["sidebar", "sidebar-hover"]],
	[4.5, "paper", ["ink"]],
	[3, "edge", ["paper", "page"]],
	[3, "accent", ["sunken"]],
	[3, "ribbon", ["sidebar"]],
];

const themes = { light: tokensOf(":root"), dark: tokensOf(".dark") };

it("sees that black on white is the greatest contrast there is", () => {
	expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
	expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

it("shows the bars beside quotations in the dark", () => {
	for (const back of ["paper", "page", "sunken"])
		expect(contrast(themes.dark.ribbon ?? "", themes.dark[back] ?? "")).toBeGreaterThanOrEqual(3);
});

describe.each(Object.entries(themes))("in the %s theme", (_, tokens) => {
	const cases = pairs.flatMap(([least, front, backs]) => backs.map((back) => [front, back, least] as const));

	it.each(cases)("%s on %s has a contrast of at least %d", (front, back, least) => {
		expect(contrast(tokens[front] ?? "", tokens[back] ?? "")).toBeGreaterThanOrEqual(least);
	});
});
