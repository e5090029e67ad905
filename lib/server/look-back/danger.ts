import "server-only";
import { createHash } from "node:crypto";
import { isGrave } from "@/lib/safety/grave";
import { read } from "@/lib/server/safety/read";

/** Verdicts on texts, by their hashes: the same few pages are checked on every visit. Only kept in memory. */
const known = new Map<string, boolean>();
const MOST_KNOWN = 20_000;

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64");

/** How many characters are read at a time. */
const AT_ONCE = 60_000;

/**
 * Whether any of these texts has signs of danger, including doubtful ones. Unlike in `showsDanger`, a grave word alone
 * is not a sign: nearly every diary of a year contains one.
 */
export async function showsSigns(userId: number, texts: readonly string[]): Promise<boolean> {
	for (let from = 0; from < texts.length; ) {
		const some: string[] = [];
		for (let length = 0; from < texts.length && (some.length === 0 || length < AT_ONCE); from++) {
			const text = texts[from] ?? "";
			some.push(text);
			length += text.length;
		}
		if (
			await isKnownOr(
				`signs ${some.length} ${some.join("\n")}`,
				async () => (await read(userId, "signs", some)).length > 0,
			)
		) {
			return true;
		}
	}
	return false;
}

async function isKnownOr(text: string, look: () => Promise<boolean>): Promise<boolean> {
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
		const look = async () => isGrave(text.toLowerCase()) || (await read(userId, "signs", [text])).length > 0;
		if (await isKnownOr(text, look)) return true;
	}
	return false;
}
