import { ZONE_COOKIE } from "@/lib/safety/country-key";

/**
 * Runs before the first paint. Tells the server the time zone of the browser's clock, so that the help lines of the country that
 * somebody is in come first, on pages without scripts too. Forgotten when the browser is closed.
 */
const zone = "encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone)";
export const zoneScript = `try{document.cookie="${ZONE_COOKIE}="+${zone}+";path=/;samesite=lax"}catch{}`;
