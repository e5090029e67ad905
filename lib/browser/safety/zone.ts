import { ZONE_COOKIE } from "@/lib/safety/country-key";

/**
 * Runs before the first paint. Tells the server the browser's time zone, so that the help lines of the person's country
 * come first, also on pages without scripts. The cookie is deleted when the browser is closed.
 */
const zone = "encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone)";
export const zoneScript = `try{document.cookie="${ZONE_COOKIE}="+${zone}+";path=/;samesite=lax"}catch{}`;
