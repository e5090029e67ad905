import { MutationCache, QueryCache, QueryClient, type QueryFunctionContext } from "@tanstack/react-query";
import { ApiError, apiRequest } from "./api-client";

/** Reads a query: the first part of its key is the path to GET. */
function readPath<T>({ queryKey, signal }: QueryFunctionContext): Promise<T> {
	return apiRequest<T>("GET", String(queryKey[0]), { signal });
}

/**
 * Creates the query client. No retries, no refetching, never stale: data only changes when the person does something.
 * Requests are made even if the browser believes it is offline, because waiting would make the app seem to hang.
 * @param onSignedOut Called when a response says that nobody is signed in any more.
 */
export function makeQueryClient(onSignedOut: (client: QueryClient) => void = () => {}): QueryClient {
	const onError = (error: Error) => {
		if (error instanceof ApiError && error.status === 401) onSignedOut(client);
	};
	const client = new QueryClient({
		queryCache: new QueryCache({ onError }),
		mutationCache: new MutationCache({ onError }),
		defaultOptions: {
			queries: {
				queryFn: readPath,
				networkMode: "always",
				retry: false,
				refetchOnWindowFocus: false,
				refetchOnMount: false,
				refetchOnReconnect: false,
				staleTime: Number.POSITIVE_INFINITY,
			},
			mutations: { retry: false, networkMode: "always" },
		},
	});
	return client;
}
