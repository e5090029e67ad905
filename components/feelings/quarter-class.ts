import type { Quarter } from "@/lib/domain/feelings/feelings";

/** The color of each quarter of feelings, the same everywhere; the tokens are defined in app/globals.css. */
export const quarterClass: Readonly<Record<Quarter, string>> = {
	stirred: "bg-feeling-stirred",
	bright: "bg-feeling-bright",
	low: "bg-feeling-low",
	calm: "bg-feeling-calm",
};
