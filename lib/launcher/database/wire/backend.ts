/**
 * One Postgres backend in this process, which is what PGlite is: it takes complete rounds of messages and answers each.
 */
export interface Backend {
	/**
	 * Runs messages and returns the raw answer. The backend also keeps the parsed answers until `execProtocol` is called.
	 */
	execProtocolRawSync(messages: Uint8Array): Uint8Array;
	/** Runs messages, and discards everything that was kept of earlier answers. */
	execProtocol(messages: Uint8Array, options: { syncToFs: boolean; throwOnError: boolean }): Promise<unknown>;
	isInTransaction(): boolean;
}
