import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { PrismaPg } from "@prisma/adapter-pg";
import { encrypting } from "@/lib/server/core/encryption/extension";
import type { Keyring } from "@/lib/server/core/encryption/keyring";
import { PrismaClient } from "@/prisma/client/client";
import { signUp, type TestBrowser } from "../../setup/api";
import { ownBenchDatabase } from "../../setup/bench-database";
import { compare, noKeyring, type Way, writeTenYears } from "./measure";

/** Serves the API's routes to one browser at a time. @returns Where, and how to end it. */
async function serve(browserOf: (way: Way) => TestBrowser) {
	const server = createServer(async ({ url = "/", headers }, response) => {
		const answer = await browserOf(headers["x-way"] as Way).get(url);
		response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()));
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

/** What searching ten years takes, over HTTP to the route itself: only inside its process can an index be forgotten. */
export async function measureSearches() {
	const database = await ownBenchDatabase();
	process.env.DATABASE_POOL_MAX = "2";
	process.env.LOG_LEVEL = "silent";
	const { db, disconnect, pool } = await import("@/lib/server/core/database/db");
	const { forgetIndex } = await import("@/lib/server/search/cache");
	db();
	// Where the app keeps its connection: the other way is one that does not encrypt.
	const holder = globalThis as { innerscriptDatabase?: { prisma: PrismaClient; keyring: Keyring; pool: unknown } };
	const encrypted = holder.innerscriptDatabase;
	if (!encrypted) throw new Error("The connection is kept elsewhere now.");
	const none = noKeyring();
	const plain = {
		...encrypted,
		keyring: none,
		prisma: encrypting(new PrismaClient({ adapter: new PrismaPg(pool()) }), none),
	};
	const connections = { plain, encrypted };
	let server: Awaited<ReturnType<typeof serve>> | undefined;
	try {
		const people = {} as Record<Way, Awaited<ReturnType<typeof signUp>>>;
		for (const way of ["plain", "encrypted"] as const) {
			holder.innerscriptDatabase = connections[way];
			people[way] = await signUp(way);
			await writeTenYears(connections[way].prisma, people[way].user.id);
		}
		server = await serve((way) => people[way].browser);
		const { origin } = server;
		const search = async (way: Way) => {
			holder.innerscriptDatabase = connections[way];
			const answer = await fetch(`${origin}/api/search?q=my%20mother%20and%20the%20letter`, {
				headers: { "x-way": way },
			});
			if (!answer.ok) throw new Error(`A search answered ${answer.status}`);
			await answer.text();
		};
		const first = await compare("the first search of ten years", 8, (way) => {
			forgetIndex(people[way].user.id);
			return search(way);
		});
		// Fewer than anybody may do in a minute.
		return [first, await compare("every further search", 60, search)];
	} finally {
		server?.close();
		holder.innerscriptDatabase = encrypted;
		await plain.prisma.$disconnect();
		await disconnect();
		await database.close();
	}
}
