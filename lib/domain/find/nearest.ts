import type { Day } from "@/lib/domain/progress/days";
import { read } from "@/lib/domain/text/reading";
import { Finder } from "./finder";
import { library } from "./library";
import { type Finding, MAX_READ } from "./schema";

const finder = new Finder(library, "library");

/** Maximum number of results for one question. */
const MOST = 8;

/** Finds the library titles closest to a question, best first; none if no word is shared. */
export function nearestInLibrary(question: string, today: Day): Finding[] {
	return finder.rank(read(question.slice(0, MAX_READ), today), MOST).flatMap(({ found }): Finding[] => {
		const { kind, id, title, isUrgent } = found;
		return kind === "app" ? [] : [{ kind, slug: id, title, urgent: isUrgent === true }];
	});
}
