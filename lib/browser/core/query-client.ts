import { MutationCache, QueryCache, QueryClient, type QueryFunctionContext } from "@tanstack/react-query";
import { ApiError, apiRequest } from "./api-client";

/** The default read: the first part of the key is the path to GET. */
function readPath<T>({ queryKey, signal }: QueryFunctionContext): Promise<T> {
	return apiRequest<T>("GET", String(queryKey[0]), { signal });
}

/**
 * No retries, no refetching, never stale: data changes when the person does something. Calls are made even if the
 * browser believes that it is offline, because waiting for it to change its mind would look like an app that hangs.
 * @param onSignedOut Called when an answer says that nobody is signed in any more.
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
