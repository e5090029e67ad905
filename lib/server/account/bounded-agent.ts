import http from "node:http";
import https from "node:https";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";

/**
 * Maximum number of bytes that an issuer may send on one connection, which carries one response: usually a few
 * kilobytes.
 */
const MOST_BYTES = 1024 * 1024;
/** Maximum duration of one response, in milliseconds. */
const LONGEST_MS = 10_000;
/** How often to look, in milliseconds. */
const LOOK_MS = 10;

/**
 * Ends a connection that has brought too much, or is open for too long. The library for OpenID Connect reads whatever
 * arrives into one text, and too long a text ends the process.
 */
function bounded<Connection extends Duplex | null | undefined>(connection: Connection): Connection {
	const socket = connection as Socket | null | undefined;
	if (!socket) return connection;
	const openedAt = performance.now();
	const timer = setInterval(() => {
		// Without an error: the library does not listen for one any more, which would end the process.
		if (socket.bytesRead > MOST_BYTES || performance.now() - openedAt > LONGEST_MS) socket.destroy();
	}, LOOK_MS).unref();
	socket.once("close", () => clearInterval(timer));
	return connection;
}

class PlainAgent extends http.Agent {
	override createConnection(...given: Parameters<http.Agent["createConnection"]>) {
		return bounded(super.createConnection(...given));
	}
}

class SecureAgent extends https.Agent {
	override createConnection(...given: Parameters<https.Agent["createConnection"]>) {
		return bounded(super.createConnection(...given));
	}
}

/**
 * Returns an agent for requests to an issuer, whose responses it bounds. All of the issuer's addresses have to use the
 * same protocol as its first one.
 */
export const boundedAgent = (issuer: string): http.Agent | https.Agent =>
	new URL(issuer).protocol === "https:" ? new SecureAgent() : new PlainAgent();
