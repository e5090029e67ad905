import { pattern } from "@/lib/domain/text/short-forms";
/* Words by which somebody declines to answer, denies, or writes about the form itself. */

/** Matches sentences about the form itself, which make no sense in a text that is read elsewhere. */
export const aboutForm = pattern(
	"\\b((this|the other|the next|your) (question|form|page|box|questionnaire|app|program)|in the other one|" +
		"as you (can )?see|i('ll| will) (take|do|pick|choose|answer) \\w+( \\w+)?( here| then| for this|[.,]| in the)|" +
		"if (that|this|it) counts|what do you mean|i (don't|do not) understand the question)\\b",
);

export const declined = pattern(
	"^((nothing|none|no|nope|nobody|not)\\b[^.!?]{0,40}\\b((want|wanting|going) to (put|say|write|tell|share)|for now|" +
		"(that )?i know( of)?|comes to mind|to (add|say|tell|report|declare)|more|else|really|i can think of)\\b|(i('d| " +
		"would|’d)? )?(rather not|prefer not|don['’]?t want to (say|write|tell|talk|put|go))\\b|(no|none|nothing|nope|pass|" +
		"skip|n\\/?a|no idea|no comment|(as|see) above)([ ,]+(thanks|thank you))?[.!…]*$)",
	"i",
);

export const denied = pattern(
	"^(no(thing|body|ne| one)?\\b|not (a lot|much|really|that|very|so)\\b|never\\b|hardly\\b|" +
		"(i )?(can(no|['’])t|don['’]?t|do not) (really |quite )?(recall|remember|think|know|keep|have(?! to\\b)|see)\\b)",
	"i",
);

export const hedged = pattern(
	"\\b(i (don't|do not|dont) (really )?know|not sure|hard to say|no idea|can't remember|see above|as i said|" +
		"(this|these) questions?|this app)\\b",
);
