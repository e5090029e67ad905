import { kinds, type MeasuredApp, type Statement, startBare, withApp } from "./app";
import { isShort } from "./length";
import { type Asked, load } from "./load";
import { makePeople, type Person, type Size, sizes } from "./people";
import { rounded, table } from "./results";
import { EMPTY, pages, reads, type Target } from "./targets";

const CONNECTIONS = 10;
const WARM_SECONDS = isShort ? 0.1 : 0.3;
const LOOKS = isShort ? 1 : 3;
/**
 * How many rounds each address is measured, and for how many seconds. The round with the least CPU time counts: other
 * work on the machine affects it least.
 */
const ROUNDS = isShort ? 1 : 2;
const SECONDS = isShort ? 0.3 : 0.5;
/** How many seconds a round takes instead if no request was answered in that time. */
const SLOW_SECONDS = 5;
/** The empty route is measured again after this many addresses. */
const EVERY = 6;

export interface Figures {
	perSecond: number;
	p99: number;
	/** The CPU time that an answer takes the app, in milliseconds. */
	cpu: number;
	failures: number;
}

/** Measures how quickly an address is answered, and at what cost. */
export async function measure(app: MeasuredApp, asked: Asked): Promise<Figures> {
	await load(app.origin, [asked], { connections: CONNECTIONS, seconds: WARM_SECONDS });
	const rounds: Figures[] = [];
	for (let round = 0; round < ROUNDS; round++) {
		const before = await app.ask("cpu");
		let found = await load(app.origin, [asked], { connections: CONNECTIONS, seconds: SECONDS });
		if (found.answers === 0)
			found = await load(app.origin, [asked], { connections: CONNECTIONS, seconds: SLOW_SECONDS });
		const after = await app.ask("cpu");
		rounds.push({ ...found, cpu: (after.ms - before.ms) / found.answers });
	}
	const failures = rounds.reduce((sum, one) => sum + one.failures, 0);
	return { ...rounds.reduce((best, one) => (one.cpu < best.cpu ? one : best)), failures };
}

/**
 * Requests an address, and returns the statements that were sent for it: the fewest of several tries, since background
 * statements are counted too.
 */
async function lookAt(app: MeasuredApp, { cookie }: Person, path: string, times = 1) {
	let fewest: { byteLength: number; statements: Statement[] } | undefined;
	for (let time = 0; time < times; time++) {
		await app.ask("listen");
		const response = await fetch(app.origin + path, { headers: { cookie } });
		const { byteLength } = await response.arrayBuffer();
		const statements = await app.ask("statements");
		if (!response.ok) throw new Error(`${path} answered ${response.status}`);
		if (!fewest || statements.length < fewest.statements.length) fewest = { byteLength, statements };
	}
	return fewest ?? { byteLength: 0, statements: [] };
}

/** A line of the table: an address, for people of each size. */
interface Line {
	name: string;
	queries: number;
	kilobytes: number;
	bySize: Map<Size, Figures>;
	/** The CPU time of an answer of the empty route, measured at about the same time. */
	empty: number;
	bare: number | null;
}

async function measureAll(app: MeasuredApp, targets: readonly Target[], withBare: boolean) {
	const people = await makePeople(app);
	const bare = withBare ? await startBare(app) : null;
	const emptyOnes: Figures[] = [];
	const lines: Line[] = [];
	// Compiles and loads the code once.
	for (const { path } of targets) for (const who of people) if (path(who)) await lookAt(app, who, path(who) ?? "");
	await load(app.origin, [{ path: EMPTY }], { connections: CONNECTIONS, seconds: 3 });
	for (const [i, { route, note, path }] of targets.entries()) {
		if (i % EVERY === 0) emptyOnes.push(await measure(app, { path: EMPTY }));
		const line: Line = {
			name: note ? `${route} ${note}` : route,
			queries: 0,
			kilobytes: 0,
			bySize: new Map(),
			empty: emptyOnes.at(-1)?.cpu ?? Number.NaN,
			bare: null,
		};
		for (const who of people) {
			const address = path(who);
			if (!address) continue;
			const { byteLength, statements } = await lookAt(app, who, address, LOOKS);
			line.queries = Math.max(line.queries, statements.length);
			line.kilobytes = byteLength / 1024;
			line.bySize.set(who.size, await measure(app, { path: address, cookie: who.cookie }));
			if (bare && who.size === "ten years") {
				await bare.answer(statements);
				const same = await load(bare.url, [{ path: "/" }], { connections: CONNECTIONS, seconds: 0.5 });
				line.bare = same.perSecond;
			}
		}
		lines.push(line);
	}
	await bare?.stop();
	return { lines, emptyOnes };
}

/** Formats a ratio or a time; a dash if nothing was requested or nothing was answered in time. */
const shown = (value: number | undefined) => (value && Number.isFinite(value) ? rounded(value, 2) : "–");

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

function show(kind: string, { lines, emptyOnes }: Awaited<ReturnType<typeof measureAll>>): string {
	const perSecond = median(emptyOnes.map((one) => one.perSecond));
	const cpu = median(emptyOnes.map((one) => one.cpu));
	const hasBare = lines.some(({ bare }) => bare !== null);
	const rows = lines.map(({ name, queries, kilobytes, bySize, empty, bare }) => {
		const [of, year, fresh] = [bySize.get("ten years"), bySize.get("one year"), bySize.get("new")];
		const failures = [...bySize.values()].reduce((sum, one) => sum + one.failures, 0);
		return [
			`\`${name}\`${failures > 0 ? ` (${failures} failed)` : ""}`,
			queries,
			rounded(kilobytes, 1),
			...Object.keys(sizes).map((size) => rounded(bySize.get(size as Size)?.perSecond ?? Number.NaN) || "–"),
			shown(of?.cpu),
			shown(of && empty / of.cpu),
			shown(of && year && of.cpu / year.cpu),
			shown(of && fresh && of.cpu / fresh.cpu),
			of?.p99 ?? "–",
			...(hasBare ? [bare === null ? "–" : rounded(bare)] : []),
		];
	});
	const columns = [
		"address",
		"queries",
		"kB",
		...Object.keys(sizes).map((size) => `${size} /s`),
		"CPU ms",
		"of the empty route",
		"ten years : one",
		"ten years : new",
		"p99 ms",
		...(hasBare ? ["bare Node /s"] : []),
	];
	return `### ${kind}

The empty route (\`${EMPTY}\`): ${rounded(perSecond)} a second, ${rounded(cpu, 2)} ms of the processor an answer.

${table(columns, rows)}`;
}

const LEGEND = `${CONNECTIONS} connections, the better of ${ROUNDS} times ${SECONDS} seconds, after ${WARM_SECONDS}. "CPU ms" is the time of the processor that an answer takes in
the process that answers people, for somebody with ten years; "of the empty route" and the ratios compare that time, because
requests a second also measure whatever else the machine does. Somebody new has written nothing at all: what is shown of ten
years costs what it costs to show, so the ratio to one year tells whether it also depends on what lies behind. A dash is
where somebody new has nothing to ask for.`;

async function section(targets: readonly Target[], withBare: boolean): Promise<string> {
	const parts: string[] = [LEGEND];
	for (const kind of kinds)
		parts.push(show(kind, await withApp(kind, {}, (app) => measureAll(app, targets, withBare))));
	return parts.join("\n\n");
}

/** Measures every route that reads, beside both baselines. */
export const readsSection = (): Promise<string> => section(reads, !isShort);
/** Measures every page, beside the empty route. */
export const pagesSection = (): Promise<string> => section(pages, false);
