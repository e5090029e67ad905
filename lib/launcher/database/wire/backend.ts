/**
 * One Postgres backend in this process, which is what PGlite is: it takes whole rounds of messages, and answers each.
 */
export interface Backend {
	execProtocolRawSync(messages: Uint8Array): Uint8Array;
	isInTransaction(): boolean;
}
