import type { FeelingId } from "@/lib/domain/feelings/feelings";
import type { PageThen } from "@/lib/domain/look-back/shown";

/** Somebody in a person's life, as they name them. */
export interface ClientPerson {
	id: string;
	/** The one that is shown first, then whatever else they go by. */
	names: string[];
}

/** What GET /api/people/{id} answers. */
export interface PersonPage extends ClientPerson {
	/** How many pages one of the names stands on, and how many messages and answers. */
	pages: number;
	elsewhere: number;
	/** Pages by month, oldest first: `YYYY-MM` */
	months: { month: string; pages: number }[];
	/** Feelings that were chosen on days of these pages, the most frequent first. */
	feelings: { id: FeelingId; count: number }[];
	/** The relationships of the timeline that name them. */
	relationships: { name: string; href: string }[];
	first: PageThen | null;
	newest: PageThen | null;
	/** Whether a page that names them shows a danger: nothing is asked about them then. */
	isCareful: boolean;
	/** Whether there was room to look through everything. */
	isComplete: boolean;
}
