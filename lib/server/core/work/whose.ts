import { AsyncLocalStorage } from "node:async_hooks";

// One for the process, however often bundlers evaluate this module.
const holder = globalThis as { innerscriptWhose?: AsyncLocalStorage<string> };
holder.innerscriptWhose ??= new AsyncLocalStorage();
const whose = holder.innerscriptWhose;

/** Does something for a person: what it asks of the database takes turns with what is done for others. */
export const onBehalfOf = <T>(userId: number, work: () => T): T => whose.run(String(userId), work);

/** The same while it is not known yet whose session it is. */
export const onBehalfOfSession = <T>(sessionId: string, work: () => T): T => whose.run(`session ${sessionId}`, work);

/** For whom something is done just now; undefined where nobody is known. */
export const whoseWork = (): string | undefined => whose.getStore();
