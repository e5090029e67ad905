import { type AddressInfo, createServer } from "node:net";
import { toDateColumn } from "@/lib/domain/progress/days";
import type { ClientReminder } from "@/lib/domain/reminders/reminder";
import { noticeFor } from "@/lib/domain/reminders/texts";
import { db } from "@/lib/server/core/database/db";
import { allowLoopback } from "@/lib/server/reminders/address";
import { sendDue } from "@/lib/server/reminders/due";
import { pushKeys } from "@/lib/server/reminders/key";
import { sendNotice } from "@/lib/server/reminders/send";
import { jsonOf, signUp } from "@/tests/setup/api";
import { startPushService } from "@/tests/setup/push-service";

const path = "/api/reminders";
let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
	service = await startPushService();
	allowLoopback(true);
});
afterAll(async () => {
	allowLoopback(false);
	await service.close();
});

/** Every evening at 20:30 in Paris. */
const times = { days: 127, minute: 1230, zone: "Europe/Paris", isNeutral: false };
const wanted = (more: object = {}) => ({ ...times, browser: service.subscribe(), ...more });
const sentTo = ({ browser: { endpoint } }: { browser: { endpoint: string } }) =>
	service.delivered.filter(({ to }) => endpoint.endsWith(to)).map(({ text }) => JSON.parse(text));
/** Returns when a person's reminder is due, plus one second. */
const dueAt = async (userId: number) => {
	const { nextAt } = await db().reminder.findUniqueOrThrow({ where: { userId } });
	return new Date(nextAt.getTime() + 1_000);
};

