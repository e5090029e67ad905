import autocannon from "autocannon";

/** How addresses answered a number of connections. */
export interface Load {
	perSecond: number;
	/** In milliseconds. */
	p50: number;
	p99: number;
	max: number;
	/** Answers other than 2xx, connections that broke, and answers that never came. */
	failures: number;
	/** All answers, whatever they say. */
	answers: number;
}

/** A request that is sent again and again. */
export interface Asked {
	path: string;
	cookie?: string;
	method?: "GET" | "POST" | "PUT";
	body?: unknown;
	headers?: Record<string, string>;
}

/**
 * Sends the same requests over and over, each connection one after the other. Each begins at another of them: in step, all
 * would ask for the same thing of the same person at the same moment, as people do not.
 * @param seconds For how long.
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
	const result = await autocannon({
		url: origin,
		connections,
		duration: seconds,
		// How often it looks whether the time is over, in milliseconds; once a second if nothing is said.
		sampleInt: 50,
		timeout: 30,
		requests,
		setupClient: (client) => {
			const from = Math.floor((requests.length * begun++) / connections);
			client.setRequests([...requests.slice(from), ...requests.slice(0, from)]);
		},
	});
	const answers = result["2xx"] + result.non2xx;
	return {
		perSecond: answers / result.duration,
		p50: result.latency.p50,
		p99: result.latency.p99,
		max: result.latency.max,
		failures: result.non2xx + result.errors + result.timeouts,
		answers,
	};
}
