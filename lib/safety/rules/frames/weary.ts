import { eachAlone, plain, type Rule, saying } from "../../rule";
import { ORDINARY } from "./families";

/* Weariness in few words. Each is nothing alone; several in one text, or over some days, are a sign. */

const ordinary = new RegExp(` (?:${ORDINARY}|lol|haha) `);

const hints: Rule[] = [
	plain(
		"(?:not|never|stopped|can not|hardly)(?: [^ .]+){0,2} see(?:ing)? (?:the|a|any|much|what the|no) point(?= $| ,| any more| and| in (?:anything|it all|any of|it))|(?:only|just) (?:get up|wake up|get out of bed|leave the house|eat|shower|keep going|go on) (?:because|for|since)|when (?:do|will|can) (?:i|we) (?:get to|be allowed to) (?:be selfish|rest|stop|leave|choose)|(?:\\d\\d|ten|twenty|thirty|forty|fifty|sixty|so many|how many) more years|(?:years|decades|a lifetime|a whole life)(?: more)? of this|is this (?:really |all )?(?:it|all there is|my life|all)(?= (?:now|then)| $)",
		{ isNegative: true, unless: ordinary },
	),
	plain(
		"(?:every|each) (?:day|morning|night)(?: [^ .]+){0,6} (?:maybe|perhaps) (?:today|tonight|tomorrow)|and then i (?:do|did) not(?: do it)?(?= $| and| ,)|(?:keep|kept|keeps) (?:buying time|postponing it|putting it off|moving the date|pushing the date|thinking about it(?= $| ,| and))|(?:ran|run|running) out of (?:excuses|reasons|tomorrows|road|days|steam to live|things to try)|any more (?:after|tomorrow|tomorrows|next|reasons|excuses)(?= $| ,)",
		{ unless: ordinary },
	),
	plain(
		"(?:first time|years|since i)(?: [^ .]+){0,3} thought about it|(?:thought|think|thinking) about it (?:since|for (?:years|months)|every (?:day|night|hour)|all the time|constantly|a lot lately)|(?:closer|nearer) (?:and closer )?to (?:going|doing it|it|giving in|the end|ending)(?= )|know (?:exactly )?how to make (?:that|it) happen|(?:can|could) not be (?:helped|saved|fixed)|(?:no one|nothing|you|none of you) can (?:help|save|fix) me|heard (?:it all|everything) (?:before|you)|how little (?:there|i)(?: [^ .]+)? (?:was|is|had|have)",
		{
			isNegative: true,
			unless:
				/ (?:house|car|baby|puppy|tattoo|moving|job offer|adopt\w*|masters|phd|quitting|breaking up|haircut|deadline|wedding) /,
		},
	),
	plain(
		"(?:do|did) not exist (?:to|for) (?:anyone|her|people|the world|any one)|no one (?:remembered|wished me|knew it was) |not (?:a single|one) (?:person|message|call|text|friend|card)|only (?:message|text|call|card|email)(?: [^ .]+){0,2} (?:was|is|came) from|invisible(?= $| ,| to (?:everyone|her|people))|(?:i|me) (?:am )?(?:just )?(?:so )?(?:heavy|done in|spent|burnt out|burned out|worn down|beaten|defeated|finished|broken)(?= $| ,| and)",
		{ isNegative: true, unless: ordinary },
	),
	plain(
		"(?:can|could) not (?:even )?do it (?:because|since|while|as long|yet|to (?:my|her))|(?:can|could) not live(?= because| $| with| without| and)|not (?:scared|afraid|frightened) (?:of|to) (?:dying|death|die|be dead)|(?:so|just|completely|totally) over (?:trying|it all|life|everything|living|existing|being alive|pretending|people)|no (?:plan|plans|idea|future|tomorrow) (?:beyond|after|past) (?:tonight|today|this|that|\\d+)|(?:self ?sabotage|ruin|break|destroy|spoil|poison)s? (?:everything|everyone|all)(?= )|(?:everything|everyone) i (?:touch|love)(?: [^ .]+)? (?:breaks|dies|leaves|rots|turns)",
		{ isNegative: true, unless: ordinary },
	),
	plain(
		"not even (?:sad|angry|crying|scared|depressed|upset|mad)(?: any more)?(?= $| ,| just)|(?:tired|sick|weary) of being (?:the (?:one|strong)|strong|everyone 's|used|second|ignored|nothing|last|brave|a (?:burden|joke|failure))|(?:there is|have|got) no one(?= $)|want (?:it|everything) (?:all )?(?:quiet|silent|dark|over|gone|to be (?:quiet|over|silent))|permanently(?= $)|for good(?= $)|let me go(?= $)|(?:legs|feet|body|hands|something in me|part of me)(?: [^ .]+){0,3} wants? to (?:jump|step|let go|go over|fall)?(?= $)|(?:put|lay|set) (?:it|everything|it all|this) down(?= $)",
		{ isNegative: true, unless: ordinary },
	),
	plain(
		"still (?:do|am|have|feel (?:that|it|this|the same)|want to|think about it|there)(?= $| ,)|never (?:really |quite |fully )?(?:left|goes? away|went away|stopped|stops|leaves)(?= $| ,| me)|(?:all|it is|is all) coming back|feel the same(?= $| ,| as| again)|wish (?:it|he|that|i) had(?: not)?(?= $| ,)|have one again|now i (?:get|understand) (?:it|why)(?= $| ,)|(?:let|letting) nature (?:take|run|decide|do)|no one knows(?= $)|my wit ?s end|at (?:my|the) (?:end|bottom)(?= $| ,| and)|(?:the rest|everything after|everything since) is (?:just |only )?(?:paperwork|noise|waiting|routine|extra|bonus)|should not be (?:let |allowed )?(?:near|around) (?:people|anyone|her|my child)|what happens to me(?= $| any more)|(?:lost|no|without) (?:all )?interest in (?:everything|anything|life|food|people)|(?:ran|run|running) away from home|turned (?:my \\w+|everyone) against me|stopped (?:caring|eating|trying|showering|replying|answering)(?= )|ceiling(?= all day|$)",
		{ isNegative: true, unless: ordinary },
	),
];

/** Weariness, hinted at. */
export const weary: Rule[] = eachAlone(saying("hint", hints));
