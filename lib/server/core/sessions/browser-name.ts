import Bowser from "bowser";

/** How many characters of the header are read. Real browsers send less. */
const MOST_CHARACTERS = 400;
const browsers = new Set<string>(Object.values(Bowser.BROWSER_MAP));
const systems = new Set<string>(Object.values(Bowser.OS_MAP));

/**
 * Returns a browser's name for display: "Firefox on Android". Only known names of browsers and systems are taken from
 * the header.
 * @param userAgent The header, or null if there is none.
 */
export function browserName(userAgent: string | null): string {
	if (!userAgent?.trim()) return "";
	const { browser, os } = Bowser.parse(userAgent.slice(0, MOST_CHARACTERS));
	const name = browsers.has(browser.name ?? "") ? browser.name : undefined;
	const system = systems.has(os.name ?? "") ? os.name : undefined;
	if (name && system) return `${name} on ${system}`;
	return name ?? (system ? `A browser on ${system}` : "");
}
