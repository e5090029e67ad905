import { z } from "zod";

/** How long, in minutes, a sign-in by OpenID counts as proof of identity. */
export const FRESH_SIGN_IN_MINUTES = 5;

/** Body of DELETE /api/account. A person without a password leaves it out. */
export const eraseSchema = z.strictObject({
	password: z.string("Password is required").max(1000).optional(),
	confirm: z.string("Please type your username to confirm").max(200),
});
export type Erase = z.infer<typeof eraseSchema>;

/** The day on which the last backup with the person's data is deleted; null if only the operator knows. */
interface BackupsGone {
	backupsGoneBy: string | null;
}

/** Response of GET /api/account: what erasing the account involves. */
export interface ErasingTerms extends BackupsGone {
	username: string;
	/** How the person has to prove their identity. */
	proof: "password" | "sign-in";
	/** Whether the person signed in just now, which is the proof for a person without a password. */
	isFresh: boolean;
	/** The issuer's name if the proof is a sign-in. */
	issuer: string | null;
}

/** Response of DELETE /api/account. */
export interface Erased extends BackupsGone {
	erased: true;
}

/**
 * Returns the sentence about backups.
 * @param day The day in words; null if only the operator knows it.
 */
export function backupsSentence(day: string | null): string {
	if (day) {
		return `The last backup that holds what you wrote is removed by ${day}, or later if the server is switched off in between.`;
	}
	return "How long backups hold what you wrote is up to whoever runs this server. Please ask them.";
}
