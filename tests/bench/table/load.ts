import autocannon from "autocannon";

/** Minimum number of different requests per connection. */
const LEAST_REQUESTS = 20;

/** The results of sending requests over a number of connections. */
export interface Load {
	perSecond: number;
	/** In milliseconds. */
	p50: number;
	p99: number;
	max: number;
	/** Responses other than 2xx, connections that broke, and responses that never came. */
	failures: number;
	/** Failures that say when to try again: 429 and 503. */
	refused: number;
	/** All responses, whatever their status. */
	answers: number;
}

/** A request that is sent repeatedly. */
export interface Asked {
	path: string;
	cookie?: string;
	method?: "GET" | "POST" | "PUT";
	body?: unknown;
	headers?: Record<string, string>;
}

/**
 * Sends the same requests repeatedly, on each connection one after the other. Each connection starts at a different
 * one: otherwise all would request the same thing of the same person at the same moment, unlike real people.
 * @param seconds The duration.
 */
export async function load(
	origin: string,
	asked: readonly Asked[],
	{ connections, seconds }: { connections: number; seconds: number },
): Promise<Load> {
	const requests = asked.map(({ path, cookie, method = "GET", body, headers }) => ({
		path,
		method,
		headers: {
			...headers,
			...(cookie !== undefined && { cookie }),
			...(body !== undefined && { "content-type": "application/json" }),
		},
		...(body !== undefined && { body: JSON.stringify(body) }),
	}));
	let begun = 0;
	// All of the requests for each of hundreds of connections take the load generator seconds to prepare, in which it
	// reads no response: these would count as slow.
	const share = Math.ceil(requests.length / connections) + LEAST_REQUESTS;
	const result = await autocannon({
		url: origin,
		connections,
		duration: seconds,
		// How often to check whether the time is over, in milliseconds; the default is once a second.
		sampleInt: 50,
		timeout: 30,
		// Each connection prepares these before it is given its own.
		requests: requests.slice(0, 1),
		setupClient: (client) => {
			const from = Math.floor((requests.length * begun++) / connections);
			client.setRequests([...requests.slice(from), ...requests.slice(0, from)].slice(0, share));
		},
	});
	const answers = result["2xx"] + result.non2xx;
	return {
		perSecond: answers / result.duration,
		p50: result.latency.p50,
		p99: result.latency.p99,
		max: result.latency.max,
		failures: result.non2xx + result.errors + result.timeouts,
		refused: (["429", "503"] as const).reduce((sum, status) => sum + (result.statusCodeStats?.[status]?.count ?? 0), 0),
		answers,
	};
}