describe("reminders", () => {
	it("are off until somebody asks, and come once, at the next day's time again", async () => {
		const { browser, user } = await signUp();
		expect(await jsonOf(browser.get(path))).toMatchObject({ reminder: null, browsers: [] });
		const asked = wanted();
		expect(await jsonOf<ClientReminder>(browser.put(path, asked))).toMatchObject({
			reminder: times,
			browsers: [expect.any(String)],
		});
		const now = await dueAt(user.id);
		// As if several processes did it at once.
		await Promise.all([sendDue(now), sendDue(now), sendDue(now)]);
		expect(sentTo(asked)).toEqual([{ title: "Innerscript", body: "A page is waiting", icon: "/icon-192.png" }]);
		expect(service.problems).toEqual([]);
		expect((await dueAt(user.id)).getTime()).toBeGreaterThan(now.getTime() + 22 * 60 * 60_000);
		await sendDue(new Date((await dueAt(user.id)).getTime()));
		expect(sentTo(asked)).toHaveLength(2);
	});

	it("say nothing private, under a neutral name where that is wanted, and who sends is signed", async () => {
		const { browser, user } = await signUp();
		await db().journalEntry.create({
			data: { userId: user.id, content: "The plums are ripe.", prompt: "?", localDate: toDateColumn("2026-03-02") },
		});
		const asked = wanted({ isNeutral: true });
		await browser.put(path, asked);
		await sendDue(await dueAt(user.id));
		expect(sentTo(asked)).toEqual([{ title: "Notes", body: "A page is waiting", icon: "/neutral-192.png" }]);
		const { raw, sender, ttl } = service.delivered.at(-1) as (typeof service.delivered)[number];
		expect(raw).not.toMatch(/plums|Ada|ada@|A page/);
		expect(sender).toMatchObject({ aud: service.origin, sub: expect.stringMatching(/^(https|mailto):/) });
		expect(ttl).toBeLessThanOrEqual(3_600);
	});

	it("do not come on a day that has a page, nor long after their time", async () => {
		const { browser, user } = await signUp();
		const asked = wanted({ zone: "UTC" });
		await browser.put(path, asked);
		const now = await dueAt(user.id);
		await sendDue(new Date(now.getTime() + 60 * 60_000));
		const next = await dueAt(user.id);
		const localDate = toDateColumn(next.toISOString().slice(0, 10));
		await db().journalEntry.create({ data: { userId: user.id, content: "Rain.", prompt: "?", localDate } });
		await sendDue(next);
		expect(sentTo(asked)).toEqual([]);
	});

	it.each([404, 410])(
		"forget a browser of which the service says %i, and keep one of which it says 503",
		async (status) => {
			const { browser, user } = await signUp();
			const gone = wanted({ browser: service.subscribe(status) });
			const busy = wanted({ browser: service.subscribe(503) });
			const there = wanted();
			for (const one of [gone, busy, there]) await browser.put(path, one);
			await sendDue(await dueAt(user.id));
			expect(sentTo(there)).toHaveLength(1);
			const left = await db().pushBrowser.findMany({ where: { userId: user.id } });
			expect(left.map(({ endpoint }) => endpoint).sort()).toEqual(
				[busy.browser.endpoint, there.browser.endpoint].sort(),
			);
		},
	);

	it("go to five browsers at most, each once, and end with one tap", async () => {
		const [{ browser, user }, other] = await Promise.all([signUp(), signUp("grace")]);
		const all = Array.from({ length: 6 }, () => wanted());
		for (const one of [...all, all[5]]) expect((await browser.put(path, one)).status).toBe(200);
		const others = wanted();
		await other.browser.put(path, others);
		const now = await dueAt(user.id);
		await sendDue(now);
		expect(all.map((one) => sentTo(one).length)).toEqual([0, 1, 1, 1, 1, 1]);
		expect((await browser.delete(path)).status).toBe(200);
		expect(await jsonOf(browser.get(path))).toMatchObject({ reminder: null, browsers: [] });
		expect(await jsonOf(other.browser.get(path))).toMatchObject({ reminder: times });
	});

	it("are sent with one key, which several processes make together and which is not stored openly", async () => {
		await db().pushKey.deleteMany({});
		const made = await Promise.all([pushKeys(), pushKeys(), pushKeys()]);
		expect(new Set(made.map(({ privateKey }) => privateKey)).size).toBe(1);
		const [stored] = await db().$queryRaw<{ private_key: string }[]>`SELECT private_key FROM push_keys`;
		expect(stored?.private_key).not.toContain(made[0]?.privateKey);
	});

	it.each([
		["no day", { days: 0 }],
		["a day that is none", { days: 128 }],
		["a time that is none", { minute: 1440 }],
		["an unknown time zone", { zone: "Europe/Atlantis" }],
		[
			"a key that is too short",
			{ browser: { endpoint: "https://push.example/x", keys: { p256dh: "AAAA", auth: "AAAA" } } },
		],
		...[
			"http://push.example.com/x",
			"https://127.0.0.2/x",
			"https://localhost/x",
			"https://printer.local/x",
			"https://router/x",
			"https://192.168.1.1/x",
			"https://[::1]/x",
			"https://[::ffff:10.0.0.1]/x",
			"https://0x7f.1/x",
			"https://push.example.com:8443/x",
			"https://me:secret@push.example.com/x",
			"file:///etc/passwd",
		].map((endpoint) => [`the address ${endpoint}`, { endpoint }] as [string, object]),
	])("refuse %s with a sentence", async (_, bad: { endpoint?: string }) => {
		const { browser, user } = await signUp();
		const good = wanted();
		const body = bad.endpoint ? { ...good, browser: { ...good.browser, endpoint: bad.endpoint } } : { ...good, ...bad };
		const answer = await browser.put(path, body);
		expect(answer.status).toBe(400);
		expect(await answer.text()).toMatch(/^[A-Z].*\.$/);
		expect(await db().reminder.count({ where: { userId: user.id } })).toBe(0);
	});
});

it("ends what a service says before its response, which might never end", async () => {
	const hints = createServer((socket) => {
		socket.on("error", () => {});
		socket.write("HTTP/1.1 103 Early Hints\r\n\r\n".repeat(20));
		socket.write("HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n");
	});
	await new Promise<void>((ready) => hints.listen(0, "127.0.0.1", ready));
	try {
		const { endpoint, keys } = service.subscribe();
		const { port } = hints.address() as AddressInfo;
		const to = {
			endpoint: endpoint.replace(service.origin, `http://127.0.0.1:${port}`),
			publicKey: keys.p256dh,
			auth: keys.auth,
		};
		await expect(sendNotice(to, noticeFor(false), await pushKeys())).rejects.toThrow("before its response");
	} finally {
		hints.close();
	}
});
