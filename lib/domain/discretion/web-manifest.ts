import { APP_NAME } from "@/lib/domain/core/brand";
import { NEUTRAL_TITLE } from "./neutral";

/** Returns the path of the web app manifest. Browsers request it without cookies, so there are two. */
export const manifestPath = (isNeutral: boolean) => (isNeutral ? "/notes.webmanifest" : "/manifest.webmanifest");

/**
 * Returns the manifest: name and icon of the installed app, either its own or ones that reveal nothing. Both have the
 * same id, so that an installed app can switch from one to the other.
 */
export function webManifest(isNeutral: boolean) {
	const name = isNeutral ? NEUTRAL_TITLE : APP_NAME;
	const icon = isNeutral ? "/neutral" : "/icon";
	return {
		id: "/",
		name,
		short_name: name,
		description: isNeutral ? NEUTRAL_TITLE : "A private place to understand yourself and how you love.",
		start_url: "/",
		scope: "/",
		display: "standalone",
		background_color: "#f5f3ed",
		theme_color: isNeutral ? "#8a8f98" : "#1d4a60",
		icons: [
			{ src: `${icon}.svg`, sizes: "any", type: "image/svg+xml" },
			{ src: `${icon}-192.png`, sizes: "192x192", type: "image/png" },
			{ src: `${icon}-512.png`, sizes: "512x512", type: "image/png" },
			{ src: `${icon}-maskable-512.png`, sizes: "512x512", type: "image/png", purpose: "maskable" },
		],
	};
}
