import { plain } from "../../reading/tokens";
import { reportedIn } from "./reported";
import { wishOf } from "./wish";

/** What somebody does by telling something, where it shows plainly enough to be answered as that. */
export type TellingKind =
	| "disagrees"
	| "costly"
	| "victory"
	| "memory"
	| "torn"
	| "againstSelf"
	| "plan"
	| "boundary"
	| "news"
	| "fear"
	| "wish"
	| "work"
	| "rant"
	| "lighter"
	| "pending"
	| "owns"
	| "once";

/** What was told just before, as far as it changes how the message is to be taken. */
export interface Before {
	/** A plan was made in one of the last messages. */
	hadPlan: boolean;
	/** What the last message did. */
	last: TellingKind | null;
}

const nothingBefore: Before = { hadPlan: false, last: null };

const deed =
	/\bi (?:\w+ly |just |even |then |went and )*(?:did it\b|did(?:n't| not) (?:apologi[sz]e|give in|text|call|check|go along|say (?:sorry|yes|fine)|back down|run|hide)|said (?:it|no|that|what|so|sorry|i|everything)\b|told (?:him|her|them|my|the|mum|mom|dad|\p{L}+ (?:that|about|no|i|what)\b)|asked (?:him|her|them|my|for|the)|sent it|called (?:him|her|them|my|the)|rang (?:him|her|them|my)|spoke up|stood up|managed|made it|went (?:anyway|alone|by myself|on my own)|left (?:the room|anyway|on time|early)|let (?:him|her|them|my \w+|someone|somebody) (?:hold|help|see|do|take)|signed|moved out|put (?:my|the) phone|slept|cooked|danced|drove|took|joined|wrote|held|kissed|hugged|bought|booked|cancelled|canceled|applied|deleted|invited)/u;
const reward =
	/\b(?:survived|finally|proud|(?:for the|my) first time|nothing (?:bad |terrible |awful )?happened|(?:world|sky|roof) did(?:n't| not)|did(?:n't| not) (?:die|shout|run away|explode)|asked for time|listened|understood me|it (?:went|was|felt|is|feels) (?:\w+ )?(?:ok|okay|fine|well|good|great|alright|all right|easier|not so bad|amazing|freeing)|(?:he|she|they) (?:just |actually |only |even )?(?:said (?:ok|okay|yes|fine|sure|thank\w*|good|(?:he|she|they)(?:'d| would))|nodded|hugged me|thanked me|smiled|(?:liked|loved|enjoyed) it)|delighted|(?:was|were|is) (?:so )?(?:happy|glad|pleased)|we(?:'re| are)? good|relie(?:f|ved)|lighter|it worked|(?:wrote|called|rang|texted) (?:me )?back|without (?:apologi\w+|crying|checking|asking|explaining|saying sorry))\b/;
const undone =
	/\b(?:never|almost|nearly|should have|could have|i wish|wish i|regret\w*|if i (?:had|could)|as if|instead of|wanted to|tried to|can't believe (?:he|she|they))\b/;
const cost =
	/\b(?:hung up|blew up|exploded|shouted|yelled|screamed|laughed (?:at me|it off)|walked (?:out|away|off)|stormed|rolled (?:his|her|their) eyes|hasn't (?:spoken|said|talked|answered)|haven't (?:spoken|heard)|won't (?:speak|talk|answer|look)|not (?:speaking|talking|answering)|went quiet(?!,? (?:and|but) then)|gone quiet|silent treatment|turned (?:it )?(?:around|on me)|went badly|went wrong|backfired|made it worse|got (?:angry|mad|defensive)|she cried|he cried|didn't (?:go well|listen|care|even))\b/;
/** Whatever came first, it was taken well in the end. */
const kindly =
	/\b(?:relieved|thank\w*|hugged|listened|understood|glad|laughed together|finally said something real|said (?:he|she|they) loved?)\b/;
const noAnswer =
	/\b(?:hasn'?t|haven'?t|has not|no|not|didn'?t) (?:\w+ )?(?:answer(?:ed)?|repl(?:y|ied)|written back|texted back|read it|said anything)\b|\bwaiting for (?:an? |his |her |their )?(?:answer|reply)\b/;
/** The outcome of a plan, told without saying who did it. */
const wentWell =
	/\b(?:(?:he|she|they|it) (?:liked|loved|enjoyed|worked|helped|listened)|went (?:\w+ )?(?:well|fine|ok|okay|good|great)|we(?:'re| are)? (?:good|ok|okay|fine)|(?:he|she|they) (?:was|were) (?:so |really )?(?:happy|glad|pleased|nice about it))\b/;
const spoke = /\bi (?:\w+ly |just |even |then )*(?:did it|said (?:it|no|what|that|so)|told|asked|called|sent|spoke)/;

const childhood =
	/\bwhen i was (?:little|small|a (?:kid|child|boy|girl|teenager)|young|growing up|in school|at school|(?:about |maybe )?(?:[3-9]|1[0-7]|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen))\b|\bgrowing up\b|\bas a (?:kid|child|girl|boy|teenager)\b|\bmy (?:dad|mum|mom|mother|father|parents|family|step\w+|gran\w*|nan|brother|sister) (?:always )?(?:used to|would (?:go|say|sit|shout|not|never|just|always|come|leave|cry|slam|stop|drink))\b|\b(?:in|where) (?:our|my parents'?|my childhood) (?:house|home)\b|\bwhere i grew up\b|\bmy childhood\b|\bback then (?:we|you|nobody|it|at)\b/;
const parents =
	/\bmy (?:dad|mum|mom|mother|father|parents|gran\w*|nan) (?:both )?(?:(?:never|always) (?:\w{2,}ed|spoke|said|went|did|had|was|were|came|told|knew|gave|sat|ate|held|let|made|left|got|thought)|did everything|stayed together|worked (?:all|two)|were always|was always|taught (?:me|us)|raised)\b/;
const asChildren = /\b(?:us|we|anything|everything|one knew|you knew|each other|as children|kids)\b/;
const oldHome =
	/\b(?:at home|in our house|in my family|in our family|with my (?:mum|mom|dad|mother|father|parents))\b,? (?:you|we|nobody|no one|everyone|everybody|it|there|my \w+|if|one|feelings|the|i) (?:\w+ ){0,3}?(?:was|were|had|could|couldn't|did|didn't|knew|never (?:\w+ed|spoke|said)|went|kept|ate|learned|learnt|got|said|spoke)\b/;
const present =
	/\b(?:yesterday|today|tonight|last (?:night|week|weekend|month)|this (?:morning|week|evening)|my (?:husband|wife|boyfriend|girlfriend|kids|son|daughter|partner))\b/;

const torn =
	/\bif i\b[^?]*\bif i\b|\beither way i\b|\b(?:part|half|one side|a piece) of me\b.*\b(?:part|half|other|another|rest)\b|\bon (?:the )?one hand\b|\b(?:don't|dont|do not) know (?:if|whether) (?:i|to) (?:should |want to |even want to |can |could )?(?:stay|leave|go|end|keep|marry|love|forgive|break|be with|still love)|\b(?:some|most) days i\b.*\b(?:other|some|next) days?\b|\bgoing back and forth\b|\bcan(?:'t|not|t) decide\b|\b(?:stay|leave|staying|leaving|go|going) or (?:stay|leave|staying|leaving|go|going)\b|\bone foot out\b/;

const agreeable =
	"(?:yes|lovely|fine|sure|okay|ok|great|perfect|of course|no problem|no worries|it'?s (?:all )?(?:fine|ok|okay)|that'?s (?:fine|ok|okay|lovely|great)|it was fine|i'?m fine|i was fine|whatever (?:you|he|she|they)|i was (?:busy|tired|fine|happy)|sounds (?:good|great|lovely|nice)|i (?:don'?t|didn'?t) mind|nothing)";
const polite = new RegExp(
	`\\bi(?:'ve| smiled?(?: and)?| nod(?:ded)?(?: and)?| always| just| only| of course| then| still| usually)* (?:said|say|saying|answered|answer|typed|wrote|replied|told (?:him|her|them|my \\w+))(?: that)?[:,]? ["“]?${agreeable}\\b`,
);
const against =
	/\b(?:but|before|although|though|even though|again|as (?:always|usual)|because it (?:was|is)|easier|always|anyway|instead|cry|i was not|i wasn't|furious|it is not|it's not|i (?:don't|didn't|did not) (?:really )?(?:want|mean|like|feel)|i (?:want|wanted|hate|hated|meant|resent)|without (?:thinking|feeling)|automatically)\b/;
const wentAlong =
	/\bi (?:just |always |then |again |of course )*(?:went along|go along|gave in|give in|swallowed (?:it|my)|nodded (?:along|and|although|even|anyway)|smiled (?:and|along|although|anyway|politely)|laughed along|pretend(?:ed)? (?:to|that|it|not|i)|agreed (?:even|although|though|anyway|but|because|just)|let (?:him|her|them) (?:decide|choose|have it))\b|\bsay(?:ing)? yes (?:when|although|even though) i\b/;

const planned =
	/\b(?:maybe|perhaps|i think|i guess|i suppose|then|so|actually|ok|okay),? (?:maybe )?(?:i (?:could|might|can|will|should|would)|i'll)\b (?!be\b|never|rather|not\b|have (?:been|done|said|a )|die|always|end up|lose|just be|feel|regret|love him|like)|^i (?:could|might) (?!not|never|have|be|see|hear|feel|tell (?:that|from|by|he|she|it)|cry|scream|kill|die|only|barely|hardly|always)|\b(?:i'm|i am|im) (?:going to|gonna|planning to|about to) (?:tell|say|ask|call|ring|write|talk|try|go|start|stop|send|book|take|leave|visit|meet|invite|cook|show|make|sit|speak|text|sleep on|put|do it|suggest|move|see (?:her|him|them|my)|give|wait|buy|pack|look)|^(?:i'm |im |so |ok |just )?(?:gonna|going to) (?:cook|tell|say|ask|call|ring|write|talk|try|text|send|book|visit|meet|invite|show|suggest|buy|make|apologi[sz]e)\b|\bi(?:'ll| will) (?:tell|say|ask|call|ring|write|talk|try|go|start|stop|send|book|take|visit|meet|invite|cook|show|speak|text|put|do (?:it|that)|suggest|give (?:him|her|them|it))\b|\bmy plan is\b|\bnext time,? i\b(?! (?:was|did|saw))|\bi(?:'ve| have)? decided to\b|\bi'd have to (?:tell|ask|say|call)\b/;
/** Nothing that ought to be cheered on: harm, spying, drink, and decisions too large for a nod. */
const grave =
	/\b(?:revenge|make (?:him|her|them) pay|get back at|follow (?:him|her|them)|(?:his|her|their) (?:phone|password|messages|emails?)|spy|track\w*|hack|destroy|ruin|slash|hurt|hit|kill|steal|stole|drunk|drink|drank|pills?|cheat\w*|lied|lie to|affair|slept with|sleep with|relaps\w*|go(?:ing)? back to (?:him|her|them)|back together|take (?:him|her|them) back|marry|divorce|quit|leave (?:him|her|them)|break up|weapon|gun|knife|fast(?:ing)?|starve|stop eating|threaten\w*)\b/;
const noPlan =
	/^if i\b|\b(?:never|what if|wish i could|if only|i could (?:have|never|not)|used to|afraid i|scared i)\b|\?\s*$/;

const boundary =
	/\bi (?:don't|dont|do not|won't|will not) want (?:to (?!be (?:mean|rude|selfish|difficult|alone|a burden)|die|lose|hurt|miss|sound|ruin|spoil|upset|disappoint|bother|burden|live (?:any|like)|say)\w+|(?:him|her|them|my \w+|this|that|it|anyone) (?:to|in|near|at|anymore|any more))\b|\bi(?:'m| am) (?:not going to|not doing|done with|done being|no longer)\b|\bi won't (?:do|be|let|go|accept|apologi[sz]e|lend|host)\b|\bi need (?:some )?(?:space|distance|(?:him|her|them) to stop)\b|\bthat(?:'s| is) (?:where i draw|my limit|a line)\b|\bno more\b.{0,20}\bfor me\b/;

const good =
	/\b(?:we(?:'re| are)|i(?:'m| am|m)) (?:so |really |just |very |honestly |actually |simply |finally |quite )*(?:happy|engaged|pregnant|in love|thrilled|delighted|over the moon|excited|content|grateful|married)\b|\b(?:we|i) (?:\w+ )?(?:got (?:the job|engaged|in\b|the flat|the house|the place|accepted|the keys|promoted|married)|passed)\b|\b(?:best|loveliest|wonderful|lovely|great|perfect|beautiful|amazing|nicest|sweetest|good|nice|brilliant|fantastic) (?:\w+ )?(?:day|night|evening|week|weekend|date|dinner|morning|trip|walk|talk|conversation|holiday|surprise|party|afternoon)\b|\b(?:he|she|they) (?:proposed|said yes)\b|\bit's a (?:girl|boy)\b|\bgood news\b|\bi (?:really |just |so )?loved it\b|\b(?:nothing|nothing's|nothing is) wrong\b.*\b(?:good|happy|nice|fine)\b|\bwe (?:\w+ )?(?:laughed|danced)\b/;
const spoiled =
	/\b(?:but|though|although|afraid|scared|guilty|ruin\w*|except|however|sad|cried|angry|not|\w+n't|dont|never|alone|died|used to|miss\w*|wish|would be|would have|until|if|supposed|pretend\w*|hate|argu\w+|fight|fought|jealous\w*|lonely|worr\w+|hurt\w*|so why|should be)\b/;
/** "We were so happy" is over, "it was a lovely evening" is not. */
const goneBy =
	/^(?!.*\b(?:best|weekend|today|yesterday|last night|evening|morning)\b).*\b(?:we|i) (?:were|was) (?:so |really |very )*(?:happy|in love)\b/;

const feared =
	/^(?:i think |just |mostly |maybe )*that (?:he|she|they|it|i|we|nobody|no one|my \w+|everyone|someone)(?:'ll|'d| will| would| might|'s going to| is going to|'m going to)\b|\b(?:i'm|i am|im|i get|i was) (?:so |really |just |terribly |always |a bit |more )*(?:afraid|scared|terrified|frightened|worried)\b|\bmy (?:biggest |worst |real )?fear is\b|^(?:and |but )?what if\b|^(?:and |but )?if i (?:ask|say|tell|call|go|stop|leave|show|complain)\b[^?]* (?:he|she|they|everyone|nobody|it)(?:'ll|'d| will| would)\b/;
const work =
	/\b(?:boss|manager|supervisor|colleagues?|co-?workers?|overtime|shifts?|the office|deadlines?|rota|meetings?|clients?|customers?|payroll|hr|emails?|spreadsheets?|team lead|ward|my job|at work|the printer)\b/;

/** One’s own share, seen by oneself. */
const owned =
	/\b(?:she|he|they)(?:'s|'re| is| are| was| were) (?:\w+ )?right\b(?! (?:here|now|there|next))|\bi was (?:so |really |just )?(?:wrong|unfair|rude|harsh|mean|horrible)\b|\bi (?:messed up|overreacted|shouldn't have|should not have|forgot (?:her|his|their|our|about|to))\b/;
const gone =
	/\bwe used to\b|\bi used to (?:paint|sing|dance|laugh|write|play|run|read|love|be (?:funny|happy|fun|brave|able))\b/;
const wanted =
	/\bi (?:think i )?(?:just |only |really )?want(?:ed)? (?:someone|somebody|him|her|them|my \w+|to be (?:seen|asked|heard|held|loved|chosen|wanted|left alone))\b/;
const rant =
	/\b(?:(?:don't|dont|do not|not) (?:want|need|looking for) (?:any )?(?:advice|solutions|tips|fixing)|(?:just )?(?:need|want|have) to (?:rant|vent|let (?:it|this|that|off))|just (?:ranting|venting))\b/;
const lighter =
	/\b(?:i (?:do |already )?feel (?:so |much |a bit |a little |so much |way )*(?:better|lighter|calmer)|(?:that|this) (?:helped|feels better)|feeling better)\b/;

/** Sentences of a text without what somebody is told to have said. */
function ownWords(raw: string): string {
	let text = plain(raw);
	for (const { start, end } of reportedIn(raw)) text = text.slice(0, start) + " ".repeat(end - start) + text.slice(end);
	return text;
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+|\n+/);

const disagrees =
	/^(?:no,? |but |well,? |hm+,? |sorry,? |nah,? )*(?:i (?:don't|do not|dont) (?:think (?:so|that's|that is|you|it's that)|agree|see it (?:that way|like that)|buy (?:that|it))|i disagree|that(?:'s| is) (?:not fair|too (?:easy|simple|deep|much)|easy (?:for you )?to say|a bit much|nonsense|rubbish|a cliche|bullshit|wrong|just (?:words|a phrase))|you (?:don't|do not|dont) know (?:me|her|him|them|us|that|what|anything)|you(?:'re| are) (?:reading|making|overthinking|twisting|assuming|putting|missing)|easy for you|why does (?:everything|it) (?:always )?have to|not everything (?:is|has)|so (?:it's|you think it's|now it's) my fault|says who|sounds like a (?:fortune|greeting|calendar))\b|\b(?:fortune cookie|greeting card|calendar quote|you sound like)\b/;

/** What a message does by telling, where that shows beyond doubt; null where it does not. */
export function kindOf(raw: string, before: Before = nothingBefore): TellingKind | null {
	const text = plain(raw).trim();
	const own = ownWords(raw);
	const words = text.split(/\s+/).length;
	if (disagrees.test(text) && words <= 40) return "disagrees";
	const isGrave = grave.test(text);
	const done = !isGrave && sentencesOf(text).some((sentence) => deed.test(sentence) && !undone.test(sentence));
	if (rant.test(text)) return "rant";
	if (lighter.test(own) && !/\b(?:when|if|until|want to|don't|not|with(?:out)? (?:him|her|them))\b/.test(own))
		return "lighter";
	if (done && spoke.test(text) && cost.test(text) && !kindly.test(text)) return "costly";
	if (done && noAnswer.test(text)) return "pending";
	if (
		/\b(?:so |really |kind of |actually |a bit )?proud of (?:myself|me)\b/.test(text) &&
		!/\b(?:not|n't|never) /.test(text)
	)
		return "victory";
	if (!isGrave && /^i (?:\w+ly |just )?(?:joined|signed up|enrolled|applied|booked)\b/.test(text) && !cost.test(text))
		return "victory";
	if (before.hadPlan && wentWell.test(text) && !cost.test(text) && !/\?\s*$/.test(text))
		return done ? "victory" : "news";
	if (
		done &&
		(!cost.test(text) || kindly.test(text)) &&
		(reward.test(text) || kindly.test(text) || (before.hadPlan && words <= 25) || /\bi did it\b/.test(text)) &&
		!polite.test(text)
	)
		return "victory";
	if (
		childhood.test(text) ||
		(!present.test(text) && (oldHome.test(text) || (parents.test(text) && asChildren.test(text))))
	)
		return "memory";
	if (torn.test(text)) return "torn";
	if ((polite.test(text) && against.test(text)) || wentAlong.test(text)) return "againstSelf";
	if (
		before.last === "againstSelf" &&
		/^(?:and |but )?it(?:'s| is| was)(?:n't| not) (?:fine|ok|okay|all right)\b/.test(text)
	)
		return "againstSelf";
	const [, ...rest] = sentencesOf(own);
	if (!isGrave && sentencesOf(own).some((one) => planned.test(one) && !noPlan.test(one)) && rest.length < 5)
		return "plan";
	if (boundary.test(own) && !wishOf(raw)) return "boundary";
	if (
		good.test(own) &&
		!goneBy.test(own) &&
		!spoiled.test(own.replace(/\b(?:it|that|this|there|today|dinner|yesterday|he|she|which) was\b/g, ""))
	)
		return "news";
	if (/\bnothing behind (?:it|that|this)\b/.test(text)) return "news";
	if (feared.test(text)) return "fear";
	if (owned.test(own)) return "owns";
	if (gone.test(own)) return "once";
	if (wishOf(raw) || wanted.test(own)) return "wish";
	if (work.test(own) && words > 6) return "work";
	return carriedOn(own, words, before);
}

const hard =
	/\b(?:but|though|although|afraid|scared|sad|cried|cry|angry|alone|died|miss\w*|hate|hurt\w*|lonely|worr\w+|guilty|don't know|parents|not|\w+n't)\b/;
const turnedOut =
	/\b(?:(?:called|wrote|texted|rang) (?:me )?back|answered|apologi[sz]ed|(?:is|are|'s) coming|said yes|understood)\b/;
const atHome =
	/\b(?:husband|wife|partner|boyfriend|girlfriend|mum|mom|mother|father|dad|kids?|son|daughter|marriage)\b/;

/** Somebody who tells good news, or lets off steam about work, mostly goes on with it. */
function carriedOn(told: string, words: number, { last }: Before): TellingKind | null {
	const own = told.replace(
		/\b(?:nobody|no one) (?:\w+ )?(?:argued|cried|shouted|fought|complained)\b|\bnot (?:even|once)\b/g,
		"",
	);
	if ((last === "costly" || last === "pending") && turnedOut.test(own)) return "news";
	if (own.trim().split(/\s+/).length < 3) return null;
	if ((last === "news" || last === "victory") && words >= 3 && words < 30 && !hard.test(own) && !own.includes("?"))
		return "news";
	if ((last === "work" || last === "rant") && words > 3 && !atHome.test(own) && !own.includes("?")) return "work";
	return null;
}
