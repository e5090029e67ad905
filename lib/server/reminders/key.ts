import "server-only";
import { db } from "@/lib/server/core/database/db";
import { openedSecret, sealedSecret } from "@/lib/server/core/secret-seal";

/** The key pair by which push services recognize this installation. */
export interface PushKeys {
	publicKey: string;
	privateKey: string;
}

const seal = { purpose: "innerscript push key", place: "push_keys.private_key:1" };

/**
 * Returns the key pair of this installation, which is made at the first use: if several processes make one at the same
 * time, the first one is kept. If SESSION_SECRET has been replaced, a new pair is made and all browsers are deleted,
 * because a browser accepts nothing signed with another key.
 */
export async function pushKeys(): Promise<PushKeys> {
	const stored = await db().pushKey.findUnique({ where: { id: 1 } });
	const privateKey = stored && openedSecret(stored.privateKey, seal);
	if (stored && privateKey) return { publicKey: stored.publicKey, privateKey };
	const { default: webPush } = await import("web-push");
	const made = webPush.generateVAPIDKeys();
	const row = { publicKey: made.publicKey, privateKey: sealedSecret(made.privateKey, seal) };
	if (stored) {
		await db().$transaction([
			db().pushKey.updateMany({ where: { id: 1, publicKey: stored.publicKey }, data: row }),
			db().pushBrowser.deleteMany({}),
		]);
	} else await db().pushKey.createMany({ data: [{ id: 1, ...row }], skipDuplicates: true });
	return pushKeys();
}
