import { z } from "zod";
import { fill } from "@/lib/domain/core/fill";
import { MAX_PHOTOS } from "@/lib/domain/photos/limits";
import type { Day } from "@/lib/domain/progress/days";
import { type Clock, dayAt, isZone } from "./clock";
import { Foreign, type ForeignEntry, plainLines } from "./foreign";
import { feelingCalled } from "./moods";
import { names, reasons } from "./texts";

const mediaSchema = z.array(z.unknown()).optional().catch(undefined);

/** A picture. Its file is named after the hash of its content. */
const photoSchema = z
	.object({
		md5: z.string().regex(/^[\w-]{1,64}$/),
		type: z
			.string()
			.regex(/^\w{1,8}$/)
			.catch("jpeg"),
		orderInEntry: z.number().int().min(0).max(100_000).catch(100_000),
	})
	.nullable()
	.catch(null);
type Photo = z.infer<typeof photoSchema>;

const entrySchema = z.object({
	uuid: z.string().max(200).optional().catch(undefined),
	text: z.string().optional().catch(undefined),
	creationDate: z.iso.datetime({ offset: true }),
	timeZone: z.string().max(60).optional().catch(undefined),
	tags: z.array(z.string().max(200)).max(100).optional().catch(undefined),
	photos: z.array(photoSchema).optional().catch(undefined),
	videos: mediaSchema,
	audios: mediaSchema,
	pdfAttachments: mediaSchema,
});

/** The fields by which a Day One export is recognized. */
export const dayOneSchema = z.object({
	metadata: z.object({ version: z.union([z.string(), z.number()]) }),
	entries: z.array(z.unknown()),
});

/** Matches a character with the backslash that Day One puts before anything that looks like Markdown. */
const ESCAPED = /\\([\\`*_{}[\]()#+\-.!>~|])/g;

const MOMENT = "](dayone-moment:";

/**
 * Removes the picture markers `![…](dayone-moment:…)` from a text. Takes linear time; a regular expression would search
 * for the end of each unclosed marker again and again.
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
 * Reads the entries of a Day One export and, for each, the first tag that is the name of a feeling.
 * @param clock The person's clock, for entries that name no time zone.
 * @param today The person's local day.
 * @throws AppError `invalid` if there are too many entries.
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
		for (const list of [entry.videos, entry.audios, entry.pdfAttachments]) media += list?.length ?? 0;
		const createdAt = new Date(entry.creationDate);
		const day = dayAt(createdAt, entry.timeZone && isZone(entry.timeZone) ? { zone: entry.timeZone } : clock);
		const content = withoutMoments(plainLines(entry.text ?? ""))
			.replace(ESCAPED, "$1")
			.trim();
		const id = entry.uuid ?? String(index);
		const read = { id, day, createdAt: createdAt.toISOString(), title: null, content, prompt: "" };
		const isIn = foreign.take(read, today, `${what}, ${day}`);
		takePhotos(foreign, read, isIn ? (entry.photos ?? []) : [], `${what}, ${day}`);
		// Day One has no moods; people use tags instead.
		const feeling = entry.tags?.map(feelingCalled).find((one) => one !== null) ?? null;
		if (feeling !== null) {
			const { createdAt: at } = read;
			foreign.feel({ id, day, createdAt: at, feeling, entryId: isIn ? id : null }, today, `${what}, ${day}`);
		}
	}
	if (media > 0) foreign.leftOut.add(fill(names.otherMedia, { count: String(media) }), reasons.otherMedia);
	return foreign;
}

/** Takes the first pictures of an entry, in their order; the others are left out. */
function takePhotos(foreign: Foreign, { id, createdAt }: ForeignEntry, photos: readonly Photo[], what: string): void {
	const named = photos.filter((photo) => photo !== null).sort((a, b) => a.orderInEntry - b.orderInEntry);
	for (const [place, { md5, type }] of named.slice(0, MAX_PHOTOS).entries()) {
		foreign.photos.push({ id: `${id}/${place}`, entryId: id, createdAt, place, file: `photos/${md5}.${type}` });
	}
	const left = photos.length - Math.min(named.length, MAX_PHOTOS);
	if (left === 0) return;
	const why = named.length > MAX_PHOTOS ? reasons.tooManyPhotos : reasons.noPhoto;
	foreign.leftOut.add(`${what}: ${fill(names.photos, { count: String(left) })}`, why);
}
