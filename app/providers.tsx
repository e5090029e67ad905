"use client";

import { ThemeProvider } from "next-themes";
import { type ReactNode, useEffect } from "react";
import { LazyToaster } from "@/components/ui/feedback/lazy-toaster";
import { whenIdle } from "@/lib/browser/core/when-idle";
import { registerWorker } from "@/lib/browser/offline/register";

// Not part of the first load. Without it, the focus is lost where the browser loses it.
const startKeepingFocus = () =>
	void import("@/lib/browser/core/kept-focus").then(({ keepFocus }) => keepFocus()).catch(() => {});

/** Provides what every screen needs around it: theme and toasts. `nonce` lets the theme's inline script run. */
export function Providers({ nonce, children }: { nonce: string | undefined; children: ReactNode }) {
	useEffect(registerWorker, []);
	useEffect(() => whenIdle(startKeepingFocus), []);
	return (
		<ThemeProvider attribute="class" defaultTheme="system" enableSystem disableTransitionOnChange nonce={nonce}>
			{children}
			<LazyToaster />
		</ThemeProvider>
	);
}
