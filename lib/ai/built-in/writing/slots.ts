import type { Who } from "./who";

interface Slots {
	who: Who;
	someone: string | null;
	day: string | null;
}

/** Fills `{someone}`, `{they}`, `{day}` and the like; at the start of a sentence with a capital. */
export function fillSlots(text: string, { who, someone, day }: Slots): string {
	const values: Record<string, string> = {
		someone: someone ?? "someone you trust",
		day: day ? `on ${day}` : "one evening",
		noun: who.noun,
		they: who.they,
		them: who.them,
		their: who.their,
		was: who.v("was", "were"),
		has: who.v("has", "have"),
		is: who.v("is", "are"),
		does: who.v("does", "do"),
	};
	return text.replace(/(^|[.!?:] )?\{(\w+)\}/g, (_, before: string | undefined, name: string) => {
		const value = values[name] ?? "";
		const opens = before !== undefined && !before.startsWith(":");
		return `${before ?? ""}${opens ? value.charAt(0).toUpperCase() + value.slice(1) : value}`;
	});
}

/** The longest stretch of ours in a sentence, without quotes and slots: what makes it recognizable. */
export function coreOf(variant: string): string {
	const pieces = variant.split(/“[^”]*”|\{\w+\}|\*[^*]*\*/);
	const longest = pieces.reduce((a, b) => (b.trim().length > a.trim().length ? b : a), "");
	return longest.trim().slice(0, 48);
}
