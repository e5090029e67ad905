import type { RegistrationDoor } from "./schema";

/** The ways to sign in that are offered to somebody who is signed out. */
export interface Doors {
	/** Name of the configured issuer, or null without one. */
	singleSignOn: string | null;
	/** Who may make an account. */
	registration?: RegistrationDoor;
	/** Whether somebody who forgot their password can have a link sent. */
	resetByMail?: boolean;
}
