import { pageOf } from "./page-of";

/** A response that is not a success. The message is the status code, a colon, a space and the text. */
export class ApiError extends Error {
	constructor(
		readonly status: number,
		/** The server's sentence; for a status of 500 or above, the status text. */
		readonly text: string,
	) {
		super(`${status}: ${text}`);
		this.name = "ApiError";
	}
}

/** Creates the error for a response that is not a success. */
export async function errorOf(response: Response): Promise<ApiError> {
	const text = response.status >= 500 ? response.statusText : (await response.text()) || response.statusText;
	return new ApiError(response.status, text);
}

interface ApiRequest {
	body?: unknown;
	headers?: Record<string, string>;
	signal?: AbortSignal;
	/** Whether the request asks who is logged in, and so is not made for anybody. */
	isForAnybody?: boolean;
}

/**
 * Calls the app's own API, with cookies.
 * @returns The JSON of the response.
 * @throws ApiError for a response that is not a success; whatever `fetch` throws if there is none.
 */
export async function apiRequest<T>(
	method: string,
	path: string,
	{ body, headers, signal, isForAnybody }: ApiRequest = {},
): Promise<T> {
	const sent = { ...(!isForAnybody && pageOf()), ...headers };
	const response = await fetch(path, {
		method,
		credentials: "include",
		signal,
		headers: body === undefined ? sent : { "content-type": "application/json", ...sent },
		body: body === undefined ? undefined : JSON.stringify(body),
	});
	if (!response.ok) throw await errorOf(response);
	return (await response.json()) as T;
}

/** Returns the server's sentence if it is meant for people, otherwise the fallback. */
export function messageOf(error: unknown, fallback: string): string {
	return error instanceof ApiError && error.status < 500 && error.text ? error.text : fallback;
}
