import { APP_NAME } from "@/lib/domain/core/brand";
import { NEUTRAL_TITLE } from "./neutral";

/** Where the manifest of the installed app is; browsers ask for it without cookies, so there are two. */
export const manifestPath = (isNeutral: boolean) => (isNeutral ? "/notes.webmanifest" : "/manifest.webmanifest");

/**
 * What the app is called, and looks like, once it is installed: by its own name, or by one that reveals nothing. Both are
 * the same app to a browser, so that one that is installed can take the other name.
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
