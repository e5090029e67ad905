import { leave, leaveByKeys, leaveByPress, turnAway } from "@/components/shell/leave";
import { hasNeutralTitle } from "@/lib/browser/discretion/neutral";
import { APP_NAME } from "@/lib/domain/core/brand";
import { countryOf } from "@/lib/safety/country";

// Runs in the head of both documents before anything is visible. They are the same for everybody, so what differs from
// browser to browser is done here: the look, the title, the way out, and the country whose lines come first.

const page = document.documentElement;

function look(): void {
	let theme: string | null = null;
	try {
		theme = localStorage.getItem("theme");
	} catch {
		// Then it is the system's.
	}
	const isDark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
	page.classList.add(isDark ? "dark" : "light");
}

/** The document says "Notes"; a browser without the neutral title gets the app's name. */
function title(): void {
	if (!hasNeutralTitle()) document.title = APP_NAME;
}

/** Opens the lines of the country that was chosen or, without a choice, of the one that the browser names. */
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
leaveByKeys();
look();
title();
addEventListener("DOMContentLoaded", showCountry);
