import pg from "pg";
import { type MeasuredApp, withApp } from "../table/app";
import { makePeople, sizes } from "../table/people";
import { rounded, table } from "../table/results";
import { fill, MOST_SEALED } from "./fill";
import { type Plan, plansOf } from "./plans";
import { askedOnce, compared, type Member, type Request } from "./requests";

/** How many other people there are; MANY_PEOPLE overrides the numbers, the smallest first. */
const POPULATIONS = (process.env.MANY_PEOPLE ?? "100,10000,100000").split(",").map(Number);
/** The names of the people whose requests are measured; the last one is erased in the end. */
const NAMES = ["ann", "bob", "cleo"];
const SIZE = "one year";
/**
 * How often each kind of request is sent, by one person after another; once if MANY_ONCE is set, to get the statements
 * only.
 */
const TIMES: Record<Request["kind"], number> = process.env.MANY_ONCE
	? { read: 1, write: 1, "long write": 1 }
	: { read: 60, write: 40, "long write": 12 };
const COLD_TIMES = 2;
/** Several times as many 8 kB pages as Postgres caches, so that reading these displaces all others. */
const OTHER_PAGES = 80_000;
/** How much longer a request may take with the most people than with the fewest, as a factor. */
const MOST: Record<Request["kind"], number> = { read: 1.2, write: 1.3, "long write": 1.3 };

interface Population {
	people: number;
	app: MeasuredApp;
	who: Member[];
	filled: Awaited<ReturnType<typeof fill>>;
}

/** Runs several apps at once, each with its own database, so that requests can be sent to them in turns. */
async function withAll<Result>(
	people: readonly number[],
	ready: readonly Population[],
	measure: (all: readonly Population[]) => Promise<Result>,
): Promise<Result> {
	const [next, ...others] = people;
	if (next === undefined) return measure(ready);
	return withApp("Postgres", { AI_CALLS_PER_MINUTE: "10000" }, async (app) => {
		if (!app.key) throw new Error("The database of this bench has its key in a file.");
		const filled = await fill(app.databaseUrl, app.key, next);
		console.log(`${next} people: ${filled.rows} rows in ${Math.round(filled.seconds)} s`);
		const who: Member[] = [];
		for (const name of NAMES) {
			const [person] = await makePeople(app, [SIZE], name);
			if (person) who.push({ ...person, username: `${name}${sizes[SIZE]}` });
		}
		return withAll(others, [...ready, { people: next, app, who, filled }], measure);
	});
}

/** Sends a request of one of the people. @returns The response time in milliseconds. @throws Error if it fails. */
async function timed({ app, who }: Population, request: Request, turn = 0): Promise<number> {
	const person = who[turn % who.length];
	const asked = person && request.ask(person);
	if (!asked) return Number.NaN;
	const { path, init } = asked;
	const started = performance.now();
	const cookie = request.isByStranger ? undefined : { cookie: person.cookie };
	const response = await fetch(app.origin + path, { ...init, headers: { ...init?.headers, ...cookie } });
	const answer = await response.text();
	if (!response.ok) throw new Error(`${request.name} answered ${response.status}: ${answer.slice(0, 200)}`);
	return performance.now() - started;
}

async function explained<Result>({ app }: Population, look: (client: pg.Client) => Promise<Result>): Promise<Result> {
	const client = new pg.Client({ connectionString: app.databaseUrl });
	await client.connect();
	return look(client).finally(() => client.end());
}

/** Counts the database pages that the statements of a read touch. */
async function pagesOf(population: Population, request: Request): Promise<number> {
	await population.app.ask("listen");
	await timed(population, request);
	const statements = await population.app.ask("statements");
	const plans = await explained(population, (client) => plansOf(client, statements, true));
	return plans.reduce((sum, { pages }) => sum + pages, 0);
}

/** Returns the 10th percentile: other work on the machine has slowed the rest down. */
const quick = (values: readonly number[]) =>
	values.toSorted((a, b) => a - b)[Math.floor(values.length / 10)] ?? Number.NaN;

const shuffled = <T>(all: readonly T[]): T[] =>
	all
		.map((one) => ({ one, by: Math.random() }))
		.sort((a, b) => a.by - b.by)
		.map(({ one }) => one);

interface Line {
	request: Request;
	cold: [number, number];
	warm: number[];
	ratio: number;
	pages: [number, number] | null;
}

/**
 * Sends a request to all populations in turns and in random order, so that other work on the machine affects all of
 * them.
 */
async function inTurns(request: Request, all: readonly Population[], count: number, before?: () => Promise<unknown>) {
	const times = new Map(all.map((one): [Population, number[]] => [one, []]));
	for (let turn = 0; turn < count; turn++) {
		for (const population of shuffled(all)) {
			await before?.();
			times.get(population)?.push(await timed(population, request, turn));
		}
	}
	return all.map((population) => times.get(population) ?? []);
}

