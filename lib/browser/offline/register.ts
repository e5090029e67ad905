import { whenIdle } from "@/lib/browser/core/when-idle";
import { SYNC_TAG, workerPath } from "@/lib/domain/offline/paths";

/** Installs the service worker, once the page has nothing else to do. Never throws. @returns How to call it off. */
export function registerWorker(): () => void {
	if (!("serviceWorker" in navigator)) return () => {};
	return whenIdle(() => {
		navigator.serviceWorker.register(workerPath, { scope: "/", updateViaCache: "none" }).catch(() => {
			// A browser that refuses one, such as a private window, has no app without a network.
		});
	});
}

/** Asks a browser that can to wake the worker once the network is back, even if the app is closed by then. */
export async function askForSync(): Promise<void> {
	try {
		const registration = await navigator.serviceWorker?.getRegistration("/");
		if (registration && "sync" in registration) await registration.sync.register(SYNC_TAG);
	} catch {
		// Then it is sent when the app is open again.
	}
}
