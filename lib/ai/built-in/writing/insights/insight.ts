import type { Desk } from "../desk";

/** Something the coach may have noticed. */
export interface Insight {
	/** Insights of one family are not put next to each other: one is taken, the rest wait. */
	family: string;
	/** How much it is worth saying; about 1 to 10. */
	weight: number;
	/** Says it, quoting where it quotes; null where it turns out that it cannot. */
	write(desk: Desk): string | null;
}
