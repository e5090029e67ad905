import { errorOf } from "@/lib/browser/core/api-client";
import type { JournalResult } from "@/lib/domain/journal/schema";
import { writtenOf } from "@/lib/domain/journal/written";
import { listWaiting, oneAtATime, removeWaiting, updateWaiting, type WaitingEntry } from "./outbox";

/** `later`: the network or the server is away. `signed-out`: nobody, or somebody else, is signed in. */
export type SendEnd = "done" | "later" | "signed-out";

/** Time limit of one send, in milliseconds; longer than a coach may take for a reflection. */
const PATIENCE_MS = 120_000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** How long the server remembers the key of a saved entry (`idempotency.ts`), with a margin, in milliseconds. */
const KNOWN_FOR_MS = 80 * DAY_MS;
const TOO_LONG_AGO =
	"It was sent once, a long time ago, and no answer came. Check your journal for it before you write it again.";

/** Sends one entry. @throws whatever `fetch` throws. */
const post = (userId: number, waiting: WaitingEntry): Promise<Response> =>
	fetch("/api/journal", {
		method: "POST",
		credentials: "include",
		headers: {
			"content-type": "application/json",
			"idempotency-key": waiting.sendKey,
			"x-timezone-offset": String(waiting.offset),
		},
		body: JSON.stringify({
			...writtenOf(waiting),
			...(waiting.photos && { photos: waiting.photos.map(({ id }) => id) }),
			...{ action: "submit", userId, writtenAt: waiting.writtenAt },
		}),
		signal: AbortSignal.timeout(PATIENCE_MS),
	});

/**
 * Sends a person's outbox, one entry after the other, so that their order is kept. An entry that the server refuses is
 * skipped, and stays. The key makes sure that nothing is saved twice.
 * @param onSaved Called after each entry that was saved.
 */
export function sendWaiting(userId: number, onSaved: () => void = () => {}): Promise<SendEnd> {
	return oneAtATime(async () => {
		for (;;) {
			const next = (await listWaiting(userId)).find(({ refused, notice }) => refused === null && notice === null);
			if (!next) return "done";
			const end = await sendOne(userId, next);
			if (end === "saved") onSaved();
			else if (end !== "refused") return end;
		}
	});
}

async function sendOne(userId: number, entry: WaitingEntry): Promise<SendEnd | "saved" | "refused"> {
	const now = Date.now();
	if (entry.triedAt !== null && now - entry.triedAt > KNOWN_FOR_MS) {
		await updateWaiting(userId, { ...entry, refused: TOO_LONG_AGO });
		return "refused";
	}
	if (entry.triedAt === null) await updateWaiting(userId, { ...entry, triedAt: now });
	const tried = { ...entry, triedAt: entry.triedAt ?? now };
	let response: Response;
	let saved: JournalResult | null;
	try {
		response = await post(userId, tried);
		saved = response.ok ? ((await response.json()) as JournalResult) : null;
	} catch {
		return "later";
	}
	if (saved) {
		if (saved.safety) await updateWaiting(userId, { ...tried, notice: saved.safety });
		else await removeWaiting(userId, entry.number);
		return "saved";
	}
	const { status } = response;
	if (status === 401 || status === 403) return "signed-out";
	if (status === 408 || status === 429 || status >= 500) return "later";
	const { text } = await errorOf(response).catch(() => ({ text: "" }));
	await updateWaiting(userId, { ...tried, refused: text || "The app did not accept it." });
	return "refused";
}