async function measure(request: Request, all: readonly Population[], letGo: () => Promise<unknown>): Promise<Line> {
	const [fewest, most] = [all[0], all.at(-1)];
	if (!most || !fewest) throw new Error("Nobody is there.");
	const isRead = request.kind === "read";
	const cold = isRead ? await inTurns(request, [fewest, most], COLD_TIMES, letGo) : [];
	const found = await inTurns(request, all, TIMES[request.kind]);
	const ratioOf = () => quick(found.at(-1) ?? []) / quick(found[0] ?? []);
	if (ratioOf() > MOST[request.kind]) {
		const again = await inTurns(request, all, 2 * TIMES[request.kind]);
		for (const [i, times] of again.entries()) found[i]?.push(...times);
	}
	return {
		request,
		cold: [Math.min(...(cold[0] ?? [])), Math.min(...(cold[1] ?? []))],
		warm: found.map(quick),
		ratio: ratioOf(),
		pages: isRead ? [await pagesOf(fewest, request), await pagesOf(most, request)] : null,
	};
}

function show(
	all: readonly Population[],
	lines: readonly Line[],
	plans: readonly Plan[],
	failed: readonly string[],
): string {
	const filled = table(
		["people", "rows", "MB", "filled in s"],
		all.map((one) => [one.people, one.filled.rows, rounded(one.filled.megabytes), rounded(one.filled.seconds)]),
	);
	const rows = lines.map(({ request, cold, warm, ratio, pages }) => [
		`\`${request.name}\``,
		...warm.map((ms) => rounded(ms, 1)),
		rounded(ratio, 2) + (ratio > MOST[request.kind] ? " (over)" : ""),
		pages ? cold.map((ms) => rounded(ms, 1)).join(" : ") : "–",
		pages ? pages.join(" : ") : "–",
	]);
	const names = all.map(({ people }) => `${people} people, ms`);
	const columns = ["address", ...names, "most : fewest", "cold ms, fewest : most", "pages, fewest : most"];
	const faults = [...new Set(plans.flatMap(({ text, faults }) => faults.map((fault) => `- ${fault}: \`${text}\``)))];
	return `People who have written for a year, among so many others. The apps run side by side and are asked in turns. Milliseconds are
those that a tenth of the answers keep within, of ${TIMES.read} for a read, ${TIMES.write} for a write, ${TIMES["long write"]} where the coach writes or a
password is checked; three times as many where the ratio was over the limit, which is ${MOST.read} for reads and ${MOST.write} for writes. Cold is the quicker of
${COLD_TIMES} answers after Postgres had read ${rounded((OTHER_PAGES * 8) / 1024)} MB of other pages. Pages of 8 kB are those that Postgres touched. The words of the first ${MOST_SEALED} people are sealed for them; the others are copies, which nobody opens.

${filled}

${table(columns, rows)}

### Statements among ${all.at(-1)?.people} others

${plans.length} different statements were sent while all routes and pages were asked, with those of the sweep, of reminders and of
abandoned work. ${faults.length === 0 ? "None reads all of a table or index that grows with people, and none sorts more than one person's rows." : "Those that depend on others:"}

${faults.join("\n")}${failed.map((message) => `\n- not asked, because it failed: ${message} (1 failed)`).join("")}`;
}

/** Measures what every request costs one person, by how many other people there are. */
export const manySection = (): Promise<string> =>
	withAll(POPULATIONS, [], async (all) => {
		const most = all.at(-1);
		if (!most) throw new Error("Nobody is there.");
		const can = (request: Request) => all.every(({ who }) => who.every((person) => request.ask(person)));
		const asked = compared.filter(can);
		await most.app.ask("gather");
		// Compiles the code once.
		for (const request of asked.filter(({ kind }) => kind === "read")) await inTurns(request, all, 6);
		const letGo = () =>
			explained(most, async (client) => {
				await client.query("CREATE EXTENSION IF NOT EXISTS pg_prewarm");
				const last = "LEAST($1, pg_relation_size('chat_messages') / 8192 - 1)";
				await client.query(`SELECT pg_prewarm('chat_messages', 'buffer', 'main', 0, ${last})`, [OTHER_PAGES]);
			});
		const lines: Line[] = [];
		for (const request of asked) {
			const line = await measure(request, all, letGo);
			lines.push(line);
			console.log(
				`${request.name}: ${line.warm.map((ms) => rounded(ms, 1)).join(" ")}, ratio ${rounded(line.ratio, 2)}`,
			);
		}
		const last: Population = { ...most, who: most.who.slice(-1) };
		const failed: string[] = [];
		for (const request of askedOnce) {
			// An error must not discard the measurements so far, which took half an hour.
			const ms = await timed(last, request).catch(({ message }: Error) => failed.push(message) && Number.NaN);
			console.log(`${request.name}: ${rounded(ms)} ms`);
		}
		const statements = await most.app.ask("gathered");
		return show(all, lines, await explained(most, (client) => plansOf(client, statements, false)), failed);
	});
