import type { Origin } from "@/lib/domain/scripts/schema";

const origins: readonly Origin[] = ["generated", "edited", "restored"];

/** Reads a stored origin; an unknown one counts as written by the coach. */
export const originOf = (stored: string): Origin => origins.find((origin) => origin === stored) ?? "generated";
