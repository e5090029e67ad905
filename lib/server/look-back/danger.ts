import "server-only";
import { createHash } from "node:crypto";
import { isGrave } from "@/lib/safety/grave";
import { read } from "@/lib/server/safety/read";

/** Verdicts on texts, by their hashes: the same few pages are looked at on every visit. Nothing of it is stored. */
const known = new Map<string, boolean>();
const MOST_KNOWN = 20_000;

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64");

/**
 * Whether any of these texts shows that somebody was in danger, also in doubt and also long ago: what does is never brought back
 * to them by itself.
 */
export async function showsDanger(userId: number, texts: readonly string[]): Promise<boolean> {
	for (const text of texts) {
		const hash = hashOf(text);
		let verdict = known.get(hash);
		if (verdict === undefined) {
			verdict = isGrave(text.toLowerCase()) || (await read(userId, "signs", [text])).length > 0;
			if (known.size >= MOST_KNOWN) known.clear();
			known.set(hash, verdict);
		}
		if (verdict) return true;
	}
	return false;
}
