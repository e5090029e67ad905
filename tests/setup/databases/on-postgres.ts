/**
 * A test of behavior that only a real Postgres has. On the embedded one, the test is reported as meant for the other.
 */
export const itOnPostgres = process.env.TEST_DATABASE_URL
	? it
	: (name: string, _run: () => Promise<void>) => it.todo(name);
