import type { AskedAbout } from "../direct-question-lines";
import { words } from "../rule";
import { sideways } from "./sideways";
import { FEAR, HEIGHT, HIT, WEAPON, WILL } from "./word-lists";

/*
 * Reasons to ask and no more: warning signs that counselors are taught to ask about. Many ordinary messages contain
 * them too, so none counts for a notice or is added to anything. Answering "no" to the question takes one tap.
 */

const close = "(partner|ex|parent|sibling|child|friend|cousin|uncle|nephew|colleague|neighbou?r|flatmate)";

/** What somebody may fear from whom they love, and is no danger. */
const LEAVING =
	"not|leave|go|die|move|forget|stop|say|cheat|break|end|find|get (bored|tired)|lose|judge|reject|think|meet|fall|laugh";

const cues: Readonly<Record<AskedAbout, readonly string[]>> = {
	"self-harm": [
		// No point, no way out, no strength left
		"what is (even )?the point(?= $| of (anything|it all|any of|trying|me|this|getting up|carrying))",
		"(no|not see (the|any|a|much)) (point|sense)( (in|to|of))?( it)?( (anything|any of it|all|trying|(any|much|much any) " +
			"more|me))(?= )",
		"nothing (matters|helps|means anything|makes sense)( to me)?( any more)?",
		"(no|not see (a|any)) way out(?! (of (the|this) (car|building|street|maze|level|contract)))",
		"(can|could) not (go on|carry on|keep going|(keep doing|do|take) this|take it|bear it)( like this)? (any more|much " +
			"longer|like this)",
		"(tired|sick|exhausted|weary) of (everything|it all|all of it|life|fighting|trying|existing|being (me|here)|pretending)",
		"(want|need|wish)( for)? (it|this|everything|all of (it|this)|the pain|the noise)( just)?( all)? to (stop|end|be over|go quiet)",
		"(want|wish|like|love)( i could)?( to)?( just)? (disappear|vanish|be gone|not exist|stop existing|not be here|fade away)",
		// Not needed, in the way
		"(no one|(would|will) anyone|who) (would |will )?(even |really |ever )?(notice|miss me|care)( if i| when i| at all)",
		"(am|be|being|become|feel like) (just |only |such |nothing but )*a burden",
		"(just|only) in (the|her|everyone 's) way",
		"no (use|good) to (anyone|anybody|any one|no one|her|them|my \\w+)",
		"hate (myself|my life|being alive|who i am)",
		"not care (any more )?(what happens to me|whether i|if i (wake|live|eat|crash|get hit))",
		// Saying goodbye
		"(sorry|thank you|thanks) for everything",
		"(give~) (away )?(my|all my)(?! keys?| number)( [^ .]+){1,4} (away|to (my|the) (neighbou?r|sibling|friend|child|" +
			"nephew|cousin)|to someone)",
		"(find~) (a )?(new )?homes? for (my|the) (cats?|dogs?|plants|fish|birds?|rabbits?)",
		"(cancell?ed|cancelling|canceling) (everything|all my|the rest)",
		"(not|never) need (it|any of it|the next|another|her) (any more|where|after|soon|appointment|then)",
		"(affairs|papers|passwords|insurance) (are |all )*(in order|sorted|written down|on the table)",
		"(will|would) not be (here|around|there)( any more)?( (by|then|for|in|next|to see|when|much|after))",
		"(not|without) (turning|braking|stopping|steering|letting go of) (the )?(wheel|car|brake)?",
		`(stand~|sit~)<4> (${HEIGHT})<6> (think~|wonder\\w*|long|hours?|again)`,
		"(life insurance|insurance (money|would pay))<8>( (child|family|partner|print|twice|cover~|enough|worth|get))",
		"(decided|made up my mind|peace with it)( [^ ]+){0,10} (calm|peaceful|relieved|lighter|at peace)",
		"no more (mornings|tomorrows|nights|days|mondays)(?! off)|(i |we )can go now(?= |$)",
		"wrote<2> (letters|thing)(?= tonight| for my| to my child)",
		"favou?r if i was not here|(go to sleep|fall asleep)<5> hope",
		"decided<4> i will do it|i have what i need in the house",
		// Means and places that the thoughts return to
		"(up at|up on|top of) the multi|think<2> on the (platform|bridge|roof)",
		"(can not stop thinking|think~|stare~|look~|dream~)<2> (about|of|at) (the|that|my) (rope|pills|knife|knives|blade|" +
			"bridge|tracks|gun|belt|roof|cliff)(?! (game|band|repair|work|project))",
		`(drive~|walk~|go~)<2> (past|to|over|back to) the (${HEIGHT})(?= $| \\.| ,| and| tonight| again| every| alone)`,
		"(floor|balcony|window|platform|bridge|train|lorry|truck)<6> (promise|so simple|so easy|would be easy|tempting|call~" +
			" me|pulls me|one step)",
		`(so|how) (simple|easy)<3>( [.,])?<3> (${HEIGHT}|train|pills)`,
		"(keep~ )?(count~|save~ up|collecting|hoarding)<3> (pills|tablets)(?! (for the week|into))",
		"(pills|tablets)<8> (keep~) (counting|looking at|going back to)",
		`(sit~|lie~|lay|sleep)<3> with (the|my|a|her) (${WEAPON}|rope)`,
		"(easier|easy|tempted|tempting|want|wanted|could just|feel like|think~ of|thought about)<2> (drive~|steer~|crash~|" +
			"walk~|jump~|swerve~)<3> (into|off|in|under) (the |a |that )?(river|lake|sea|canal|wall|tree|bridge|traffic|lorry|" +
			"truck|train)",
		`(child|family|partner|everyone|they|parent|her) (${WILL})( all)? be better off`,
		"(less|easier|calmer|quieter|happier|better|fine)<3> (without me|if i was not around)(?! (for|at|on|this|until|in))",
		"no one has (any )?(work|trouble|bother)( with [^ .]+)? (after(wards?)?|when i)",
		"(tell~) me to (kill myself|die|end it|end my life)",
		"(when|once|after|until|till) i am (gone|dead|not here)(?! (for|to|on|from|out|at|shopping|away))",
		"(died|dead|passed away|gone)<8> (want|wish|long|wanted)( i could| to)? (just )?(be with|join|follow|go with) her(?=" +
			" $| \\.| ,| again| soon| now)",
		// Harm to the body
		"(not|hardly|barely) (eat~)<3> (days?|week|since|properly|because i (do not|hate))",
		"(hurt~|punish~|scratch\\w*|burn\\w*|cut~|hit~) myself(?! (shaving|cooking|on the|while|slicing|chopping|opening))",
	],
	"partner-danger": [
		"(not|never|nor|hardly)<1> (allowed|permitted) to (see|go|have|talk|work|drive|leave|speak|meet|use|wear|spend|call|text)",
		"(he|my (partner|parent|ex)) (will|does|did|would) not (let|allow) me(?! (to )?(go to|stay at|have)<2> (party|" +
			"parties|concert|sleepover|festival|prom|cinema|mall))",
		"(ask~|need~|without)( for)? (her|my partner 's) permission",
		"(he|my (partner|ex|parent)) (does|do|did|would) not like (me|it when i) (see~|meet~|talk~|visit~|call~|go~ out|" +
			"have~|wearing|wear|work~)",
		"he<2> (put~) ideas (in|into) my head",
		"(he|my (partner|ex|parent))<1> (shouts|yells|screams)( at me)? (when|if|because|whenever) i",
		"(he|my (partner|ex|parent))<10>( [.,])?( so| and)? i (have|need|got) to be (so |very |really )?careful(?= $| \\.| ,|" +
			" not to| what| how)",
		"(is|was) (that|this|it) (a |even |really )?(rape|abuse|domestic violence|sexual assault)",
		"(have|need|got) to ask( her)? (before|if|when|where) i (go|leave|see|meet|spend|buy|call|visit|can)",
		"(he|my (partner|ex|parent)) (always |still |now )*(checks|reads|(goes|looks) through|tracks|follows|monitors|keeps|" +
			"take~|has|holds|hides) (my |the |all my )?(phone|messages|texts|location|receipts|passport|bank card|cards?|wages|" +
			"salary|keys|papers|bag)(?! (too|for a|of the))",
		// Not: "I am scared he will leave me", "she is afraid that he will forget"
		`(${FEAR}) (of (her|my (partner|ex|parent))( |$)|when he|to go home|what he|(that )?he will(?! (${LEAVING})))`,
		"(door locked|lock (the|my) (bedroom |bathroom )?door|sleep in the (bath|car|bathroom|cellar|shed)|barricade)<8> (he|" +
			"her|partner|drink~)",
		"he (reads|checks|sees|goes through|listens to) (everything|all|every (message|call|word))<4> (phone|messages|write|" +
			"email|calls?|computer)",
		"(walk~) on eggshells|i (tiptoe|flinch|freeze)<4> (he|her|door|keys?|car)",
		"he has (only )?raised her hand",
		"(careful|watch) (what|how) i (say|speak|cook|look|breathe)",
		"(depends|depending) on (her|my partner 's) (mood|temper)|(what|which) (mood|kind of (evening|night|day)) (he|it) is",
		"(sorry|apologi[sz]e) (first )?(, )?before he (asks?|says?|speaks?)|he (throw~)( it)? (near|next to|beside)(?= me| my| \\.)",
		`(he|my (partner|ex|parent))<1> (${HIT}|throw~(?! (out|away))|spat|choked|pinned)<2> (me|us|at me|my)(?! (a|an|the ball|out of the ` +
			"nest|party))",
		"(he|my (partner|ex|parent))<1> (smash~|punch~|broke|kicked|put her fist)<3> (wall|door|phone|plates?|dishes|mirror)",
		"(he|my (partner|ex)) (know~|always knows|found out) where i (am|was|live|work|go)",
		"not (say~) (yes|no) but<4> (partner|he)",
		"(did|do|does) not want (to|it)( and| but)( he)? (did it|does it|carried on|went on|anyway)",
		"(long sleeves|sunglasses|scarf|make up|polo neck|turtleneck)<6> (marks?|bruise~|cover~|hide|see|july|august|summer|heat)",
	],
	"danger-to-others": [],
	"someone-else": [
		`(my<1> ${close}|he)<1> (thinks|talk~|keeps (talking|joking)|joke~|speak~|write~|post~) about<2> (dying|death|die|` +
			"ending|suicide|driving into|jumping|not being here|not wanting|being dead|disappearing|leaving this)",
		"(he|my \\w+) (texted|wrote|said|sent|messaged|post~|left)<3> (goodbye|(sorry|thank you) for everything|look after|" +
			"take care of (her|the|my))",
		`my<1> ${close}<1> (cuts|is cutting|hurts|harms|starves|is starving|does not eat|(stopped|has stopped) eating)`,
		"(hear~)<5> (screaming|screams?|crying|shouting|thuds?|hitting|begging)<4> (wall|next door|upstairs|downstairs|" +
			"neighbou?rs?|night)",
		`my<1> ${close} (have~|always has|came with|hides|got)<3> (bruises?|black eye|marks)`,
		`my<1> ${close} (give~|is giving|has given) away`,
		`(${FEAR}) (for|that) (my ${close}|he)<3> (do something|hurt|alone|home|kill|life)`,
	],
};

/** Every pattern, with what it gives a reason to ask about. */
export const cuePatterns = (Object.keys(cues) as AskedAbout[]).flatMap((about) =>
	[...cues[about], ...sideways[about]].map((cue) => ({ about, pattern: words(cue) })),
);

/** Whether the words before a match negate it: "I don't want this to end", "never a burden". */
const isDenied = (before: string) => / (?:not|never)(?: (?:really|even|just))?$/.test(before);

/** Returns the danger that a normalized text gives a reason to ask about; null if none. */
export function cueIn(normalized: string): AskedAbout | null {
	for (const { about, pattern } of cuePatterns) {
		const at = normalized.search(pattern);
		if (at >= 0 && !isDenied(normalized.slice(0, at))) return about;
	}
	return null;
}
