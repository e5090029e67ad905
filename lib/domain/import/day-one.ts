import { z } from "zod";
import { fill } from "@/lib/domain/core/fill";
import type { Day } from "@/lib/domain/progress/days";
import { type Clock, dayAt, isZone } from "./clock";
import { Foreign, plainLines } from "./foreign";
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

/** Day One writes a backslash before what could be taken for Markdown. */
const ESCAPED = /\\([\\`*_{}[\]()#+\-.!>~|])/g;

const MOMENT = "](dayone-moment:";

/**
 * A text without the marks of its pictures: `![…](dayone-moment:…)`. Reads it once from its beginning to its end; an
 * expression would look for the end of each mark that has none, again and again.
 */
function withoutMoments(text: string): string {
	const parts: string[] = [];
	let from = 0;
	let bracket = 0;
	for (let at = text.indexOf("!["); at !== -1; at = text.indexOf("![", at)) {
		if (bracket < at + 2) bracket = text.indexOf("]", at + 2);
		if (bracket === -1) break;
		if (!text.startsWith(MOMENT, bracket)) {
			at += 2;
			continue;
		}
		const end = text.indexOf(")", bracket + MOMENT.length);
		if (end === -1) break;
		parts.push(text.slice(from, at));
		from = text.charAt(end + 1) === "\n" ? end + 2 : end + 1;
		at = from;
	}
	parts.push(text.slice(from));
	return parts.join("");
}

/**
 * The entries of a Day One export.
 * @param clock Of the person, for entries that name no time zone. @param today The person's day.
 * @throws AppError `invalid` where there are too many.
 */
export function readDayOne(file: z.infer<typeof dayOneSchema>, clock: Clock, today: Day): Foreign {
	const foreign = new Foreign();
	let media = 0;
	for (const [index, raw] of file.entries.entries()) {
		foreign.count();
		const what = fill(names.entry, { number: String(index + 1) });
		const { data: entry } = entrySchema.safeParse(raw);
		if (!entry) {
			foreign.leftOut.add(what, reasons.notUnderstood);
			continue;
		}
		for (const list of [entry.photos, entry.videos, entry.audios, entry.pdfAttachments]) media += list?.length ?? 0;
		const createdAt = new Date(entry.creationDate);
		const day = dayAt(createdAt, entry.timeZone && isZone(entry.timeZone) ? { zone: entry.timeZone } : clock);
		const content = withoutMoments(plainLines(entry.text ?? ""))
			.replace(ESCAPED, "$1")
			.trim();
		const id = entry.uuid ?? String(index);
		const read = { id, day, createdAt: createdAt.toISOString(), title: null, content, prompt: "" };
		foreign.take(read, today, `${what}, ${day}`);
	}
	if (media > 0) foreign.leftOut.add(fill(names.media, { count: String(media) }), reasons.media);
	return foreign;
}
