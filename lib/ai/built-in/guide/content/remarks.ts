import type { Offer } from "@/lib/domain/chat/guide";
import { type Line, lines } from "../../parts/phrasebook";
import { exercise, page } from "./ways";

/** Something that is said to the guide, or a thing that anybody would answer: what is said back, and what is offered. */
export interface Remark {
	/** Tried on the message in small letters, with straight apostrophes, without what ends it. */
	pattern: RegExp;
	/** Not where this stands in it too. */
	unless?: RegExp;
	lines: readonly Line[];
	offers?: readonly Offer[];
	/** What fits stands in front of the offers: what fits this message, or what they told before it. */
	fits?: "this" | "before";
	/** It complains of the guide's own words, and is heard in a careful conversation too. */
	isComplaint?: true;
	/** From now on nothing is offered with what they tell. */
	isQuiet?: true;
	/** It is glad of something, and is not said close after anything sad. */
	isCheer?: true;
}

const model: Offer = { label: "How to connect a language model", say: "How do I connect a language model?" };
const exercises: Offer = { label: "Exercises", note: "Small steps, with a page at the end", href: "/exercises" };
const handbook: Offer = { label: "The handbook", note: "Short answers to find by a question", href: "/handbook" };
const help: Offer = { label: "Help now", note: "People to talk to, at any hour", href: "/help-now" };
const journal: Offer = { label: "Write on in your journal", href: "/journal" };
const keep = page("Keep this day on a page of your journal", "keep");
const remember = page("Write about them", "missed");
const thank = exercise("Thank somebody who has a part in it", "a thank-you that says what for", "gratitude-told");
const choice = exercise("A decision: two futures", "for a choice between two ways", "decision");
const kindness = exercise("Kindness in a hard moment", "kindness, step by step", "self-compassion");

const calmer = exercise("Calming down now", "step by step", "calming-down-now");
const newBaby: Offer = {
	label: "What happens to us as a couple when children come?",
	note: "Handbook, with when to get help",
	href: "/handbook/new-baby",
};

/** What may stand before a remark. */
const so =
	"(?:(?:ok(?:ay)?|great|cool|nice|fine|right|thanks|thank you|well|so|and|but|no|oh|hm+|ugh|wow|honestly|sorry|please|god|man|hey|you know|i think|i feel like)[ ,.!…-]+)*";
const whole = (inner: string) =>
	new RegExp(`^${so}(?:${inner})(?: (?:at all|anyway|again|lol|now|man|though|honestly))*$`);
const app =
	"(?:this|that|it|you|u|all (?:this|of this)|(?:this|the|your) (?:app|guide|coach|bot|chat|chatbot|thing|program|answers?|repl(?:y|ies)|suggestions?|offers?))";
const how = "(?:(?:so|really|pretty|completely|totally|just|all|such|a|an|kind of|very|quite|absolutely|fucking|no) )*";
const bad =
	"(?:useless|stupid|rubbish|crap|bad|terrible|dumb|pointless|annoying|garbage|shit|bullshit|nonsense|waste of (?:my )?time|awful|ridiculous|idiot|idiotic|joke|unhelpful|worthless|boring|frustrating|not (?:very |really |much )?(?:help(?:ful|ing)?|useful|good)|help|use|good)";

