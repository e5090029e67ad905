import { whenIdle } from "@/lib/browser/core/when-idle";
import { SYNC_TAG, workerPath } from "@/lib/domain/offline/paths";

/**
 * Installs the service worker once the page is idle. Never throws.
 * @returns A function that cancels it.
 */
export function registerWorker(): () => void {
	if (!("serviceWorker" in navigator)) return () => {};
	return whenIdle(() => {
		navigator.serviceWorker.register(workerPath, { scope: "/", updateViaCache: "none" }).catch(() => {
			// A browser that refuses the service worker, such as a private window, has no app without a network.
		});
	});
}

/**
 * Asks the browser, if it can, to wake the service worker once the network is back, even if the app is closed by then.
 */
export async function askForSync(): Promise<void> {
	try {
		const registration = await navigator.serviceWorker?.getRegistration("/");
		if (registration && "sync" in registration) await registration.sync.register(SYNC_TAG);
	} catch {
		// The outbox is then sent when the app is opened again.
	}
}
