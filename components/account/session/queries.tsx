"use client";

import { QueryClientContext, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useContext, useState } from "react";
import { userKey } from "@/lib/browser/account/client";
import { makeQueryClient } from "@/lib/browser/core/query-client";

/** Provides the query cache to the screens below it. If there is one around it already, they share that. */
export function Queries({ children }: { children: ReactNode }) {
	const around = useContext(QueryClientContext);
	const [own] = useState(() => around ?? makeQueryClient((client) => client.setQueryData(userKey, null)));
	return <QueryClientProvider client={around ?? own}>{children}</QueryClientProvider>;
}
