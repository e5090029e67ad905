import { anyOf } from "./any-of";
import { ifSomebodySees } from "./coach-asked";
import { phoneChecked } from "./phone-checked";
import { pattern } from "./short-forms";

const doI = "(do|can|could|should|would|will) i( even)?";
/** "Will they take my kids away": what parents fear who tell somebody. */
const taken =
	"\\b(take~|lose|losing|removed?|get)\\b.{0,30}\\b(him|her|them|my (\\w+ )?(baby|son|daughter|child|children|kids|boy|girl)|" +
	"the (baby|kids|children)|custody)\\b.{0,20}(off|away|from me|into care|\\?|$)|\\bsocial services\\b|\\bcps\\b";

/**
 * Matches the questions of a person in danger as people type them, in lower case without apostrophes, by the id of the
 * question in `lib/domain/care`. A question that is not here is only tapped.
 */
const asked: Readonly<Record<string, RegExp>> = {
	"next-hour": pattern(
		"\\b(make|get|keep) (it|myself|me|this|the next hour|tonight)?\\s*(through|safe|safer)\\b.*(\\?|tonight|hour|night)|" +
			`\\bhow ${doI} (survive|(get|make it) through|stay safe|keep myself safe)\\b|\\bwhat ${doI} do (now|tonight|right ` +
			"now)\\b",
	),
	"who-to-tell": anyOf([
		`\\b(who|whom|what person) ${doI} (tell|(talk|go|turn) to|ask)\\b`,
		`\\b(what|how) ${doI} (say|tell|start|begin|put)( (it|this|that|to|with|my|a|the)){0,3} (them|him|her|` +
			"somebody|someone|anyone|it|this|friend|brother|sister|mum|mom|mother|dad|father|parents|wife|husband|partner|" +
			"boyfriend|girlfriend|doctor|gp)\\b",
		"\\bi (have|got|ve got) (nobody|no ?one|noone) to tell\\b",
	]),
	"they-pass-it-on": pattern(
		"\\b(scared|afraid|worried|frightened|what if|dont want) (that )?(he|she|they|him|her|them|my \\w+|somebody|" +
			"someone)(ll| will| would| might| to)? (go and |just )?(tells?|pass(es)? it on|gossips?)\\b",
	),
	"tell-before-harm": /\b(?:who|whom) (?:can|could|do|should|would) i (?:even )?(?:tell|talk to|go to|turn to)\b/,
	"when-i-ring": pattern(
		"\\bwhat ((happens|(will|would) happen|do they (do|say|ask))\\b.*\\b(ring|call|phone|helpline|help line|hotline|" +
			`crisis line|samaritans|lifeline|988)\\b|${doI} say (to|when i (ring|call)|if i ring|if i call|on the ` +
			"phone)\\b.*\\b(line|helpline|hotline|samaritans|ring|call|phone)\\b)|\\b(scared|afraid|frightened|nervous) (to|of) " +
			"(ring|ringing|call|calling) (a |the |them|helpline|line|samaritans)",
	),
	"locked-up": pattern(
		"\\b(lock|locked|section|sectioned|commit|committed|put me (in|away)|baker act|psych ward|hospitali[sz]ed?|" +
			"institution|send the police|call the (police on me|cops))\\b",
	),
	"self-harm-urge": anyOf([
		"\\burge",
		`\\bhow ${doI} (ever )?stop( it| this| doing (it|this))?[?. ]*$`,
		"\\b(want|need|going) to cut\\b",
		"\\bstop (cutting|hurting myself|myself)\\b",
		"\\bi (just )?cut\\b",
	]),
	"say-something": pattern(
		"\\bsay (something|somethin|sth|anything|sumthing)\\b|\\b(want|need|wanna) (to )?(somebody|someone|some1|anyone|you|" +
			"u) to (talk|listen|be here|say|hear)|\\bdont (want to|wanna|want) (call|ring|talk to|phone) (nobody|anybody|anyone|" +
			"no one|them)\\b|(\\bstay with|\\bdont leave|\\b(just )?talk to) me\\b",
	),
	"after-birth-normal": pattern(
		"\\b(normal|just me|only one|wrong with me|bad (mum|mom|mother|dad|parent))\\b(.*\\b(baby|birth|mum|mom|mother|" +
			"newborn|feel)\\b|.*\\?|$)|\\b(have i got|is (it|this)) (pnd|ppd|postnatal|postpartum|baby blues)",
	),
	"take-my-baby": pattern(`${taken}|\\btell(ing)? (the|my|a) (health visitor|midwife|gp|doctor)\\b`),
	pictures: pattern(
		"\\b(would|will|could|going to|might) (i )?(really |actually )?(do it|act on|hurt (him|her|them))|\\bam i (a" +
			" )?(monster|dangerous|mad|crazy|psycho)",
	),
	"cool-down": anyOf([
		`\\bhow ${doI} ((stop|control) (myself|it|this|my (anger|temper)|(hurting|hitting) (him|her|them))|calm down|cool` +
			" (down|off)|not (hurt|hit|do))\\b",
		`\\bwhat ${doI} do (now|tonight)\\b`,
	]),
	"safe-plan": pattern(
		`(\\bsafety|\\bsafe) plan\\b|\\b(what|how) ${doI} (do |be |stay |keep (us|me|myself) )?(safe|if (he|she|they) (does|` +
			`do|hits?|starts?|comes?))\\b|\\bwhat ${doI} do\\??$`,
	),
	"tell-the-children": pattern(
		"\\b(child|children|kids?|daughters?|sons?|girl|boy|little one)\\b.*\\b(saw|seen|heard|watched|witness\\w*|tell|say|" +
			"talk|explain|understand)\\b|\\b(tell|(say|talk|explain|explain it) to|say)\\b.*\\b(child|children|kids?|daughters?|" +
			"sons?|(her|his) father|eleven|years? old)\\b|\\b(saw|seen|heard|watched)\\b.*\\b(father|dad|daddy|mother|mum|" +
			"mom)\\b.*\\b(tell|say|explain)\\b|\\bis it (good|ok|okay|right|wrong) to tell (her|him|them)\\b|\\bnot (your|her|" +
			"his|their) fault\\b.*\\b(daddy|dad|father|mummy|mum|mom)\\b",
	),
	"can-he-see": pattern(
		"\\b(can|could|will|would|does|is) (he|she|they|him|my (?!data|uni|college|school|company|employer|boss)\\w+|someone|somebody)\\b" +
			".{0,20}\\b(see|read|find|know|check|look at|get into|open)\\b.{0,20}\\b(what i (write|wrote|type|say)" +
			"|(this|that|it)( app| page| chat)?(?= on" +
			` my| ?[?.!]| ?$)|here(?= ?[?.!]| ?$)|my (messages here|entries|journal|account|chats?|pages))|\\bhow ${doI}` +
			" (delete|erase|hide|get rid of) (this|it|that|what i wrote)\\b|" +
			`${phoneChecked}|${ifSomebodySees}`,
	),
	"not-leaving": pattern(
		"\\b(dont|do not|not going to|not ready to|cant|can not|never) (want to |wanna )?(leave|go)( (him|her|them|home|" +
			"here))?(?= ?$|[ ,.!]*(but|and|i|he|she|now|yet))|\\bi (still )?(do )?love (him|her|them)\\b",
	),
	"leave-safely": anyOf([
		"\\b(how|where|when) (do|can|could|would|should) (i|we) (leave|go|get out|get away|escape|move out)\\b",
		"(?<!dont |not |never )\\b(want|need|trying|going|ready) to (leave|get away from|get out|escape)( (him|her|them|this|here|home))?\\b",
		"\\bleave (him|her|safely)\\b",
		"\\bwhere can i (go|stay)\\b",
		`\\bwhat ${doI} (pack|take with me)\\b`,
		"\\brefuge\\b",
		"\\bwomens shelter\\b",
	]),
	"bad-enough": anyOf([
		"\\b(is|was) (that|this|it) (even |really )?(normal|rape|abuse|okay|ok|wrong|assault) ?([?.!]|$)",
		"\\b(bad|serious) enough\\b",
		"\\b(it|that|this) (even |really )?counts?\\b",
		"\\boverreact",
	]),
	"sorry-after": /\b(?:sorry|cries|flowers)\b.{0,40}\bafter|\bafter.{0,40}\b(?:sorry|cries|flowers)\b/,
	"stayed-so-long": pattern(
		"\\b(foolish|stupid|weak|idiot|fool|ashamed|embarrass\\w*|pathetic|my (own )?fault)\\b.*|\\bwhy (do|did|havent|" +
			"didnt|dont|cant) i (still )?(stay|stayed|leave|left|go|just leave)\\b|\\bstayed (this|that|so|too) long\\b|\\bi" +
			" should have (left|gone|known)\\b",
	),
	"keep-them-calm": pattern(
		"\\b(how|what) (do|can|could|should|will|would|to) ?i? ?(talk|speak|say|tell|behave|act|make|keep|stop|" +
			"calm)\\b.*\\b(him|her|he|she|them|husband|wife|partner|boyfriend|girlfriend|annoy\\w*|angry|upset|mad|again|" +
			"calm)\\b|\\bso (that )?(he|she|they) (will|wont|doesnt|dont|isnt|is) (not )?(be |get )?(annoy\\w*|angry|upset|" +
			"mad|hit)",
	),
	"tell-somebody": pattern(
		`\\b(who|whom) ${doI} (tell|(talk|go|turn) to|ask)\\b|\\b(tell|told) (my|the|a) (pastor|priest|imam|church|family|` +
			"mum|mom|mother|sister|friend|doctor|gp|police)\\b.*\\?|" +
			// "What would I even say to Sinead", but not to whoever hurts them.
			`\\bwhat ${doI} (say|tell|text|write)( to)? (?!(him|them|my (husband|wife|partner|boyfriend|girlfriend|` +
			"ex)|so|that|about|if|when|now|next)\\b)[a-z]",
	),
	"take-my-children": pattern(`${taken}|\\bcustody\\b`),
	"hide-a-bruise": pattern(
		"\\b(hide|cover|cover up|conceal|disguise|make ?up (for|over|on))\\b.{0,30}\\b(bruis\\w+|black eye|marks?|scratch\\w*|handprints?)\\b",
	),
	"they-are-in-danger-now": pattern(
		"\\b(right now|happening now|theyre (still )?(shouting|screaming|fighting)|(he|she)s (hitting|beating|hurting)|" +
			"screaming|gone missing|(not|isnt|arent|wont|doesnt) (answer(ing)?|pick(ing)? up|reply(ing)?)|cant reach (him|her|" +
			"them)|call (the )?(police|ambulance|cops|911|999|112)|where (he|she|they) (is|are|lives?)|should i (knock|go (over|" +
			"round|in|there)|call)|(his|her|their) address)\\b",
	),
	"ask-them": anyOf([
		`\\b(what|how) ${doI} (say|ask|talk|bring|help|support|start|begin|approach|tell (her|him|them)\\b(?!` +
			" (mum|mom|mother|dad|father|parents)))",
		"\\bshould i (ask|say something|talk to (her|him|them))\\b",
		`^(so |and |ok |but )?what ${doI} do( now)?[?. ]*$`,
	]),
	"they-are-safe": anyOf([
		"\\b(found|reached|got hold of) (him|her|them)\\b",
		"\\b(hes|shes|theyre|he is|she is|they are) (now )?(safe|alive|ok now|okay now|(in|at the) hospital|with (his|her|" +
			"their|the) (mum|mom|dad|parents|family|doctor|paramedics))\\b",
	]),
	"and-the-children": anyOf([
		"\\bwhat about (the|her|his|their) (kids?|children|baby|son|daughter)\\b",
		"\\b(kids?|children|baby) (see|saw|hear|heard|(are|live) there|in danger)\\b",
	]),
	"they-deny": anyOf([
		"\\b(says?|said|saying|claims?|swears?) (that )?(its|it is|it was|hes|shes|theyre|everythings?) (nothing|fine|ok|" +
			"okay|all right|alright|an accident|(her|his) fault)\\b",
		"\\bdenies",
		"\\bmakes? excuses",
	]),
	"angry-with-me":
		/\bhates? me\b|\b(?:angry|mad|upset|furious) (?:at|with) me\b|\blose (?:her|him|them|my friend)\b|\bnever (?:speak|talk) to me\b/,
	"they-refuse": pattern(
		"\\bpromise\\w*\\b|\\bsecret\\b|\\b(wont|doesnt want|refuses?|dont want) (\\w+ )?(help|to (see|talk|call|ring|go))\\b",
	),
	"tell-others": pattern(
		"\\b(should|if) i (should )?(tell|call|ring|report|go to|talk to)\\b|\\btell ((her|his|their|my) (mum|mom|mother|dad|" +
			"father|parents|teacher|family|sister|brother)\\b|(someone|somebody|anyone|an adult|the police)\\b)",
	),
	"and-me": anyOf([
		"\\bcant stop (shaking|crying)\\b",
		"\\b(its|is it|was it) my fault\\b",
		"\\bi (cant|can not) (cope|carry|do this|take)\\b",
		"\\bim (exhausted|worn out|so tired|scared|terrified)\\b",
	]),
	"who-is-told": pattern(
		"\\b(dont|do not|please dont|wont|will you|do you|are you going to|gonna) (you )?(tell|report|call|" +
			"inform)\\b.{0,20}\\b(anyone|anybody|any1|them|police|cops|him|her|my \\w+|someone|somebody|this)\\b|\\bdont" +
			" tell\\b",
	),
	"talk-now": anyOf([
		"\\bwho (can )?helps? (me|us|people|girls|women|men|boys|somebody|someone)\\b",
		`\\bwhere ${doI} (get|find) help\\b`,
		"\\bcan i text (someone|somebody|them|one)\\b",
	]),
};

/** Whether a text asks the question with this id. */
export const asksCare = (id: string, text: string): boolean => asked[id]?.test(text) ?? false;
