/** Whether this browser supports push notifications, which its maker's push service delivers. */
export const canPush = (): boolean =>
	"serviceWorker" in navigator && "PushManager" in window && "Notification" in window && window.isSecureContext;

export interface PushHere {
	endpoint: string;
	keys: { p256dh: string; auth: string };
}

/**
 * The browser was not allowed to show notifications, or has no push service available. The message is for the person.
 */
export class PushRefused extends Error {
	override name = "PushRefused";
}

const fromBase64Url = (text: string) =>
	Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/** How long to wait for the service worker, in milliseconds. */
const WAIT_MS = 10_000;

function readyWorker(): Promise<ServiceWorkerRegistration> {
	return new Promise((resolve, reject) => {
		setTimeout(() => reject(new PushRefused("The app is not ready in this browser yet. Please try again.")), WAIT_MS);
		navigator.serviceWorker.ready.then(resolve, reject);
	});
}

/**
 * Asks the person for permission, and then subscribes to the browser's push service.
 * @throws PushRefused
 */
export async function subscribe(key: string): Promise<PushHere> {
	const permission = await Notification.requestPermission();
	if (permission !== "granted") {
		throw new PushRefused(
			"This browser does not allow notifications here. You can allow them in its settings for this site.",
		);
	}
	const { pushManager } = await readyWorker();
	try {
		const options = { userVisibleOnly: true, applicationServerKey: fromBase64Url(key) };
		const known = await pushManager.getSubscription();
		const isOurs = known && sameKey(known, options.applicationServerKey);
		if (known && !isOurs) await known.unsubscribe();
		const { endpoint, keys } = (isOurs ? known : await pushManager.subscribe(options)).toJSON();
		return { endpoint: endpoint ?? "", keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" } };
	} catch {
		throw new PushRefused("This browser’s push service cannot be reached. The calendar file works without one.");
	}
}

function sameKey({ options }: PushSubscription, key: Uint8Array): boolean {
	const known = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
	return known.length === key.length && known.every((byte, i) => byte === key[i]);
}

/**
 * Ends the subscription in this browser. Never throws: the server no longer sends to a subscription it does not know.
 */
export async function unsubscribe(): Promise<void> {
	try {
		const registration = await navigator.serviceWorker?.getRegistration("/");
		await (await registration?.pushManager?.getSubscription())?.unsubscribe();
	} catch {
		// The server has deleted it by now.
	}
}
