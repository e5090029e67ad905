import { Finder } from "@/lib/domain/find/finder";
import { library } from "@/lib/domain/find/library";
import type { Day } from "@/lib/domain/progress/days";
import { read } from "@/lib/domain/text/reading";
import { type Finding, MAX_READ } from "./schema";

const finder = new Finder(
	library.filter(({ kind }) => kind === "article"),
	"articles",
);

/** How many articles are shown for a question. */
const MOST = 5;

/** The articles nearest to a question, best first. None where no word is shared. */
export function nearestArticles(question: string, today: Day): Finding[] {
	return finder.rank(read(question.slice(0, MAX_READ), today), MOST).map(({ found }): Finding => {
		return { slug: found.id, question: found.title, urgent: found.isUrgent === true };
	});
}
