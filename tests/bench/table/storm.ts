import { register } from "../../setup/bench-app";
import { kinds, type MeasuredApp, withApp } from "./app";
import { type Asked, load } from "./load";
import { makePeople } from "./people";
import { rounded, table } from "./results";

const CONNECTIONS = 20;
const SECONDS = 8;
const PEOPLE = 10;

async function measure(app: MeasuredApp): Promise<(string | number)[]> {
	const people = await makePeople(app);
	for (let i = 0; i < PEOPLE; i++) await register(app.origin, `storm${i}`);
	const reader = people.find(({ size }) => size === "one year");
	const read: Asked[] = ["/api/user", `/api/journal/${reader?.id}?limit=10`, `/api/progress/${reader?.id}`].map(
		(path) => ({ path, cookie: reader?.cookie }),
	);
	// Every attempt comes from its own address, so that no rate limit spares the app the work; two thirds are wrong.
	const attempts: Asked[] = Array.from({ length: 3_000 }, (_, i) => ({
		path: "/api/login",
		method: "POST",
		body: { username: `storm${i % PEOPLE}`, password: i % 3 === 0 ? "a quiet password" : "not the password" },
		headers: { "x-forwarded-for": `10.${i >> 8}.${i & 255}.1` },
	}));
	const calm = await load(app.origin, read, { connections: 2, seconds: 3 });
	const [storm, during] = await Promise.all([
		load(app.origin, attempts, { connections: CONNECTIONS, seconds: SECONDS }),
		load(app.origin, read, { connections: 2, seconds: SECONDS }),
	]);
	const figures = [calm.p99, calm.max, during.p50, during.p99, during.max].map((ms) => rounded(ms));
	return [app.kind, rounded(storm.perSecond, 1), ...figures, during.failures];
}

/** Measures how long others wait while many people sign in at once. */
export async function stormSection(): Promise<string> {
	const rows = [];
	for (const kind of kinds) rows.push(await withApp(kind, { TRUST_PROXY: "1" }, measure));
	const columns = [
		"database",
		"sign-ins /s",
		"reads before: p99 ms",
		"slowest",
		"during: p50 ms",
		"p99",
		"slowest",
		"errors",
	];
	return `${CONNECTIONS} connections sign in without a pause, each time from another address, two of three times with a wrong password; two
others read meanwhile.

${table(columns, rows)}`;
}
