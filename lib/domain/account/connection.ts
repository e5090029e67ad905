export const connectionPath = "/api/external-login";

/** Whether and how somebody's account is connected with the configured issuer. */
export interface Connection {
	/** The issuer's name. */
	name: string;
	isConnected: boolean;
	/** Whether there is another way to log in. */
	canDisconnect: boolean;
}
