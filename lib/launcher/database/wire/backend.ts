/** One Postgres backend in this process, as PGlite is: whole rounds of messages in, the answer out. */
export interface Backend {
	execProtocolRawSync(messages: Uint8Array): Uint8Array;
	isInTransaction(): boolean;
	/** Asks it to end the statement that runs, or takes back that it was asked; without it, statements have no time limit. */
	cancel?(isAsked: boolean): void;
}
