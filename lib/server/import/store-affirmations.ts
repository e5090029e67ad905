import "server-only";
import type { IncomingRow } from "@/lib/domain/import/incoming";
import { db } from "@/lib/server/core/database/db";
import { keepBytes } from "@/lib/server/core/objects/objects";
import { eachOf, idOf, inOneBatch, place, type Work } from "./batches";
import type { RowList } from "./row-list";
import { Sounds } from "./sounds";
import type { Packed } from "./zip";

type Affirmation = IncomingRow<"affirmations">;

/** Returns the URL at which a sound is played. */
function urlOf({ kind, voice }: Affirmation, id: string, loveScriptId: string | null): string {
	if (kind === "sample") return `/api/voice-preferences/sample?voice=${voice}`;
	if (kind === "narrative") return `/api/love-script/${loveScriptId}/audio/stream?voice=${voice}`;
	return `/api/affirmations/${id}/audio?voice=${voice}`;
}

const placeOf = ({ kind, orderNum, voice }: { kind: string; orderNum: number | null; voice: string }) =>
	`${kind}/${orderNum}/${voice}`;

/** Returns the places in the person's script that already have a sound. */
async function placesTaken(userId: number): Promise<Set<string>> {
	const taken = await db().affirmation.findMany({
		where: { userId, loveScriptId: { not: null } },
		select: { kind: true, orderNum: true, voice: true },
	});
	return new Set(taken.map(placeOf));
}

/**
 * Stores sounds one at a time: each can be some megabytes.
 * @param find Finds a file of the ZIP.
 */
export async function storeAffirmations(
	work: Work,
	rows: RowList<Affirmation>,
	find: (name: string) => Packed | null,
): Promise<void> {
	const { userId } = work;
	const places = await placesTaken(userId);
	const sounds = new Sounds(userId);
	for (const placed of eachOf(place(work, "affirmations", rows))) {
		const { id, row } = placed;
		const { audio, createdAt, updatedAt, kind, orderNum, voice, ...rest } = row;
		const script = idOf(work, "loveScripts", rest.loveScriptId);
		// A script has one sound per place and voice. Another sound for the place is stored without the script and found by
		// its text.
		const isFirst = !places.has(placeOf(row));
		const loveScriptId = isFirst ? script : null;
		if (loveScriptId !== null) places.add(placeOf(row));
		const sound = await sounds.take(audio === null ? null : find(audio));
		const kept = sound && (await keepBytes("Affirmation", { id, userId }, { audioData: sound }));
		await inOneBatch(work, "affirmations", [placed], async (tx) => {
			await tx.affirmation.create({
				data: {
					...{
						id,
						userId,
						loveScriptId,
						kind,
						orderNum,
						voice,
						text: rest.text,
						narrator: rest.narrator,
						...kept?.columns,
					},
					audioUrl: urlOf(row, id, loveScriptId),
					createdAt: new Date(createdAt),
					updatedAt: new Date(updatedAt),
				},
			});
			await kept?.settle(tx);
		});
	}
}
