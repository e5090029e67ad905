import Bowser from "bowser";

/** No browser says more about itself than this; what follows is not read. */
const MOST_CHARACTERS = 400;
const browsers = new Set<string>(Object.values(Bowser.BROWSER_MAP));
const systems = new Set<string>(Object.values(Bowser.OS_MAP));

/**
 * What a browser calls itself, in a few words: "Firefox on Android". Nothing is taken from what it sent but the names
 * of browsers and systems that are known.
 * @param userAgent The header, or null without one.
 */
export function browserName(userAgent: string | null): string {
	if (!userAgent?.trim()) return "";
	const { browser, os } = Bowser.parse(userAgent.slice(0, MOST_CHARACTERS));
	const name = browsers.has(browser.name ?? "") ? browser.name : undefined;
	const system = systems.has(os.name ?? "") ? os.name : undefined;
	if (name && system) return `${name} on ${system}`;
	return name ?? (system ? `A browser on ${system}` : "");
}
