import { leave, leaveByKeys, leaveByPress, turnAway } from "@/components/shell/leave";
import { keysChoice } from "@/lib/browser/core/leave-keys";
import { hasNeutralTitle } from "@/lib/browser/discretion/neutral";
import { APP_NAME } from "@/lib/domain/core/brand";
import { countryOf } from "@/lib/safety/country";

// Runs in the head of both documents before anything is visible. They are the same for everybody, so everything that
// differs between browsers is set here: the theme, the title, the way out, and the country whose helplines come first.

const page = document.documentElement;

function look(): void {
	let theme: string | null = null;
	try {
		theme = localStorage.getItem("theme");
	} catch {
		// Then the system's theme is used.
	}
	const isDark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
	page.classList.add(isDark ? "dark" : "light");
}

/** Sets the title: the document says "Notes", but a browser without the neutral title gets the app's name. */
function title(): void {
	if (!hasNeutralTitle()) document.title = APP_NAME;
}

/** Opens the helplines of the country that was chosen or, without a choice, of the one that the browser indicates. */
function showCountry(): void {
	const list = document.getElementById("countries");
	if (!list) return;
	const asked = new URLSearchParams(location.search).get("country");
	const given: Record<string, string> = { cookie: document.cookie, "accept-language": navigator.languages.join(",") };
	const { country } = countryOf({ get: (name) => given[name] ?? null }, asked);
	const own = country && document.getElementById(`country-${country}`);
	if (!(own instanceof HTMLDetailsElement)) return;
	own.open = true;
	list.prepend(own);
}

turnAway();
leaveByPress(leave);
leaveByKeys(leave, keysChoice);
look();
title();
addEventListener("DOMContentLoaded", showCountry);
