import type { Term } from "@/lib/domain/text/terms";
import { stem } from "@/lib/domain/text/words";

/** Words that occur in texts about anything and are useless for a search: function words, numbers, days. */
const idle = new Set(
	`a about above after again all almost already also always am an and another any anything are around as at away back be because
	been before being both but by came can could d did do does doing done down each else enough even ever every everything few for
	from get gets getting give go goes going gone good got had has have having he her here him his how i if im in into is it its ive just
	know let like little ll lot m made make makes making many may maybe me mean might more most much must my myself need no not
	nothing now of off ok okay on once one only or other our out over own please put quite rather re really right s said same say
	says see seem she should since so some somebody someone something soon still such sure t than that the their them then there
	these they thing things think this those though through time to today too try two under until up us use ve very want was way we
	well went were what when where whether which while who whole whom whose why will with within would yes yet you your yours don didn
	doesn isn wasn won can't don't didn't doesn't isn't wasn't won't i'm i've i'd i'll it's he's she's that's
	haven't hasn't hadn't couldn't wouldn't shouldn't aren't weren't ain't you're they're we're i'd he'd she'd they'd we'd you'd
	he'll she'll they'll we'll you'll they've we've you've who's what's there's let's im ive dont doesnt didnt cant wont isnt wasnt
	havent hasnt couldnt wouldnt shouldnt hes shes thats whats youre theyre u ur idk tbh lol lmao omg pls plz gonna wanna gotta kinda
	bc cuz cos tho rn btw first third last next half two three four five six seven eight nine ten eleven twelve twenty thirty forty
	fifty hundred day week month year hour minute time times weekend monday tuesday wednesday thursday friday saturday sunday january
	february march april june july august september october november december spring summer autumn winter actually basically
	literally honestly apparently suddenly totally completely anyway instead either without between around during against away off
	happen happens happened happening per via else until since already yesterday bit lots stuff whole same own`
		.split(/\s+/)
		.flatMap((word) => [word, stem(word)]),
);

/** Whether a term names nothing: a filler word or a single letter. */
export const isIdle = (term: Term): boolean => idle.has(term) || (term.length < 2 && !/\d/.test(term));
