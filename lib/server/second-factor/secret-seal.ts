import "server-only";
import { openedSecret, sealedSecret } from "@/lib/server/core/secret-seal";

/** Returns how an authenticator app's secret is bound to its person: in another row it cannot be decrypted. */
const sealFor = (userId: number) => ({
	purpose: "innerscript second factor",
	place: `code_apps.secret:${userId}`,
});

export const sealSecret = (secret: string, userId: number): string => sealedSecret(secret, sealFor(userId));

/** Decrypts a secret; null if it was sealed with a session secret that no longer exists, or for somebody else. */
export const openSecret = (sealed: string, userId: number): string | null => openedSecret(sealed, sealFor(userId));
