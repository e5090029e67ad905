import { pattern } from "@/lib/domain/text/short-forms";

/* Words by which somebody tells that a child no longer speaks with them. */

const children = "(sons?|daughters?|child(ren)?|kids?|boys?|girls?|one|eldest|youngest|oldest)";

const silence =
	"((does|do|did|has|have|will|would|is|are)( not|n['’]?t)|dont|doesnt|wont|hasnt|havent|isnt|no longer|never|" +
	"stopped|refuses? to)( (?!stop)\\w+)? (talk|speak|spoken|call|answer|ring|rung|write|written|see|seen)\\w*";

/** Matches what somebody writes of a grown child whom they miss. */
export const missesChild = pattern(
	`\\b${children}( of (mine|them))?( that| who)? ${silence}|(\\b(i|we) ${silence} (to |with )?(my|our)|\\bno contact ` +
		`with (my|our)) ${children}\\b|\\bestranged\\b|\\bcut (me|us) off\\b`,
	"iu",
);
