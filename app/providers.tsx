"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { ThemeProvider } from "next-themes";
import { type ReactNode, useEffect, useState } from "react";
import { leaveOnEscapeTwice } from "@/components/shell/leave";
import { LazyToaster } from "@/components/ui/feedback/lazy-toaster";
import { userKey } from "@/lib/browser/account/client";
import { makeQueryClient } from "@/lib/browser/core/query-client";
import { registerWorker } from "@/lib/browser/offline/register";

/** What every screen needs around it: data, theme and toasts. `nonce` lets the theme's inline script run. */
export function Providers({ nonce, children }: { nonce: string | undefined; children: ReactNode }) {
	useEffect(leaveOnEscapeTwice, []);
	useEffect(registerWorker, []);
	const [queryClient] = useState(() => makeQueryClient((client) => client.setQueryData(userKey, null)));
	return (
		<QueryClientProvider client={queryClient}>
			<ThemeProvider attribute="class" defaultTheme="system" enableSystem disableTransitionOnChange nonce={nonce}>
				{children}
				<LazyToaster />
			</ThemeProvider>
		</QueryClientProvider>
	);
}
