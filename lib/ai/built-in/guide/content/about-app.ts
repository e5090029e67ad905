import type { Offer } from "@/lib/domain/chat/guide";
import { type Line, lined } from "../../parts/phrasebook";

/** A thing of the app that people ask the guide for: where it is, or that there is none. */
interface AppTopic {
	/** Tried on short messages that ask or name something, in small letters. */
	pattern: RegExp;
	/** Not where this stands in it too: then it is about a life, and not about the app. */
	unless?: RegExp;
	says: Line;
	offers: readonly Offer[];
}

const journal: Offer = { label: "The journal", note: "Write, search, print", href: "/journal" };
const yours: Offer = { label: "Yours", note: "Take everything along, or erase it", href: "/yours" };
const security: Offer = { label: "Sign-in and security", href: "/security" };
const questionnaires: Offer = {
	label: "The questionnaires",
	note: "In the order of four weeks",
	href: "/questionnaires",
};
const privacy: Offer = {
	label: "What goes where",
	note: "What is kept, where, and who could see it",
	href: "/privacy",
};
const lastWeek: Offer = {
	label: "What did I write last week?",
	note: "Search your own pages",
	say: "What did I write last week?",
};
const model: Offer = { label: "How to connect a language model", say: "How do I connect a language model?" };

const somebody =
	/\b(?:my|our|his|her|their) (?:\w+ )?(?:mother|mum|mom|father|dad|parents|husband|wife|partner|boyfriend|girlfriend|son|daughter|friend|boss|sister|brother)\b/;

