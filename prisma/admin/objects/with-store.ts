import type { Settings } from "@/lib/launcher/settings";
import { ObjectStore, ObjectStoreUnavailableError } from "@/lib/server/core/objects/store";

/**
 * Runs `work` with the object store of this installation, or null if it has none.
 * @throws Error with the store's message, if the store failed.
 */
export async function withStore<T>(
	{ objectStore }: Settings,
	work: (store: ObjectStore | null) => Promise<T>,
): Promise<T> {
	const store = objectStore ? new ObjectStore(objectStore) : null;
	try {
		return await work(store);
	} catch (error) {
		if (!(error instanceof ObjectStoreUnavailableError)) throw error;
		throw new Error(`The object store did not answer as it should: ${reasonOf(error.cause)}`);
	} finally {
		await store?.close();
	}
}

/** Returns the message of a store or the network, which contains neither key nor secret. */
function reasonOf(cause: unknown): string {
	if (!(cause instanceof Error)) return "unknown";
	const code = "code" in cause ? ` (${String(cause.code)})` : "";
	return `${cause.name}${code}. ${cause.message}`.trim();
}
