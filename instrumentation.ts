/** Next calls this once in each server process. */
export function register(): void {
	// There is no database during a build, and the middleware's runtime lacks Node's APIs.
	if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NEXT_PHASE === "phase-production-build") return;
	// If a launcher starts the process, the database address is known a little later: lib/launcher/web/web.mjs.
	const { innerscriptOpened } = globalThis as { innerscriptOpened?: Promise<unknown> };
	void Promise.resolve(innerscriptOpened).then(async () => {
		const { lookForAbandoned } = await import("@/lib/server/abandoned/look");
		lookForAbandoned();
		const { remindWhenDue } = await import("@/lib/server/reminders/look");
		remindWhenDue();
	});
}
