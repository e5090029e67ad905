import type { RegistrationDoor } from "./schema";

/** The ways to sign in that a signed-out visitor is offered. */
export interface SignInOptions {
	/** Name of the configured issuer; null if none is configured. */
	singleSignOn: string | null;
	/** Who may create an account. */
	registration?: RegistrationDoor;
	/** Whether a person who forgot their password can have a reset link mailed to them. */
	resetByMail?: boolean;
}