export const remarks: readonly Remark[] = [
	{
		pattern: whole(
			"(?:i (?:really )?(?:don't|do not|dont|can't|cannot|cant) (?:really )?(?:want|wanna|feel like|like|wish)? ?(?:to )?(?:talk|talking|speak|speaking|think|thinking|write|writing) (?:about|of) .{1,60}|(?:i'd|i would) rather not (?:talk|speak|think|write) (?:about|of) .{1,60}|let'?s not (?:talk|speak) (?:about|of) .{1,60}|(?:can|could) we (?:please )?not (?:talk|speak) (?:about|of) .{1,60}|(?:please )?(?:don't|do not|dont) (?:talk|ask(?: me)?|mention|start) about .{1,60}|not (?:her|him|them|that|this) (?:today|now|again))",
		),
		unless:
			/\b(?:but|because|so|how|why|what|without|until|unless|with (?:my|him|her|them|the)|to (?:my|him|her|them))\b|\?/,
		lines: lines("Then we leave it. Write about anything else, or about nothing at all."),
		offers: [page("I want to write about something else", "mind"), calmer],
	},
	{
		pattern:
			/^(?:no[ ,.!]+)?(?:(?:i'm|i am|im) not going to|i (?:will not|won't|would never)) (?:hurt|harm|kill) myself\b.{0,60}$|^(?:no[ ,.!]+)?(?:it|that) was (?:only |just )?(?:irony|ironic|sarcas\w+|a joke)$/,
		unless: /\b(?:but|today|tonight|yet|unless|until|if)\b/,
		lines: lines(
			"I take it as you say it. Should it ever be otherwise, “Help now” has people to talk to, at any hour.",
		),
		offers: [help],
	},
	{
		pattern:
			/^(?=.*\b(?:baby|newborn|twins|son|daughter|gave birth|the birth)\b)(?=.*\b(?:\d+|an?|one|two|three|four|five|six|seven|eight|few) (?:days?|weeks?|months?) (?:old|ago)|.*\b(?:newborn|since the birth|after the birth|just (?:had|gave birth))\b)(?=.*\b(?:don'?t|do not|can'?t|cannot|not|nothing|no)(?: \w+){0,3} (?:feel\w*|love|bond\w*|connect\w*|happy|joy)\b|.*\bfeel (?:nothing|empty|numb|no)\b).*/,
		unless: /\b(?:lost the baby|stillb\w*|miscarr\w*|died|my (?:brother|sister|friend|cousin)['’]s)\b/,
		lines: lines(
			"Many parents do not feel what they expected in the first weeks. Low days in the first two are common, and pass. Where emptiness or fear stays longer, or frightens you, tell a midwife or a doctor: it can be treated well.",
		),
		offers: [newBaby, help],
	},
	{
		pattern:
			/^(?=.*\b(?:anti-?depressants?|anti-?psychotics?|pills?|tablets?|medication|medicines?|meds|dos(?:e|es|age|ages)|ssris?|lithium|benzos?|xanax|valium|sertraline|prozac|ibuprofen|paracetamol|contraceptives?|insulin|painkillers?|sleeping pills?)\b)(?=.*(?:\b(?:should|shall|can|could|may|must) (?:i|we|you|he|she|they)\b|\b(?:is it|are there|do i|does it|how (?:many|much|long)|what (?:about|are|is|happens|dose)|which)\b)).*|.*\b(?:am i|could i be|might i be|i (?:might|may|could) be|i think i(?:'m| am)) pregnant\b.*/,
		lines: lines("That is a question for a doctor or a pharmacist: I know nothing of medicine and cannot answer it."),
		offers: [help],
	},
	{
		pattern:
			/(?:^|[:.,;!] ?)(?:(?:i just found out|it turns out|guess what)[ ,:]*(?:that )?)?(?:i'm|i am|im) pregnant$/,
		lines: lines("That is big news. It is kept here. For what comes now, a doctor or a midwife can be asked."),
		offers: [journal],
	},
	{
		pattern: /^(?:please )?(?:tell me (?:something )?about (?:myself|me)|what do you know about me|who am i)$/,
		lines: lines("I cannot say who you are. I can show you what you wrote, and what came of your questionnaires."),
		offers: [
			{ label: "The questionnaires", href: "/questionnaires" },
			{ label: "Open the journal", href: "/journal" },
		],
	},
	{
		pattern:
			/^(?:ok(?:ay)?[ ,.]+)?(?:thanks?|thank you)(?: (?:so|very) much)?[ ,.!]+(?:that|this|it|you)(?:'s| is| was| has| really)* help(?:ed|s|ful)\b.{0,40}$/,
		unless: /\b(?:but|not|nothing|didn't|never)\b/,
		lines: lines("You are welcome."),
	},
	{
		pattern: whole(
			"(?:i (?:need|want|have|would like|'d like) |i just (?:need|want) |can i |could i |let me |i'd rather )(?:to )?(?:talk|speak|chat) (?:to|with) (?:a |an |some )?(?:real |actual |live )?(?:human(?: being)?|person|people|somebody(?: real)?|someone(?: real)?|anybody|anyone)|(?:i (?:need|want) |is there |give me )?(?:a |an |any )?(?:real |actual |live )?(?:human(?: being)?|person|somebody|someone) to talk (?:to|with)|i need (?:somebody|someone) to talk(?: to)?|(?:is there )?(?:anyone|anybody|someone|somebody) (?:i can |to )(?:talk|speak) (?:to|with)",
		),
		lines: lines(
			"Not in here: I am a program. “Help now” has people who listen, at any hour, and somebody you know may be nearer.",
		),
		offers: [help],
	},
	{
		pattern: whole(
			`ur ${how}${bad}|${app} (?:is|are|'s|'re|r|was|were|isn't|aren't|don't|doesn't|didn't|'s not|does not|do not|seems?|sounds?) ?${how}${bad}|${app}(?:'s|'re) ${how}${bad}|${app} (?:suck|sucks|annoys? me|bores? me|makes? no sense)|${how}${bad} (?:app|guide|coach|bot|chatbot|program)|i hate (?:this|you|this app|this thing|it here)|what a (?:stupid|useless|waste of).*|(?:you(?:'re| are)|this (?:app|thing|guide|chat) is) (?:so |really |just |completely |totally )?(?:useless|stupid|rubbish|terrible|dumb|pointless|annoying|garbage|worthless|no (?:help|use))[,.;:!].{0,90}|(?:you|this|it|that) (?:can't|cannot|won't|don't|didn't|doesn't|does not|did not) help(?: me)?|not (?:very |really )?helpful|useless`,
		),
		lines: lines(
			"That was no help, then. I am a program that searches and offers by rules, and I often miss what is meant.",
			"Then I have missed it. I work by rules, without a language model, and cannot do better than find, offer and keep.",
		),
		offers: [model, exercises, handbook],
	},
	{
		pattern: whole(
			`(?:please )?(?:stop|quit|no more|enough(?: of| with)?) (?:(?:asking|giving|showing|sending|offering)(?: me)? )?(?:about .{2,60}|(?:all |with )?(?:the |these |those |your )?(?:same )?(?:questions?|lists?|menus?|options|stuff|things|receipts?))|(?:please )?(?:stop|quit) asking(?: me)?|${app} (?:just |only |always )*(?:keeps? (?:on )?|always |only |just )(?:ask(?:ing)?|giv(?:e|es|ing)|send(?:ing)?|offer(?:ing)?|suggest(?:ing)?|show(?:ing)?)(?: me)? (?:all |with )?(?:the |these |those )?(?:same )?(?:stuff|things?|questions?|lists?|menus?|options|links|exercises?|articles?)|(?:can(?:'t|not)? i|why can'?t i) (?:not )?just (?:say|tell|write|talk|vent)\\b.{0,40}|(?:not )?another (?:list|menu|exercise|article|question)|i (?:don't|do not|dont) (?:want|need) (?:a |any |your |these |more |another )*(?:lists?|menus?|questions?|receipts?)`,
		),
		lines: lines(
			"You are right: I am a guide without a language model, made to search, structure and keep, and from now on I only keep what you write, unless you ask.",
		),
		isComplaint: true,
		isQuiet: true,
	},
	{
		pattern: whole(
			`.{0,40}\\byour (?:questions?|answers?|exercises?|lists?|tips|repl(?:y|ies)|suggestions?|menus?)(?: are| is|'s)? (?:too|not|so|just|all|always|never|useless|stupid|boring|the same)\\b.{0,60}|(?:${app}|why (?:do|are) you)(?:'re| are|'s| is)? (?:just |only )*(?:answer|talk|speak|writ|repl|sound|read|respond|act|treat)(?:s|e|es|y|ies|ying|ing)? (?:to |at |with )?(?:me )?(?:just |exactly |a bit )*like (?:a|an|the|some|my) .{2,60}|why (?:is it|it is|it's|does it|do you|are you|you(?: are)?|is this(?: app)?|this is) (?:always |keep |even )*ask(?:s|ing)? (?:me )?.{2,60}|(?:and |but )?(?:now )?you (?:asked|ask|told) me (?:how i (?:was|am) (?:coping|dealing|feeling)|about (?:my|the) (?:loss|grief|divorce|death|ex|break-?up)).{0,60}|i ask(?:ed)? (?:you )?(?:a|one|for|you|about) .{2,60} (?:and|but) (?:you|i|it) (?:gave|give|got|get|send|sent|show|showed)\\b.{0,60}|i (?:wanted|expected|needed|hoped for) .{2,40} (?:and|but) (?:i |you )?(?:got|get|gave me|give me) .{0,30}\\b(?:menus?|lists?|robot|bot|links?|exercises?|form|machine|receipt|program)|why (?:do|are) you (?:always |keep |only |just )*(?:suggest|offer|recommend|giv|send|show|say)(?:e|ing)?\\b.{0,50}|you (?:said|told me|promised) (?:it|this|that) (?:would|will|could) help.{0,40}|(?:stop|quit) being (?:so )?\\w+|${app} (?:is|'s) (?:just |only |basically )+(?:a|an) (?:\\w+ )?(?:diary|notebook|form|menu|list|chatbot|bot|search engine|machine|robot|directory)\\b.{0,40}|do you (?:even |actually )?(?:know|see) what i (?:just )?(?:wrote|said|asked|told you)`,
		),
		unless: /\b(?:in your place|do you think)\b/,
		lines: lines(
			"You are right: I am a guide without a language model, which searches, structures and keeps, and does not understand what you write.",
		),
		isComplaint: true,
	},
	{
		pattern: whole(
			"(?:you|u)(?: are|'re|re| r)? (?:not|never|don't|dont|do not|didn't|did not|can't|cannot|aren't|clearly don't|obviously don't) (?:even |really |ever |actually )?(?:listen(?:ing)?|understand(?:ing)?|get(?:ting)?|hear(?:ing)?|read(?:ing)?|answer(?:ing|ed)?|follow(?:ing)?|paying attention|pay attention|care)(?: (?:to )?(?:me|it|this|that|my question|the question|what i (?:say|said|wrote|write|mean|meant|am saying|asked)|a word(?: i say)?))?|(?:that's|that is|this is|it's|thats) not (?:what i (?:meant|asked|said|wrote|wanted)|it|an answer|my question|the point)|i (?:didn't|did not|never) (?:say|ask|mean|write)(?: for)? (?:that|this)|wrong(?: answer)?|you(?:'re| are) wrong|you misunderst(?:and|ood)(?: me)?|listen to me|are you (?:even )?(?:listening|there|reading(?: this)?)|answer (?:me|my question)|why (?:don't|won't|do|did) you (?:not )?(?:listen|answer|understand)(?: me)?|(?:stop|quit|no need to|enough of) (?:saying|telling me|repeating|writing) .{1,40}|can(?:'t|not|t)? you (?:even |not |actually )?(?:read|listen|understand|hear)(?: (?:me|it|this|at all|english))?|(?:do|did) you (?:even |actually )?(?:read|listen|understand)(?: (?:me|it|this|that|what i (?:wrote|said|write|say)))?|(?:i (?:said|told you|answered)(?: (?:no|yes|that|this|it|so|you))?[ ,.]+)?i (?:have |'ve )?(?:already (?:said|told you|answered|wrote)(?: (?:no|yes|that|this|it|so|you))?|(?:said|told you|answered|wrote)(?: (?:no|yes|that|this|it|so|you))? (?:already|before|twice))|you(?:'re| are| sound)? (?:just |exactly |worse than |even )*(?:like|as bad as) (?!an? (?:good|best|real|old|dear|kind|nice|true)?\\s?(?:friend|angel|therapist)|the best)(?:my|a|an|the) .{2,60}",
		),
		lines: lines(
			"You are right to say so: I match words and do not understand them. Other words may lead further.",
			"It may well be that I missed it: I go by words alone. Say it in other words if you like, or leave it as it stands.",
		),
		isComplaint: true,
	},
	{
		pattern: whole(
			"you (?:already |just |always |keep |have |'ve )*(?:said|say|saying|told me|repeat|repeating|asked|ask|repeated) (?:that|this|it|so|the same(?: thing)?s?|yourself)(?: (?:already|before|again|over and over|every time|all the time))*|(?:stop|quit) repeating(?: yourself)?|same answer(?: again)?|always the same(?: answers?| thing)?",
		),
		lines: lines("Yes, I have only so many sentences: I match words and do not understand them."),
		isComplaint: true,
	},
	{
		pattern: whole(
			"(?:please )?(?:stop|quit|no more|enough(?: of| with)?|don't|do not|dont) (?:please )?(?:suggest(?:ing|ions)?|offer(?:ing|s)?|recommend(?:ing|ations)?|(?:these|those|the|your|all the|giving me|sending me|showing me) (?:suggestions?|offers?|links|exercises?|articles|advice|things?)|exercises|articles|advice)(?: (?:me|things|stuff|anything|exercises?|articles|links|something|to me))*|i (?:don't|do not|dont) (?:want|need) (?:any )?(?:more )?(?:suggestions?|offers?|exercises?|articles?|advice|links|solutions?|tips)|(?:i )?(?:just|only) (?:want(?:ed)? to |need to |let me |to )?(?:vent|write|talk|be heard|listen|let it out|get it out|say it)|i (?:don't|do not|dont) (?:want|need) (?:any )?(?:advice|suggestions?|solutions?|tips|help)[ ,.;:–-]+(?:i )?(?:just|only) .{2,120}|(?:please )?just listen(?: to me)?|just (?:be|stay) (?:there|here)(?: with me)?",
		),
		lines: lines("Then I only keep what you write, and offer nothing more unless you ask."),
		isQuiet: true,
	},
	{
		pattern:
			/\bi (?:don't|do not|dont) (?:want|need) (?:any |an? |more |your )*(?:exercises?|advice|tips|suggestions?|articles?|plan(?! (?:with|for|to)\b))\b|\b(?:just|only) (?:want|need|wanted|needed|here|going)(?: to)? (?:vent|rant|let (?:it|this) out|get (?:it|this|something) off my chest)\b|\bno (?:tips|advice|solutions|suggestions|exercises|questions)(?: or \w+)?(?:,? (?:please|today|now|tonight))*(?:$|[.!,])|^(?:please )?(?:don't|do not|dont|stop|quit|no more) (?:(?:give|giving|send|sending|offer|offering|show|showing|ask|asking|suggest|suggesting|tell|telling)(?: me)? )(?:\w+ ){0,2}?(?:exercises?|articles?|tips|advice|links|questions?|things|stuff|breathing|what to do)\b.*/,
		unless: /\b(?:he|she|they|mother|mum|mom|dad|father|husband|wife|friend)\b/,
		lines: lines("Then I only keep what you write, and offer nothing more unless you ask."),
		isQuiet: true,
	},
	{
		pattern: whole(
			"what (?:should|shall|can|do|must|would|could) (?:i|we) (?:do|try)(?: (?:about (?:it|this|that)|with (?:it|this|that)|next|then|here))*|what now|now what|(?:any|give me|i need|have you any|do you have|got any) (?:some )?(?:advice|ideas?|tips|suggestions?)(?: (?:for me|please|on (?:this|that)))*|tell me what to do|what would you do(?: (?:in my (?:place|shoes|position|situation)|if you were me|here))*|i (?:don't|do not|dont) know what to do(?: (?:any ?more|with (?:this|that|it|myself|my life)))*|advise me|(?:please )?help me(?: please)?|can you help(?: me)?(?: please)?|i need (?:some )?help",
		),
		lines: lines(
			"I cannot decide that for you. Tell me in a sentence what it is about, and I look for what fits; or begin with one of these.",
		),
		offers: [choice, exercises, handbook],
		fits: "before",
	},
	{
		pattern: whole(
			"(?:i'm |i am |im )?sorry|(?:i'm |i am |im )?sorry(?: (?:that )?i (?:was|am|got|have been) .{2,40}| (?:for (?:that|before|earlier|shouting|swearing|being .{2,20})|about (?:that|before|earlier)))",
		),
		lines: lines("No harm done: I am a program. Go on whenever you like."),
	},
	{
		pattern: whole(
			"(?:can i (?:have|get) |i (?:need|want|could use) |give me |send me )?(?:a |one |some )?(?:big |virtual )?hugs?(?: me)?(?: please)?|hug me|hold me(?: tight)?",
		),
		lines: lines("I am a program and have no arms for it. Somebody near you may be glad to be asked."),
		offers: [kindness],
	},
	{
		pattern: whole(
			"i (?:really |do )?(?:love|like|adore|miss(?:ed)?) (?:you|u|this app|it here|this|talking to you)|you(?:'re| are) (?:so |really |very )?(?:great|nice|sweet|kind|amazing|awesome|the best|helpful|good|lovely|wonderful|cute|funny)|good (?:bot|coach|guide|job)|well done|i'm (?:glad|happy) you(?:'re| are) here",
		),
		lines: lines("Thank you. I am a program and have no feelings about it; what you write is kept all the same."),
	},
	{
		pattern:
			/\b(?:we|i)(?:'ve|'re|'m| have| are| am| just| finally| both)* (?:got|getting|became|become|are|am) (?:engaged|married(?! to)|(?:a )?grandparents?|parents?)\b|\b(?:she|he|they) said yes\b|\bwe(?:'re| are) (?:having|expecting) (?:a baby|twins)\b|\bi(?:'ve| have| just| finally)* (?:got|landed) (?:the|my dream|that|a new) (?:job|place|promotion|flat|part|role)\b|\bi(?:'ve| have| just| finally)* (?:passed|won(?!['’])|graduated|finished my (?:degree|thesis|book|exams?))\b|\b(?:(?:clear|good) (?:scan|results?)|cancer[- ]free|(?:it|which) is benign|all clear)\b|\bnot (?:getting )?divorced after all\b|\bi did it\b|\bmarried (?:\w+[ -]){1,3}years (?:today|tomorrow)\b|\b(?:our|my) .{0,24}wedding anniversary\b/,
		unless:
			/\b(?:but|not sure|never|if|wish|almost|nearly|dream(?:ed|t)?|nobody|afraid|scared|worr|regret|don't|didn't|haven't|sad|ex|should|lost|without|again for|divorce(?!d after all)|thinks?|thought|believes?|says|tells|pretend|lied?|lying|fail\w*|died|dead|funeral|alone|cry|cried|hate)\b|[?"“”]/,
		lines: lines("Congratulations. It is kept, with its day, so that you can find it again."),
		isCheer: true,
		offers: [keep, thank],
	},
	{
		pattern:
			/^(?:.{0,40}[,.;:!] ?)?(?:i'm|i am|im|i feel|i've never been|i was) (?:(?:so|really|very|just|simply|incredibly|unbelievably|quite|pretty|actually|over the moon and|truly) )*(?:happy|proud of (?:myself|me|my\b.{1,30}|us)|over the moon|on top of the world|in a good mood|content|cheerful|thrilled|delighted|doing (?:well|great|good)|feeling (?:great|good|well|happy))(?: (?:today|now|right now|this (?:morning|evening|week)|lately|for once|at the moment|these days|with (?:my life|us)))*(?:[,.;:!].{0,60})?$|\b(?:an?|the|such|what|my) (?:\w+ )?(?:best|lovely|great|wonderful|beautiful|perfect|amazing|good) (?:day|evening|morning|weekend|week|night)\b(?! ever for)|^(?:best day ever|life is good|everything is (?:good|fine|great)|all is well|today was (?:really |so )?(?:good|great|nice|lovely|wonderful))$/,
		unless:
			/\b(?:but|not|never|if|wish|almost|nearly|pretend|nobody|used to|supposed to|was until|until|should|why|no longer|sad|however|though|except|without|n't|fake|last|miss|cry|cried|guilty|afraid|scared|ex|have a|had a bad|hope)\b|n't\b|\?|\bhaha|\blol\b/,
		lines: lines("Good. It is kept, so that you can find this day again."),
		isCheer: true,
		offers: [keep, thank],
	},
	{
		pattern:
			/\b(?:my|our) (?:\w+ ){0,2}(?:mother|mum|mom|mam|father|dad|husband|wife|partner|boyfriend|girlfriend|son|daughter|child|baby|sister|brother|grand\w+|nan|nana|gran|granny|aunt|uncle|cousin|friend|dog|cat|puppy|kitten|horse|rabbit|hamster|parrot) (?:(?:has |just |suddenly |finally )*(?:died|passed(?: away)?|is dead)|(?:was|had to be|has been) put (?:down|to sleep))\b(?! (?:laughing|of (?:embarrassment|boredom|laughter)|when i was))|\bwe (?:lost the baby|had a miscarriage)\b|\bi (?:lost the baby|had a miscarriage|miscarried)\b/,
		unless:
			/\b(?:years? ago|when i was|when he was|when she was|as a child|in the (?:book|film|novel|story|game|series)|dream(?:ed|t)?|not dead|didn't|if|character)\b|\?/,
		lines: lines("That is hard news. It is kept here as you wrote it, and nothing has to be done with it now."),
		fits: "this",
		offers: [remember],
	},
	{
		pattern: whole("(?:i'm|i am|im) (?:so |really )?bored|bored|i have nothing to do"),
		lines: lines("Then perhaps something to read, or something to try."),
		offers: [handbook, exercises],
	},
	{
		pattern: whole("what(?:'s| is) the (?:point|use)(?: of (?:it all|anything|life|living|all this|going on|trying))?"),
		lines: lines(
			"I cannot tell what you mean by it. If it is about going on at all, “Help now” has people to talk to, at any hour.",
		),
		offers: [help],
	},
	{
		pattern: whole(
			"what(?:'s| is) the (?:point|use) of (?:this|you|the (?:app|chat|guide)|this (?:app|chat|thing|guide)|writing(?: (?:this|here|things? down))?)",
		),
		lines: lines(
			"It is a place to write what you tell nobody else, to find it again, and to think it through in small steps. Whether that is worth your time, you will see.",
		),
		offers: [exercises, handbook],
	},
	{
		pattern:
			/^(?:(?:ok(?:ay)?|hey|hi|please|so|coach|sage)[ ,]+)*(?:tell me|say|give me) something (?:good|nice|kind|positive|happy|uplifting|beautiful|cheerful)(?:$|[,.!?;]| please)/i,
		lines: lines(
			"I have nothing of my own to tell. If there was one good thing today, however small, it can have a page.",
		),
		offers: [keep, { label: "What did I write last week?", say: "What did I write last week?" }],
	},
	{
		pattern: whole(
			"tell me (?:a joke|something funny)(?: about .{1,40})?|make me laugh|sing(?: me)?(?: something| a song)?|tell me a story",
		),
		lines: lines("I know none: I search, offer and keep."),
	},
];

/** Said first where an opinion is asked for. */
export const noOpinion = lines(
	"I am a program and have no opinion on it.",
	"That is a judgment, and a program cannot make it.",
);
/** Where nothing fits. */
export const opinionIsYours = lines(
	"What speaks for it and what against may become clearer in writing.",
	"On paper you can look at it as a friend of yours would.",
);
