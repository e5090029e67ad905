export const connectionPath = "/api/external-login";

/** How somebody's account stands with the issuer that this installation is configured with. */
export interface Connection {
	/** What the issuer is called. */
	name: string;
	isConnected: boolean;
	/** Whether there is another way to log in. */
	canDisconnect: boolean;
}
