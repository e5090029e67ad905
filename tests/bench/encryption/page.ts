import path from "node:path";
import { keyIdOf } from "@/lib/server/core/encryption/keyring";
import { register, withBenchApp } from "../../setup/bench-app";
import { compare, noKeyring, type Way, writeTenYears } from "./measure";

const PORT = Number(process.env.BENCH_PORT ?? 3424);
const WARM_UP = 60;
const RUNS = 150;

/** What a page of thirty entries takes from the built app, beside the same app without encryption. */
export async function measurePage() {
	const plain = {
		port: PORT + 1,
		keyring: noKeyring(),
		environment: { NODE_OPTIONS: `--require ${path.join(import.meta.dirname, "plain.cjs")}` },
	};
	let row: Awaited<ReturnType<typeof compare>> | undefined;
	await withBenchApp({ port: PORT }, async (encryptedPrisma) =>
		withBenchApp(plain, async (plainPrisma) => {
			const readers = {
				encrypted: await reader(PORT, encryptedPrisma),
				plain: await reader(plain.port, plainPrisma),
			};
			// Whether the one app does encrypt and the other does not is nothing to take on trust.
			for (const way of ["encrypted", "plain"] as const) {
				const isSealed = keyIdOf(await readers[way].stored()) !== null;
				if (isSealed !== (way === "encrypted")) throw new Error(`The ${way} app keeps what is written in another way.`);
			}
			for (let i = 0; i < WARM_UP; i++) for (const { read } of Object.values(readers)) await read();
			row = await compare("a page of 30 entries", RUNS, (way: Way) => readers[way].read());
		}),
	);
	return row;
}

async function reader(port: number, prisma: Parameters<Parameters<typeof withBenchApp>[1]>[0]) {
	const origin = `http://localhost:${port}`;
	const { id, cookie } = await register(origin, "reader");
	await writeTenYears(prisma, id);
	return {
		read: async () => {
			const answer = await fetch(`${origin}/api/journal/${id}?limit=30`, { headers: { cookie } });
			if (!answer.ok) throw new Error(`A page answered ${answer.status}`);
			await answer.text();
		},
		stored: async () => {
			const [row] = await prisma.$queryRaw<{ content: string }[]>`
				SELECT content FROM journal_entries WHERE user_id = ${id} ORDER BY created_at DESC LIMIT 1`;
			return row?.content ?? "";
		},
	};
}
