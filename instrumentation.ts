/** Next calls this once in each process that serves people. */
export function register(): void {
	// A build has no database; the middleware's own process has none of Node.
	if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NEXT_PHASE === "phase-production-build") return;
	// Where a launcher starts the process, the database is known a little later: lib/launcher/web/web.mjs.
	const { innerscriptOpened } = globalThis as { innerscriptOpened?: Promise<unknown> };
	void Promise.resolve(innerscriptOpened).then(async () => {
		const { lookForAbandoned } = await import("@/lib/server/abandoned/look");
		lookForAbandoned();
		const { remindWhenDue } = await import("@/lib/server/reminders/look");
		remindWhenDue();
	});
}