export const appTopics = lined<readonly AppTopic[]>([
	{
		pattern:
			/\bwhy (?:do|does|did|would) (?:this|it|you|u|the app|this (?:app|thing|site))(?: thing| app)? (?:\w+ )?(?:want|need|ask(?: for)?|know|require)s? (?:for )?(?:my|to know)\b/,
		says: "“What goes where” says what is kept here, why, and who could see it. What you gave, you can change or erase on “Yours”.",
		offers: [privacy, yours],
	},
	{
		pattern:
			/\b(?:you|this|it)\b.*\b(?:repeat(?:s|ing)?|parrot(?:s|ing)?|echo(?:es|ing)?|mirror(?:s|ing)?)\b.*\b(?:me|i said|i say|my words|back)\b/,
		unless: /\b(?:he|she|they|my (?:son|daughter|kid|baby|husband|wife|boss))\b/,
		says: "I do not say your words back to you as if I understood them: I work without a language model. I keep what you write, find it again, and offer exercises and a handbook.",
		offers: [lastWeek, { label: "Exercises", note: "Small steps, by situation", href: "/exercises" }],
	},
	{
		pattern:
			/\b(?:what|which) (?:personality |attachment |relationship )?(?:type|pattern|style) (?:am i|i am|i have|do i have)\b|\bwhat(?:'?s| is| are) (?:the )?(?:point|use|purpose) of (?:the|these|this|your) (?:questionnaires?|tests?|quiz)\b|(?<!^)\b(?:tell|say) (?:me )?(?:something )?about my ?self\b|\bwho am i(?: really)?\s*\??$/,
		says: "The questionnaires ask about one part of your life each, and set your answers beside each other; one scores six relationship patterns. They find no type, and what they say of you is made of what you answer.",
		offers: [questionnaires],
	},
	{
		pattern:
			/\b(?:can|could|may|do|how (?:do|can)) i (?:also |later |still )?(?:delete|erase|remove|get rid of) (?:what i (?:write|wrote|say|said|tell you)|(?:it|this|that|everything|all this|things?)(?: (?:here|again|later|afterwards))*[ ?.!]*(?:$|\?))/,
		unless: /\b(?:photos?|pictures?|texts?|number|profile|apps?|facebook|instagram|whatsapp)\b/,
		says: "Yes. Each thing is deleted where it stands: an entry in the journal, a message here, an answer. On “Yours” you can erase the whole account. While you are logged in, whoever uses this browser can read what is here; “Sign-in and security” can lock the app by itself.",
		offers: [yours, security],
	},
	{
		pattern:
			/\b(?:what(?:'s| is|s)? (?:the )?(?:point|use|purpose) of|what(?:'s| is|s) (?:the|this|your) (?=(?:journal|diary) for)|why (?:is there|do i need|have|use|would i (?:use|need))|difference between) ?(?:the |a |this |your )?(?:journal|diary)\b/,
		unless: somebody,
		says: "The journal is for pages of your own: you write as long as you like, and nobody answers. This conversation is for asking and searching. Both are kept, with their days, and I find what you wrote in either.",
		offers: [journal],
	},
	{
		pattern:
			/\b(?:which|what|first) (?:questionnaires?|quiz(?:zes)?|tests?|assessments?)\b|\b(?:questionnaires?|assessments?) (?:should|do|can|to|first|next|for)\b|\bwhere are the (?:questionnaires?|tests?)\b|\b(?:take|do|start|begin) (?:a|the|an) (?:questionnaire|assessment|personality test|quiz)\b/,
		unless: /\b(?:came|come|result|results|out of|answer(?:ed)?|wrote|score|pregnancy|covid|blood|driving|results?)\b/,
		says: "They are in the order of four weeks, and the first of Week 1 is made to begin with. You can take them in any order, and stop in the middle: what you answered is kept.",
		offers: [questionnaires],
	},
	{
		pattern:
			/\b(?:change|set|edit) (?:\w+ ){0,2}?(?:names?|tone|settings?)\b|\bcall me (?:something|by|another)\b|\bcoach settings\b/,
		unless:
			/\b(?:his|her|their|married|maiden|last|sur|birth|family|legal|baby['’]?s?)[ -]?names?\b|\b(?:he|she|they)\b/,
		says: "How I speak and what I call you stands in your profile, in the coach settings.",
		offers: [{ label: "Your profile", note: "Coach settings, results, scripts", href: "/profile" }],
	},
	{
		pattern:
			/\b(?:put|add|attach|upload|insert|include|send) (?:\w+ ){0,3}?(?:photos?|pictures?|images?|pics|videos?|files?)\b.*\b(?:here|entry|entries|page|pages|journal|you|app|message)\b/,
		unless: /\b(?:instagram|facebook|tinder|whatsapp|he|she|they|his|her|their)\b/,
		says: "Pages here hold words alone: no pictures and no files.",
		offers: [journal],
	},
	{
		pattern: /\b(?:print|pdf|paper copy|hard copy|export|download|back ?up)\b/,
		unless: /\bdownload the app\b|\b(?:photos?|pictures?|newspaper|divorce|sign(?:ed)?)\b/,
		says: "The journal has a button “Print”: choose the days, and in the browser’s dialog you can save a PDF instead of printing. On “Yours” you can take everything along as files.",
		offers: [journal, yours],
	},
	{
		pattern:
			/\b(?:find|search(?: for)?|look for|see|read|where (?:are|is|do i find)|get back to|scroll to)\b (?:\w+ ){0,3}?(?:old|past|earlier|previous|my|all my|the) (?:\w+ )?(?:entries|entry|pages|journal|diary|notes|messages|answers|conversations?)\b|\b(?:is there|do you have) (?:a |any )?search\b/,
		unless: new RegExp(`${somebody.source}|\\b(?:stored?|saved?|kept|servers?)\\b`),
		says: "The journal lists your entries, the newest first, with a box to search them and a filter for months and days. Here you can ask me in words: “What did I write about the house?”, “What did I write in March?”.",
		offers: [lastWeek, journal],
	},
	{
		pattern:
			/\b(?:can|could|may|do|must|should|have to) i (?:\w+ ){0,2}?(?:write|type|speak|talk)\b.{0,20}\bin (?:[a-z]+(?:ish|ese|ian|ean|ic|ch|man|ek|ali|ili|tvian)|hindi|urdu|thai|twi|yoruba|igbo|zulu|tamil)\b|\b(?:change|set|switch|other|which|what|choose|select) (?:\w+ ){0,3}?languages?\b|\b(?:app|menu|interface|buttons?|it|this|available) (?:\w+ ){0,2}?in (?:german|french|spanish|italian|portuguese|dutch|polish|turkish|arabic|russian|ukrainian|hindi|urdu|chinese|japanese|korean|swedish|greek|my language|other languages)\b|\b(?:habla\w*|sprichst|sprechen|parl(?:es|ez|i|are)|deutsch|espa[nñ]ol|fran[cç]ais|italiano|portugu[eê]s|polski|t[uü]rk[cç]e)\b.*\?/,
		unless: /\blove languages?\b|\bbody language\b|\blanguage model\b/,
		says: "The app is in English only. You can write in any language: every word is kept as it is, and you can search for it. I myself read English only, so in another language I offer nothing that would fit.",
		offers: [journal],
	},
	{
		pattern:
			/\b(?:dark|night|light) (?:mode|theme)\b|\b(?:change|bigger|larger|smaller) (?:the )?(?:theme|colou?rs?|font|text size|letters)\b|\btoo (?:bright|small to read)\b/,
		says: "“Theme” in the menu goes from the system’s choice to light and dark. The size of the letters follows your browser and phone.",
		offers: [],
	},
	{
		pattern:
			/\boff ?line\b|\bwithout (?:the )?(?:internet|network|wifi|wi-fi|connection|signal)\b|\b(?:install|app ?store|play ?store|download the app|home screen|on my phone as)\b/,
		unless: /\b(?:met|meet|friends?|dating|he|she)\b/,
		says: "Where it runs over https, the browser’s menu installs it like an app. Without a network it opens what you read last, and you can write entries, which are sent later. I myself need the network.",
		offers: [privacy],
	},
	{
		pattern:
			/\b(?:remind me|reminders?|notifications?|alarm|daily (?:prompt|mail|email)|send me (?:a |an )?(?:message|mail|email|notification))\b/,
		unless: /\b(?:remind(?:s|ed)? me of|alarm (?:clock )?(?:rings|rang|went)|he|she|they|his|her|their)\b/,
		says: "Nothing is sent from here, no mail and no notification, so I cannot remind you either. An alarm on your phone can, best beside something you do each day anyway. If your phone shows one, it is another app’s.",
		offers: [{ label: "A plan of when and then", note: "Exercise, about 8 minutes", href: "/exercises/when-and-then" }],
	},
	{
		pattern:
			/\b(?:how much (?:does|is|do)|what does) (?:it|this|that|the app|the coach|you)\b.*\bcosts?\b|\b(?:is|are) (?:it|this|this app|the app|you|everything) (?:really |all |completely )?free\b|\b(?:subscription|in-app|premium|pay for (?:this|it|the app)|free version|trial)\b|\bcost(?:s)? (?:anything|money)\b|\bhow much\b.*\bcost\b/,
		unless: /\b(?:therapy|therapist|wedding|divorce|lawyer|flat|rent|ivf|house|ring)\b/,
		says: "I cost nothing, and neither do the exercises, the handbook and the journal. The program is open and free; whoever runs this server bears its costs, and could tell you if they ask for anything.",
		offers: [privacy],
	},
	{
		pattern:
			/\b(?:change|reset|forgot(?:ten)?|lost|new|set) (?:\w+ ){0,2}?(?:password|passkey|e-?mail address|username|user name|login)\b|\b(?:log ?out|sign out|log off|two.factor|2fa|passkeys?|lock the app|app lock|pin code|face ?id|fingerprint)\b|\bcan['’]?t (?:log ?in|sign in)\b|\bwrong password\b/,
		unless: /\b(?:he|she|they|his|her|their|wants?|husband|wife|boyfriend|girlfriend|partner)\b/,
		says: "“Sign-in and security” has your password, where you are logged in, and how the app locks by itself. “Log out” is in the menu.",
		offers: [security],
	},
	{
		pattern: /\bstreaks?\b/,
		unless:
			/\b(?:winning|losing|mean|cruel|stubborn|he|she|they|team|snap\w*|duolingo)\b|\bmy (?:current |longest |best )?streak\?/,
		says: "A streak counts the days in a row on which you wrote, by the clock of your own place: from midnight on, a page belongs to the new day. A day that was missed begins it at one again, and the pages are all still there.",
		offers: [{ label: "Your days", note: "Streaks and words", href: "/profile" }],
	},
	{
		pattern:
			/\b(?:use|do|try|share|fill) (?:it|this|the app|this app|them|the questionnaires?)\b.*\b(?:together|with my|as a couple|with (?:him|her)|both of us|for two)\b|\b(?:app|version|account) for (?:couples|two)\b|\bcouples? (?:mode|version|account)\b/,
		says: "Each account is for one person, and nobody sees another’s pages. Two people can each have one here, and tell each other as much as they like. Some exercises prepare a talk between you.",
		offers: [{ label: "Exercises", note: "Small steps, by situation", href: "/exercises" }, privacy],
	},
	{
		pattern:
			/\bwhat(?:'s| is| are)? (?:a |an |the |my |this )?(?:life |love )?(?:scripts?)\b|\b(?:where|how) (?:is|are|do i (?:get|make|find|see|write)) (?:a |my |the )?(?:life |love )?scripts?\b/,
		says: "A script is a text made from your own answers: the life script tells of the life you want, the love script of the love you want. Both stand in your profile, and grow with what you answer.",
		offers: [
			{ label: "Your profile", note: "Both scripts, and what came of your answers", href: "/profile" },
			questionnaires,
		],
	},
	{
		pattern:
			/\b(?:who|which company) (?:made|built|wrote|created|owns|runs|is behind|developed|programmed) (?:you|this|it|the app|this app)\b|\bwhy should i trust (?:you|this|it)\b|\bis (?:this|it) open source\b/,
		says: "Nobody has to trust me blindly: the program is open, so that anybody can read what it does, and whoever runs this server looks after it. “What goes where” says what is kept, where, and who could see it.",
		offers: [privacy],
	},
	{
		pattern:
			/\b(?:you|your (?:answers?|repl(?:y|ies)|sentences|responses?)|this|it)\b.*\b(?:canned|generic|robotic|scripted|copy.?paste|copied|prewritten|pre-written|template|automated|the same every time)\b/,
		unless: /\b(?:he|she|they|his|her|my (?:husband|wife|boss|life|marriage))\b/,
		says: "Because they are: my sentences were written beforehand, and I choose by rules, without a language model. What is really about you are your own pages, the exercises, and what you find in the handbook.",
		offers: [model, lastWeek],
	},
	{
		pattern:
			/\b(?:voice|dictate|dictation|microphone|speak instead|talk instead of|read (?:it|this|that) (?:aloud|to me)|audio)\b.*|\bcan i (?:speak|talk) instead of (?:typing|writing)\b/,
		unless:
			/\b(?:his|her|their|mother's|father's|mom's|my) (?:\w+ )?voice\b|\bvoice (?:message|mail|note|in my)\b|\b(?:he|she|they)\b/,
		says: "Where the server has been given a way to hear, the journal has a microphone beside its box. Scripts can be read to you in the app’s own voice.",
		offers: [journal],
	},
	{
		pattern:
			/\b(?:edit|correct|undo|change|delete|erase|remove) (?:\w+ ){0,3}?(?:pages?|entry|entries|answers?|message|goal|relationship)\b|\b(?:goals?|timeline|memory|profile) page\b|\bwhere (?:are|is|(?:can|do) i (?:find|see)) (?:my |the )?(?:goals?|timeline|profile|settings|scores?|results?|patterns?|(?:old |other )?questionnaires?)\b|\bmy (?:page|entry|text|draft|answers?) (?:is|are|was|has|have|just|got)\b.*\b(?:gone|lost|deleted|vanished|disappeared|missing|not there)\b/,
		unless: somebody,
		says: "Each thing is changed and deleted where it stands: entries in the journal, answers and results in your profile, goals on the first page, relationships on the timeline. What is deleted can be taken back for ten seconds.",
		offers: [
			{ label: "Your profile", note: "Answers, results, scripts", href: "/profile" },
			journal,
			{ label: "Your goals", href: "/" },
		],
	},
]);
