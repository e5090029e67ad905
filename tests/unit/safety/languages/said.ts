import type { Kind } from "@/lib/domain/safety/kinds";

/** What people say in one language: what must be noticed, by kind, and what only sounds like it. */
export interface Said {
	language: string;
	danger: Partial<Record<Kind, string[]>>;
	lookalikes: string[];
}
