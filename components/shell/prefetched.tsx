import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { makeQueryClient } from "@/lib/browser/core/query-client";

type PrefetchedProps = {
	/** The data that the server has read already, by the path from which the browser would load it. */
	data: Record<string, unknown>;
	children: ReactNode;
};

/**
 * Provides the data that a page has read on the server to the queries below it, so that they need no requests of their
 * own.
 */
export function Prefetched({ data, children }: PrefetchedProps) {
	const queryClient = makeQueryClient();
	for (const [path, value] of Object.entries(data)) queryClient.setQueryData([path], value);
	return <HydrationBoundary state={dehydrate(queryClient)}>{children}</HydrationBoundary>;
}
