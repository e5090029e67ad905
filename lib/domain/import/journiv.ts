import { z } from "zod";
import { fill } from "@/lib/domain/core/fill";
import type { Day } from "@/lib/domain/progress/days";
import { type Clock, dayAt, instantAt, isZone } from "./clock";
import { Foreign, plainLines } from "./foreign";
import { cutName } from "./left-out";
import { feelingOfMood } from "./moods";
import { names, reasons } from "./texts";

const time = z.iso.datetime({ offset: true, local: true });

const mood = z.string().max(100).nullish().catch(undefined);

const entrySchema = z.object({
	title: z.string().max(500).nullish().catch(undefined),
	content: z.string().nullish().catch(undefined),
	content_plain_text: z.string().nullish().catch(undefined),
	entry_date: z.iso.date().nullish().catch(undefined),
	entry_datetime_utc: time.nullish().catch(undefined),
	entry_timezone: z.string().max(60).nullish().catch(undefined),
	created_at: time.nullish().catch(undefined),
	prompt_text: z.string().max(500).nullish().catch(undefined),
	mood_log: z.object({ mood_name: mood }).nullish().catch(undefined),
	mood,
	mood_name: mood,
	media: z.array(z.unknown()).nullish().catch(undefined),
});

/** The fields by which a Journiv export is recognized. */
export const journivSchema = z.object({
	export_version: z.string(),
	journals: z.array(z.object({ title: z.string().catch(""), entries: z.array(z.unknown()).default([]) })),
});

/** Parses a time of Journiv's, which is in UTC even if it does not say so. */
const utc = (text: string) => new Date(/[zZ]|[+-]\d\d:?\d\d$/.test(text) ? text : `${text}Z`);

/**
 * Reads the entries of all journals of a Journiv export.
 * @param clock The person's clock.
 * @param today The person's local day.
 * @throws AppError `invalid` if there are too many entries.
 */
export function readJourniv(file: z.infer<typeof journivSchema>, clock: Clock, today: Day): Foreign {
	const foreign = new Foreign();
	let media = 0;
	for (const [place, journal] of file.journals.entries()) {
		foreign.count();
		const name = cutName(journal.title);
		for (const [index, raw] of journal.entries.entries()) {
			foreign.count();
			const what = [name, fill(names.entry, { number: String(index + 1) })].filter(Boolean).join(", ");
			const { data: entry } = entrySchema.safeParse(raw);
			if (!entry) {
				foreign.leftOut.add(what, reasons.notUnderstood);
				continue;
			}
			media += entry.media?.length ?? 0;
			const zone = entry.entry_timezone && isZone(entry.entry_timezone) ? { zone: entry.entry_timezone } : clock;
			const at = entry.entry_datetime_utc ?? (entry.entry_date ? null : entry.created_at);
			const createdAt = at ? utc(at) : entry.entry_date ? instantAt(entry.entry_date, 12 * 60, zone) : null;
			if (!createdAt) {
				foreign.leftOut.add(what, reasons.noDay);
				continue;
			}
			const day = entry.entry_date ?? dayAt(createdAt, zone);
			const content = plainLines(entry.content ?? entry.content_plain_text ?? "").trim();
			const title = entry.title?.trim() || null;
			const words = {
				title: title?.slice(0, 300) ?? null,
				content: content || title || "",
				prompt: entry.prompt_text ?? "",
			};
			const placed = { id: `${place}-${index}`, day, createdAt: createdAt.toISOString() };
			const called = `${what}, ${day}`;
			const mood = (entry.mood_log?.mood_name ?? entry.mood_name ?? entry.mood ?? "").trim();
			const feeling = feelingOfMood(mood);
			// A mood without words is still imported, as a feeling.
			const isIn = (words.content !== "" || feeling === null) && foreign.take({ ...placed, ...words }, today, called);
			if (feeling !== null) foreign.feel({ ...placed, feeling, entryId: isIn ? placed.id : null }, today, called);
			// The mood is not added to the text: with another text, the entry would be imported a second time if it was
			// imported before.
			else if (mood !== "" && isIn) foreign.leftOut.add(`${called}, ${mood}`, reasons.noSuchFeeling);
		}
	}
	if (media > 0) foreign.leftOut.add(fill(names.media, { count: String(media) }), reasons.media);
	return foreign;
}
