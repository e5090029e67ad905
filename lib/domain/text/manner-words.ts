import { pattern } from "@/lib/domain/text/short-forms";
/* Words by which somebody says in the settings how a coach should speak. */

export const gentle = pattern(
	"\\b(gentl[ey]|soft(ly|er)?|kind(ly|er)?|warm(ly|th)?|tender(ly)?|patient(ly)?|careful(ly)?|" +
		"soothing|compassionate|empathetic|empathic)\\b",
	"g",
);

export const direct = pattern(
	"\\b(direct(ly)?|blunt(ly)?|straight|straightforward|challeng(e|es|ing)|honest(ly)?|tough|" +
		"no[- ]nonsense|provok(e|ing)|confront(s|ing)?|unsparing|frank(ly)?)\\b",
	"g",
);

export const denied =
	/\b(?:not|never|don't|do not|without being|less|avoid being|isn't|no) (?:so |too |be |being |overly |very )?$/;

export const no = "(?:no|without|don't|do not|never|skip|leave (out|off)|drop|omit|avoid|stop)";

export const wishes = {
	brief: pattern(
		"\\b((be|keep|stay|answer|reply|write|very|really|as) (\\w+ ){0,3}(short|brief|concise|succinct|terse)|" +
			"(short|brief|concise|terse) (answers?|replies|responses?|messages?|insights?|reflections?|thoughts?)|" +
			"(short|brief|concise|terse)[.!]?$|(one|two|1|2|a few) (or two |short )?(sentences?|lines?|words))\\b",
		"m",
	),
	noQuestions: pattern(
		`\\b${no} (\\w+ ){0,4}?(questions?|asking)\\b|\\bdon't ask (me )?(anything|any|back|things|so)|\\bnever ask\\b`,
	),
	noParting: pattern(
		`\\b${no} ((\\w+ ){0,5}?(parting|closing|final|last|ending) (thoughts?|lines?|sentences?|words?|wisdom)\\b|(\\w+ ` +
			"){0,3}?(aphorisms?|wisdoms?|proverbs?)\\b)",
	),
	noQuotes: pattern(
		`\\b${no} ((need to|use|give|show|me|any|more|a|the|my|own|include|pick|add|put|in|back|direct|from) ` +
			"){0,4}(quotes?|quoting|quotations?)\\b",
	),
	noJournal: pattern(`\\b${no} (\\w+ ){0,5}?(journal|diary|entries)\\b|\\bleave (my |the )?journal (out|alone)\\b`),
};
