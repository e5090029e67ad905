export const connectionPath = "/api/external-login";

/**
 * Whether a person's account is connected to the configured issuer (single sign-on), and whether that can be undone.
 */
export interface Connection {
	/** The issuer's name. */
	name: string;
	isConnected: boolean;
	/** Whether the person has another way to sign in, so that disconnecting does not lock them out. */
	canDisconnect: boolean;
}
