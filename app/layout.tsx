import type { Metadata, Viewport } from "next";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { fontClasses } from "@/components/shell/fonts";
import { Providers } from "@/components/shell/providers";
import { sidebarScript } from "@/components/shell/sidebar-state";
import { APP_NAME } from "@/lib/brand";
import "./globals.css";

export const metadata: Metadata = {
	title: { default: APP_NAME, template: `%s · ${APP_NAME}` },
	description: "A private place to understand yourself and how you love: questionnaires, a journal, a coach.",
	applicationName: APP_NAME,
	// Nothing here is for search engines: every screen is private.
	robots: { index: false, follow: false },
	formatDetection: { telephone: false },
};

export const viewport: Viewport = {
	themeColor: [
		{ media: "(prefers-color-scheme: light)", color: "#f5f3ed" },
		{ media: "(prefers-color-scheme: dark)", color: "#13171e" },
	],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
	const nonce = (await headers()).get("x-nonce") ?? undefined;
	return (
		// Scripts set the theme and the sidebar's state here before React looks.
		<html lang="en" className={fontClasses} suppressHydrationWarning>
			<head>
				<script
					nonce={nonce}
					// Browsers hide the nonce from the page, so it never matches.
					suppressHydrationWarning
					// biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
					dangerouslySetInnerHTML={{ __html: sidebarScript }}
				/>
			</head>
			<body>
				<Providers nonce={nonce}>{children}</Providers>
			</body>
		</html>
	);
}
