import type { FeelingId } from "@/lib/domain/feelings/feelings";
import type { PageThen } from "@/lib/domain/look-back/shown";

/** Somebody in the person's life, with the names they use. */
export interface ClientPerson {
	id: string;
	/** The name that is shown, followed by any others. */
	names: string[];
}

/** Response of GET /api/people/{id}. */
export interface PersonPage extends ClientPerson {
	/** How many pages mention one of the names, and how many messages and answers do. */
	pages: number;
	elsewhere: number;
	/** Pages by month, oldest first; `month` is `YYYY-MM`. */
	months: { month: string; pages: number }[];
	/** Feelings that were chosen on the days of these pages, most frequent first. */
	feelings: { id: FeelingId; count: number }[];
	/** The relationships of the timeline that name this person. */
	relationships: { name: string; href: string }[];
	first: PageThen | null;
	newest: PageThen | null;
	/** Whether a page that names this person suggests danger; then no questions about them are shown. */
	isCareful: boolean;
	/** Whether all texts could be searched within the limit. */
	isComplete: boolean;
}
