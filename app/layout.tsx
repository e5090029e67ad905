import type { Metadata, Viewport } from "next";
import { cookies, headers } from "next/headers";
import type { ReactNode } from "react";
import { earlyInputScript } from "@/components/shell/early-input";
import { fontClasses } from "@/components/shell/fonts";
import { leaveScript } from "@/components/shell/leave";
import { sidebarScript } from "@/components/shell/navigation/sidebar-state";
import { overdueScript } from "@/lib/browser/discretion/overdue";
import { leftOffScript } from "@/lib/browser/questionnaires/left-off";
import { zoneScript } from "@/lib/browser/safety/zone";
import { APP_NAME } from "@/lib/domain/core/brand";
import { NEUTRAL_COOKIE, NEUTRAL_TITLE } from "@/lib/domain/discretion/neutral";
import { manifestPath } from "@/lib/domain/discretion/web-manifest";
import { env } from "@/lib/server/core/env";
import "./globals.css";
import { Providers } from "./providers";

/** Returns the metadata of every page; in a browser with the neutral title it contains nothing about the app. */
export async function generateMetadata(): Promise<Metadata> {
	const isNeutral = (await cookies()).has(NEUTRAL_COOKIE);
	return {
		title: isNeutral
			? { default: NEUTRAL_TITLE, template: NEUTRAL_TITLE }
			: { default: APP_NAME, template: `%s · ${APP_NAME}` },
		description: isNeutral
			? NEUTRAL_TITLE
			: "A private place to understand yourself and how you love: questionnaires, a journal, a coach.",
		applicationName: isNeutral ? NEUTRAL_TITLE : APP_NAME,
		manifest: manifestPath(isNeutral),
		appleWebApp: { title: isNeutral ? NEUTRAL_TITLE : APP_NAME },
		// Nothing here is for search engines: every screen is private.
		robots: { index: false, follow: false },
		icons: isNeutral
			? {
					icon: { url: "/neutral.svg", type: "image/svg+xml" },
					apple: { url: "/neutral-apple.png", sizes: "180x180" },
				}
			: {
					icon: { url: "/icon.svg", type: "image/svg+xml" },
					apple: { url: "/apple-touch-icon.png", sizes: "180x180" },
				},
		formatDetection: { telephone: false },
	};
}

export const viewport: Viewport = {
	themeColor: [
		{ media: "(prefers-color-scheme: light)", color: "#f5f3ed" },
		{ media: "(prefers-color-scheme: dark)", color: "#13171e" },
	],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
	const nonce = (await headers()).get("x-nonce") ?? undefined;
	return (
		// Scripts set the theme and the sidebar's state on this element before React hydrates.
		<html lang="en" className={fontClasses} data-leave={env().LEAVE_URL} suppressHydrationWarning>
			<head>
				<script
					nonce={nonce}
					// Browsers hide the nonce from scripts, so hydration never finds the same value.
					suppressHydrationWarning
					// biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
					dangerouslySetInnerHTML={{
						__html: `${leaveScript};${overdueScript};${sidebarScript};${leftOffScript};${zoneScript};${earlyInputScript}`,
					}}
				/>
			</head>
			<body>
				<Providers nonce={nonce}>{children}</Providers>
			</body>
		</html>
	);
}
