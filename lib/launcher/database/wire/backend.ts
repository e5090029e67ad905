/**
 * One Postgres backend in this process, which is what PGlite is: it takes whole rounds of messages, and answers each.
 */
export interface Backend {
	execProtocolRawSync(messages: Uint8Array): Uint8Array;
	isInTransaction(): boolean;
	/**
	 * Asks it to cancel the running statement, or withdraws that request. Without this, statements have no time limit.
	 */
	cancel?(isAsked: boolean): void;
}
