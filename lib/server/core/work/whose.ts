import { AsyncLocalStorage } from "node:async_hooks";

// One per process, even if a bundler evaluates this module several times.
const holder = globalThis as { innerscriptWhose?: AsyncLocalStorage<string> };
holder.innerscriptWhose ??= new AsyncLocalStorage();
const whose = holder.innerscriptWhose;

/** Runs work on behalf of a person: its database queries take turns with those made for others. */
export const onBehalfOf = <T>(userId: number, work: () => T): T => whose.run(String(userId), work);

/** Like `onBehalfOf`, while it is not yet known whose session it is. */
export const onBehalfOfSession = <T>(sessionId: string, work: () => T): T => whose.run(`session ${sessionId}`, work);

/** Returns the key of the person or session that current work is done for; undefined if unknown. */
export const whoseWork = (): string | undefined => whose.getStore();
