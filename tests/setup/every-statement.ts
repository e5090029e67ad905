import { randomUUID } from "node:crypto";
import pg from "pg";
import { takeUpAbandoned } from "@/lib/server/abandoned/look";
import { sendDue } from "@/lib/server/reminders/due";
import { sweep } from "@/lib/server/sweep/service";
import type { Sent } from "@/tests/bench/many/plans";
import { reads } from "@/tests/bench/table/targets";
import { signUp, type TestBrowser } from "@/tests/setup/api";
import { idsOfEverything } from "@/tests/setup/everything";

/** Returns the statements that are sent to the database during `act`. */
export async function sentBy(act: () => Promise<unknown>): Promise<Sent[]> {
	const query = jest.spyOn(pg.Client.prototype, "query");
	try {
		await act();
		return query.mock.calls.map(([config, values]: unknown[]) => {
			const { text, values: own } = typeof config === "string" ? { text: config } : (config as Partial<Sent>);
			return { text: text ?? "", values: Array.isArray(values) ? values : (own ?? []) };
		});
	} finally {
		query.mockRestore();
	}
}

type Acts = Record<string, () => Promise<unknown>>;

/** Returns every read that a person can do, by its address. */
export async function everyRead(): Promise<Acts> {
	const { browser, user } = await signUp("reads-everything");
	const of = await idsOfEverything(user.id);
	const who = { id: user.id, size: "new" as const, cookie: "", of };
	const further = [
		...["/api/export", "/api/search?q=ate", "/api/people/offered", "/api/love-script/compose"],
		...[`/api/memory/${user.id}`, "/api/letters/year-2025"],
	];
	const paths = [...reads.map(({ path }) => path(who)), ...further];
	// An export still queries the database while its body is read.
	const whole = async (path: string) => (await browser.get(path)).arrayBuffer();
	return Object.fromEntries(paths.flatMap((path) => (path ? [[path, () => whole(path)]] : [])));
}

const send = (browser: TestBrowser, path: string, body: object) => () =>
	browser.fetch("POST", path, { body, headers: { "idempotency-key": randomUUID() } });

/** Returns every action that changes data: people's own actions, signing in, and background work. */
export async function everyChange(): Promise<Acts> {
	const { browser, user, account } = await signUp("changes-everything");
	const of = await idsOfEverything(user.id);
	const entry = { content: "We ate late, and said little.", prompt: "Today?" };
	const { id } = await (await browser.post("/api/journal", { ...entry, action: "submit" })).json();
	const { username, password } = account;
	const erase = { confirm: username, password };
	return {
		submit: send(browser, "/api/journal", { ...entry, action: "submit" }),
		insight: send(browser, "/api/journal", { ...entry, action: "insight" }),
		edit: () => browser.put(`/api/journal/${id}`, { content: "We ate late.", version: 1 }),
		chat: send(browser, "/api/chat", { content: "We ate late." }),
		feeling: () => browser.put("/api/feelings", { feeling: "calm", entryId: id }),
		thread: () => browser.post("/api/threads", { meant: "tell her", day: "2030-01-01" }),
		goal: () => browser.post("/api/relationship-goals", { description: "Talk", type: "short term", userId: user.id }),
		"voice preferences": () => browser.put("/api/voice-preferences", { defaultVoice: "nova" }),
		"remove an entry": () => browser.delete(`/api/journal/${id}`),
		"remove answers": () => browser.delete(`/api/responses/${of.response}`),
		login: () => browser.post("/api/login", { username, password }),
		abandoned: takeUpAbandoned,
		reminders: () => sendDue(new Date()),
		sweep: () => {
			const clock = jest.spyOn(Date, "now").mockReturnValue(Date.now() + 120_000);
			return sweep().finally(() => clock.mockRestore());
		},
		erase: () => browser.fetch("DELETE", "/api/account", { body: erase }),
	};
}
