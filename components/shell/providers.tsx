"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { ThemeProvider } from "next-themes";
import { type ReactNode, useState } from "react";
import { Toaster } from "@/components/ui/toaster";
import { userKey } from "@/lib/account/client";
import { makeQueryClient } from "@/lib/core/query-client";

/** What every screen stands on: data, theme and toasts. `nonce` lets the theme's inline script run. */
export function Providers({ nonce, children }: { nonce: string | undefined; children: ReactNode }) {
	const [queryClient] = useState(() => makeQueryClient((client) => client.setQueryData(userKey, null)));
	return (
		<QueryClientProvider client={queryClient}>
			<ThemeProvider attribute="class" defaultTheme="system" enableSystem disableTransitionOnChange nonce={nonce}>
				{children}
				<Toaster />
			</ThemeProvider>
		</QueryClientProvider>
	);
}
