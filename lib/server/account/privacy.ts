import "server-only";
import { type Privacy, type Receiver, type Stream, streams } from "@/lib/domain/account/privacy";
import { locationOf } from "@/lib/domain/core/server-location";
import { coach, embedder, narrator, type Person, servers, staysHere, transcriber } from "@/lib/server/core/ai";
import { db } from "@/lib/server/core/database/db";
import { builtInEmbedder } from "@/lib/server/core/embeddings/built-in";
import { env } from "@/lib/server/core/env";
import { backupDays } from "./erase";

const nameOf: Record<Stream, (person: Person | null) => string | null> = {
	text: (person) => coach(person).name,
	voice: (person) => narrator(person).name,
	dictation: (person) => transcriber(person)?.name ?? null,
};

function receiversOf(person: Person | null): Receiver[] {
	const addresses = servers();
	return streams.map((what) => {
		const address = staysHere(person, what) ? null : addresses[what];
		const host = address === null ? null : new URL(address).host;
		return { what, name: nameOf[what](person), host, place: locationOf(host) };
	});
}

function pagesBy(person: Person | null): string | null {
	const by = embedder(person);
	return by && by.name !== builtInEmbedder.name ? by.name : null;
}

/**
 * Returns which kinds of words are sent where, according to the configuration.
 * @param person Null if nobody is signed in.
 */
export function readPrivacy(person: Person | null): Privacy {
	const { DATABASE_EMBEDDED, DATABASE_URL } = env();
	return {
		keepHere: person?.keepHere ?? false,
		hasChosen: typeof person?.keepHere === "boolean",
		receivers: receiversOf(person),
		configured: receiversOf(null),
		pagesBy: pagesBy(person),
		storage: DATABASE_EMBEDDED
			? { kind: "data folder", host: null }
			: { kind: "postgres", host: new URL(DATABASE_URL).hostname || null },
		backupDays: backupDays(),
	};
}

/** Stores whether a person's words may be sent to a configured server. */
export async function choosePrivacy(userId: number, keepHere: boolean): Promise<Privacy> {
	const person = await db().user.update({
		where: { id: userId },
		data: { keepHere },
		select: { id: true, keepHere: true },
	});
	if (keepHere) await db().pageVector.deleteMany({ where: { userId } });
	return readPrivacy(person);
}
