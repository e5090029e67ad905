import "server-only";
import { keyring, type Transaction } from "@/lib/server/core/database/db";
import { type Claim, isSigned, signed } from "@/lib/server/core/encryption/signed-rows";

/** Credentials in the database count only if this app wrote them: see lib/server/core/encryption/signed-rows.ts. */

const ofUser = (id: number, value: string | null): Claim => ({ row: [id], person: id, bound: [value] });
const ofLogin = (userId: number, issuer: string, subject: string): Claim => ({
	row: [issuer, subject],
	person: userId,
	bound: [],
});
const ofPasskey = (userId: number, id: string, publicKey: Uint8Array): Claim => ({
	row: [id],
	person: userId,
	bound: [publicKey],
});

export const passwordSeal = (id: number, passwordHash: string | null): string =>
	signed(keyring(), "password", ofUser(id, passwordHash));
export const emailSeal = (id: number, email: string): string => signed(keyring(), "email", ofUser(id, email));

interface WithPassword {
	id: number;
	passwordHash: string | null;
	passwordSeal: string | null;
}

/** Whether this app set the person's password, or recorded that they have none. */
export const isPasswordOurs = (user: WithPassword): boolean =>
	isSigned(keyring(), "password", ofUser(user.id, user.passwordHash), user.passwordSeal);

/** Returns the hash of a person's password; null if there is none, or if this app did not set it. */
export const ourPasswordHash = (user: WithPassword): string | null => (isPasswordOurs(user) ? user.passwordHash : null);

export const isEmailOurs = (user: { id: number; email: string; emailSeal: string | null }): boolean =>
	isSigned(keyring(), "email", ofUser(user.id, user.email), user.emailSeal);

/** Signs a newly created account; its id is only known then. */
export async function sealAccount(
	tx: Pick<Transaction, "user">,
	{ id, email, passwordHash }: { id: number; email: string; passwordHash: string | null },
): Promise<void> {
	await tx.user.update({
		where: { id },
		data: { passwordSeal: passwordSeal(id, passwordHash), emailSeal: emailSeal(id, email) },
	});
}

export const loginSeal = (userId: number, { issuer, subject }: { issuer: string; subject: string }): string =>
	signed(keyring(), "externalLogin", ofLogin(userId, issuer, subject));
export const isLoginOurs = (login: { userId: number; issuer: string; subject: string; seal: string | null }): boolean =>
	isSigned(keyring(), "externalLogin", ofLogin(login.userId, login.issuer, login.subject), login.seal);

export const passkeySeal = (userId: number, id: string, publicKey: Uint8Array): string =>
	signed(keyring(), "passkey", ofPasskey(userId, id, publicKey));
export const isPasskeyOurs = (passkey: {
	userId: number;
	id: string;
	publicKey: Uint8Array;
	seal: string | null;
}): boolean => isSigned(keyring(), "passkey", ofPasskey(passkey.userId, passkey.id, passkey.publicKey), passkey.seal);
