import { execFileSync } from "node:child_process";
import { register } from "../../setup/bench-app";
import { kinds, type MeasuredApp, withApp } from "./app";
import { isShort } from "./length";
import { type Asked, load } from "./load";
import { makePeople, type Person } from "./people";
import { rounded, table } from "./results";
import { reads } from "./targets";

const STEPS = isShort ? [1, 8, 32] : [1, 2, 4, 8, 16, 20, 32, 64];
const SECONDS = isShort ? 2 : 4;
const megabytes = (bytes: number) => rounded(bytes / 2 ** 20);

/** Returns what people of three sizes do in ten minutes: mostly reading, now and then a page or a change. */
export function mixture(people: readonly Person[]): Asked[] {
	return people.flatMap((who) => {
		const get = (path: string): Asked => ({ path, cookie: who.cookie });
		const all = reads.flatMap(({ path }) => path(who) ?? []).map(get);
		const voice: Asked = {
			path: "/api/voice-preferences",
			cookie: who.cookie,
			method: "PUT",
			body: { defaultVoice: "nova" },
		};
		return [...all.slice(0, 14), voice, ...all.slice(14), get("/"), get("/journal"), get("/chat")];
	});
}

/** Returns the resident memory of a process and all processes that it has started, in bytes. */
function memoryOfTree(pid: number): number {
	const lines = execFileSync("ps", ["-eo", "pid=,ppid=,rss="], { encoding: "utf8" }).trim().split("\n");
	const all = lines.map((line) => line.trim().split(/\s+/).map(Number));
	const sum = (parent: number): number =>
		all.filter(([, ppid]) => ppid === parent).reduce((total, [child = 0, , rss = 0]) => total + rss + sum(child), 0);
	const own = all.find(([child]) => child === pid)?.[2] ?? 0;
	return (own + sum(pid)) * 1024;
}

async function measure(app: MeasuredApp): Promise<string> {
	const atRest = { web: (await app.ask("memory")).rss, all: memoryOfTree(app.launcherPid) };
	const people = await makePeople(app);
	for (let i = 0; i < 9; i++) {
		const { id, cookie } = await register(app.origin, `more${i}`);
		people.push({ id, cookie, size: "new", of: people[0]?.of ?? ({} as Person["of"]) });
	}
	const asked = mixture(people);
	await load(app.origin, asked, { connections: 8, seconds: 4 });
	const rows = [];
	for (const connections of STEPS) {
		await app.ask("loop");
		const { perSecond, p50, p99, max, failures } = await load(app.origin, asked, { connections, seconds: SECONDS });
		const [loop, { rss, heapUsed }] = await Promise.all([app.ask("loop"), app.ask("memory")]);
		rows.push([
			connections,
			rounded(perSecond),
			p50,
			p99,
			rounded(max),
			failures,
			rounded(loop.mean, 1),
			rounded(loop.p99, 1),
			megabytes(rss),
			megabytes(heapUsed),
		]);
	}
	const columns = ["connections", "/s", "p50 ms", "p99 ms", "slowest ms", "errors"];
	const inside = ["event loop mean ms", "its p99", "memory MB", "heap MB"];
	return `### ${app.kind}

Memory at rest, before anybody came: ${megabytes(atRest.web)} MB for the process that answers people, ${megabytes(atRest.all)} MB for all processes of the app
together.

${table([...columns, ...inside], rows)}`;
}

/** Measures everything at once, with one connection up to many, and the effect on memory and the event loop. */
export async function mixedSection(): Promise<string> {
	const parts = [
		`Twelve people of three sizes (ten new ones) ask for every route that reads, three pages and one change, in turn, each
connection from another place on; ${SECONDS} seconds for each number of connections. The event loop is looked at every 5 ms, so a delay of about 5 ms is none.`,
	];
	for (const kind of kinds) parts.push(await withApp(kind, {}, measure));
	return parts.join("\n\n");
}
