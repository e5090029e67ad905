import { z } from "zod";

/** Query of the library search. It may be longer than the part that is read, but not without limit. */
export const findSchema = z.object({ q: z.string("Please write what you are looking for.").max(8000) });

/** How many characters of a question are read; the rest is ignored. */
export const MAX_READ = 2000;

/** A library title that is close to what the person asked. */
export interface Finding {
	kind: "article" | "exercise" | "talk";
	slug: string;
	title: string;
	/** Whether it is about danger, and begins with the link to Help now. */
	urgent: boolean;
}

/** Response of `GET /api/library`: up to eight titles, the closest first. */
export interface LibraryAnswer {
	found: Finding[];
}
