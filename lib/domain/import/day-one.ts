import { z } from "zod";
import { fill } from "@/lib/domain/core/fill";
import type { Day } from "@/lib/domain/progress/days";
import { type Clock, dayAt, isZone } from "./clock";
import { type Foreign, plainLines, take } from "./foreign";
import { names, reasons } from "./texts";

const mediaSchema = z.array(z.unknown()).optional().catch(undefined);

const entrySchema = z.object({
	uuid: z.string().max(200).optional().catch(undefined),
	text: z.string().optional().catch(undefined),
	creationDate: z.iso.datetime({ offset: true }),
	timeZone: z.string().max(60).optional().catch(undefined),
	photos: mediaSchema,
	videos: mediaSchema,
	audios: mediaSchema,
	pdfAttachments: mediaSchema,
});

/** A Day One export, as far as it is told from others. */
export const dayOneSchema = z.object({
	metadata: z.object({ version: z.union([z.string(), z.number()]) }),
	entries: z.array(z.unknown()),
});

const MEDIA = /!\[[^\]]*\]\(dayone-moment:[^)]*\)\n?/g;
/** Day One writes a backslash before what could be taken for Markdown. */
const ESCAPED = /\\([\\`*_{}[\]()#+\-.!>~|])/g;

/**
 * The entries of a Day One export, with a pause after each.
 * @param clock Of the person, for entries that name no time zone. @param today The person's day.
 */
export function* readDayOne(file: z.infer<typeof dayOneSchema>, clock: Clock, today: Day): Generator<void, Foreign> {
	const foreign: Foreign = { entries: [], leftOut: [] };
	let media = 0;
	for (const [index, raw] of file.entries.entries()) {
		yield;
		const what = fill(names.entry, { number: String(index + 1) });
		const { data: entry } = entrySchema.safeParse(raw);
		if (!entry) {
			foreign.leftOut.push({ what, why: reasons.notUnderstood });
			continue;
		}
		for (const list of [entry.photos, entry.videos, entry.audios, entry.pdfAttachments]) media += list?.length ?? 0;
		const createdAt = new Date(entry.creationDate);
		const day = dayAt(createdAt, entry.timeZone && isZone(entry.timeZone) ? { zone: entry.timeZone } : clock);
		const content = plainLines(entry.text ?? "")
			.replace(MEDIA, "")
			.replace(ESCAPED, "$1")
			.trim();
		const id = entry.uuid ?? String(index);
		take(
			foreign,
			{ id, day, createdAt: createdAt.toISOString(), title: null, content, prompt: "" },
			today,
			`${what}, ${day}`,
		);
	}
	if (media > 0) foreign.leftOut.push({ what: fill(names.media, { count: String(media) }), why: reasons.media });
	return foreign;
}
