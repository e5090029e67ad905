import { z } from "zod";

/** How long a sign-in by OpenID counts as proof of who it is, in minutes. */
export const FRESH_SIGN_IN_MINUTES = 5;

/** DELETE /api/account. The password is left out by somebody who has none. */
export const eraseSchema = z.strictObject({
	password: z.string("Password is required").max(1000).optional(),
	confirm: z.string("Please type your username to confirm").max(200),
});
export type Erase = z.infer<typeof eraseSchema>;

/** When the last backup with somebody's data is gone; null if only whoever runs the app knows. */
interface BackupsGone {
	backupsGoneBy: string | null;
}

/** GET /api/account: what erasing it involves. */
export interface ErasingTerms extends BackupsGone {
	username: string;
	/** How the person proves who they are. */
	proof: "password" | "sign-in";
	/** Whether they signed in just now, which is the proof of somebody without a password. */
	isFresh: boolean;
	/** The issuer's name if the proof is a sign-in. */
	issuer: string | null;
}

/** The answer to DELETE /api/account. */
export interface Erased extends BackupsGone {
	erased: true;
}

/** The sentence about backups. @param day The day in words. */
export function backupsSentence(day: string | null): string {
	if (day) {
		return `The last backup that holds what you wrote is removed by ${day}. It takes longer where the server is switched off in between.`;
	}
	return "How long backups hold what you wrote is up to whoever runs this server. Please ask them.";
}
