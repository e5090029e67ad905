import "server-only";
import { createHash } from "node:crypto";
import type { Certainty } from "@/lib/domain/safety/kinds";
import { isGrave } from "@/lib/safety/grave";
import { read } from "@/lib/server/safety/read";

/** How sure it is that a text tells of a danger; null if it has no sign of one. */
type Verdict = Certainty | null;
/** Verdicts on texts, by their hashes: the same few pages are checked on every visit. Only kept in memory. */
const known = new Map<string, Verdict>();
const MOST_KNOWN = 20_000;

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64");

/** How many characters are read at a time. */
const AT_ONCE = 60_000;

/**
 * Returns how sure it is that these texts tell of a danger; null if there is no sign of one. Unlike in `showsDanger`, a
 * grave word alone is not a sign: nearly every diary of a year contains one.
 */
export async function dangerIn(userId: number, texts: readonly string[]): Promise<Verdict> {
	let found: Verdict = null;
	for (let from = 0; from < texts.length; ) {
		const some: string[] = [];
		for (let length = 0; from < texts.length && (some.length === 0 || length < AT_ONCE); from++) {
			const text = texts[from] ?? "";
			some.push(text);
			length += text.length;
		}
		const verdict = await knownOr(`signs ${some.length} ${some.join("\n")}`, async () => {
			const [first] = await read(userId, "callsIn", some);
			return first?.certainty ?? null;
		});
		if (verdict === "clear") return verdict;
		found ??= verdict;
	}
	return found;
}

async function knownOr(text: string, look: () => Promise<Verdict>): Promise<Verdict> {
	const hash = hashOf(text);
	let verdict = known.get(hash);
	if (verdict === undefined) {
		verdict = await look();
		if (known.size >= MOST_KNOWN) known.clear();
		known.set(hash, verdict);
	}
	return verdict;
}

/**
 * Whether any of these texts shows that somebody was in danger, even doubtfully or long ago. Such texts are never
 * brought back to the person unasked.
 */
export async function showsDanger(userId: number, texts: readonly string[]): Promise<boolean> {
	for (const text of texts) {
		const look = async () =>
			isGrave(text.toLowerCase()) || (await read(userId, "signs", [text])).length > 0 ? "doubtful" : null;
		if ((await knownOr(text, look)) !== null) return true;
	}
	return false;
}
