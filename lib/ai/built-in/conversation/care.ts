import { signs } from "@/lib/safety/assess";
import { findCare } from "../reading/care";
import type { careLines } from "./stock/care-lines";

export type CareMode = keyof typeof careLines;

/** Danger from somebody close stays in mind for so many of the person’s messages, other kinds for fewer. */
const REMEMBERED: Record<CareMode, number> = { selfHarm: 2, partner: 6, others: 1, friend: 3, violencePast: 2 };

/** What one message asks care for. */
export function careFor(message: string): CareMode | null {
	const [kind] = signs([message]);
	if (kind === "self-harm") return "selfHarm";
	if (kind === "partner-danger") return "partner";
	if (kind === "danger-to-others") return "others";
	if (kind === "someone-else") return "friend";
	const [hit] = findCare(message);
	if (!hit) return null;
	if (hit.kind === "self-harm") return "selfHarm";
	return hit.kind === "violence" && hit.present ? "partner" : "violencePast";
}

/** Which kind of care a talk asks for now: what the message says, else what was said shortly before. */
export function careIn(message: string, earlier: readonly string[]): CareMode | null {
	const now = careFor(message);
	const recent = earlier.slice(-6).reverse();
	const before = recent.map((text, ago) => ({ mode: careFor(text), ago }));
	const remembered = before.find(({ mode, ago }) => mode !== null && ago < REMEMBERED[mode])?.mode ?? null;
	// Somebody dangerous at home stays so, whatever else comes up.
	if (now === "violencePast" && remembered === "partner") return "partner";
	return now ?? remembered;
}
