import type { BrowserContext, Page } from "@playwright/test";
import { expect, expectAccessible, signUp, test } from "../setup/test";

/*
 * The browser of these tests has no push service and cannot subscribe, so the page creates the subscription itself, with
 * real keys. Everything else is the browser's: the permission, the service worker, and the message that wakes it. For
 * what is sent to a push service, and its encryption, see tests/api/reminders.
 */
test.use({ serviceWorkers: "allow" });

const ENDPOINT = "https://push.example.com/browser-of-a-journey";

async function subscribesWithoutAService(page: Page): Promise<void> {
	await page.addInitScript((endpoint) => {
		const base64Url = (bytes: ArrayBuffer) =>
			btoa(String.fromCharCode(...new Uint8Array(bytes)))
				.replaceAll("+", "-")
				.replaceAll("/", "_")
				.replaceAll("=", "");
		let here: object | null = null;
		PushManager.prototype.getSubscription = async () => here as PushSubscription | null;
		PushManager.prototype.subscribe = async (options) => {
			const { publicKey } = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, [
				"deriveBits",
			]);
			const keys = {
				p256dh: base64Url(await crypto.subtle.exportKey("raw", publicKey)),
				auth: base64Url(crypto.getRandomValues(new Uint8Array(16)).buffer),
			};
			here = {
				endpoint,
				options,
				toJSON: () => ({ endpoint, keys }),
				unsubscribe: async () => {
					here = null;
					return true;
				},
			};
			return here as PushSubscription;
		};
	}, ENDPOINT);
}

/** Delivers a push message to the app's service worker, as the browser does. */
async function deliver(page: Page, message: object): Promise<void> {
	const session = await page.context().newCDPSession(page);
	const registered = new Promise<string>((resolve) => {
		session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
			const [first] = registrations.filter(({ isDeleted }) => !isDeleted);
			if (first) resolve(first.registrationId);
		});
	});
	await session.send("ServiceWorker.enable");
	const { origin } = new URL(page.url());
	const data = JSON.stringify(message);
	await session.send("ServiceWorker.deliverPushMessage", { origin, registrationId: await registered, data });
}

interface Shown {
	title: string;
	body: string | undefined;
	icon: string | undefined;
	tag: string | undefined;
}

/** Records the notifications that the app's service worker shows: a headless browser cannot display them. */
async function noteNotifications(context: BrowserContext): Promise<() => Promise<Shown[]>> {
	const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
	await worker.evaluate(() => {
		const shown: Shown[] = [];
		Object.assign(globalThis, { shown });
		ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
			shown.push({ title, body: options?.body, icon: options?.icon, tag: options?.tag });
		};
	});
	return () => worker.evaluate("globalThis.shown") as Promise<Shown[]>;
}

test("a reminder is turned on, comes as a notification that says nothing private, and ends with one tap", async ({
	page,
	context,
}) => {
	await context.grantPermissions(["notifications"]);
	await subscribesWithoutAService(page);
	await signUp(page);
	await page.goto("/settings");
	const card = page.getByRole("region", { name: "Reminders" });
	const asked = page.waitForRequest(
		(request) => request.method() === "PUT" && request.url().endsWith("/api/reminders"),
	);
	await card.getByRole("button", { name: "Remind me in this browser" }).click();
	const { browser } = (await asked).postDataJSON();
	expect(browser).toMatchObject({ endpoint: ENDPOINT, keys: { p256dh: expect.stringMatching(/^B[\w-]{86}$/) } });
	await expect(page.getByText("You will be reminded", { exact: true }).first()).toBeVisible();
	await expect(card.getByText(/^On, in /)).toBeVisible();
	await expectAccessible(page);

	const shown = await noteNotifications(context);
	await deliver(page, { title: "Notes", body: "A page is waiting", icon: "/neutral-192.png" });
	// Because of the tag, a later notification replaces one that was not seen.
	await expect
		.poll(shown)
		.toEqual([{ title: "Notes", body: "A page is waiting", icon: "/neutral-192.png", tag: "reminder" }]);

	await card.getByRole("button", { name: "Stop reminding me" }).click();
	await expect(page.getByText("Reminders are off", { exact: true }).first()).toBeVisible();
	await page.reload();
	await expect(card.getByRole("button", { name: "Remind me in this browser" })).toBeVisible();
});
