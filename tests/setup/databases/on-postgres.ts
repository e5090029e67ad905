/** A test of what only a real Postgres does. On the embedded one it says that it is for the other. */
export const itOnPostgres = process.env.TEST_DATABASE_URL
	? it
	: (name: string, _run: () => Promise<void>) => it.todo(name);
