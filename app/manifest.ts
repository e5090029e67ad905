import type { MetadataRoute } from "next";
import { APP_NAME } from "@/lib/domain/core/brand";

export default function manifest(): MetadataRoute.Manifest {
	return {
		name: APP_NAME,
		short_name: APP_NAME,
		description: "A private place to understand yourself and how you love.",
		start_url: "/",
		display: "standalone",
		background_color: "#f5f3ed",
		theme_color: "#1d4a60",
		icons: [
			{ src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
			{ src: "/icon-192.png", sizes: "192x192", type: "image/png" },
			{ src: "/icon-512.png", sizes: "512x512", type: "image/png" },
			{ src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
		],
	};
}
