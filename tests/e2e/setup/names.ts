import type { Page } from "@playwright/test";

/** Returns the names of buttons and fields that several on the screen share, each once. */
export async function sharedNames(page: Page): Promise<string[]> {
	const tree = await page.locator("body").ariaSnapshot();
	const names = [...tree.matchAll(/^ *- (?:button|switch|checkbox|textbox|combobox|slider) "([^"]*)"/gm)].map(
		([, name = ""]) => name,
	);
	return [...new Set(names.filter((name, place) => names.indexOf(name) < place))];
}
