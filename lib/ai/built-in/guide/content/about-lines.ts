import type { Offer } from "@/lib/domain/chat/guide";
import { type Line, lined } from "../../parts/phrasebook";
import { page } from "./ways";

/** What somebody may want to know about the guide. */
export type About =
	| "what"
	| "human"
	| "memory"
	| "privacy"
	| "device"
	| "abilities"
	| "model"
	| "clinician"
	| "lost"
	| "feelings"
	| "erase"
	| "languages"
	| "questions"
	| "writing"
	| "play"
	| "other";

/** How people ask it. The first that fits counts. */
export const aboutAsked: readonly { about: About; pattern: RegExp }[] = [
	{
		about: "human",
		pattern:
			/\byou(?:'re| are) (?:just |only )?(?:a |an )?(?:robot|bot|machine|program|computer|ai)\b|\b(?:are|r) (?:you|u) (?:(?:a|an|the|really|even|actually|just|some|truly) )*(?:real|human|person|people|alive|machine|robot|bot|chat ?bot|computer|program|ai|llm|gpt|chat ?gpt|claude|gemini|language model|artificial|man|woman)\b|\b(?:is|am i) (?:this|that|it|there|talking to|speaking (?:to|with)|chatting with) (?:(?:a|an|really|just|even) )*(?:real|human|person|people|robot|bot|chat ?bot|machine|computer|ai|chat ?gpt|gpt|somebody|someone|anyone|anybody)\b/i,
	},
	{
		about: "clinician",
		pattern:
			/\b(?:are you|is this|can you be|is (?:it|that)) (?:(?:a|an|my|like|real|some kind of|sort of) )*(?:therapist|therapy|psychologist|psychiatrist|doctor|counsell?or|counsell?ing|clinician|treatment)\b|\bdiagnos(?:e|is)\b.*\?/i,
	},
	{
		about: "model",
		pattern:
			/\b(?:connect|use|add|install|set up|switch (?:on|to)|plug in|run|turn on|configure)\b.*\b(?:language model|llm|model|ollama|openai|chat ?gpt|gpt|claude|real ai|an ai|local ai)\b|\b(?:which|what) (?:ai|model|llm|language model) (?:is|are|do|does)\b|\bsmarter\b.*\?/i,
	},
	{
		about: "device",
		pattern:
			/\b(?:can|could|will|would|might|does|do) (?:my (?:ex[ -])?(?:husband|wife|partner|boyfriend|girlfriend|fianc[eé]e?|ex|mum|mom|mam|mother|dad|father|parents?|kids?|children|son|daughter|sister|brother|flatmate|roommate|family|boss)|he|she|they) (?:\w+ ){0,2}?(?:get to )?(?:find|see|read|open|discover|get (?:into|at)|look (?:at|into)|check)\b (?:\w+ ){0,2}?(?:this|it|here|(?:what|that) i (?:write|wrote|say|was here)|my (?:\w+ )?(?:journal|pages|diary|entries|words|messages|account))\b|\b(?:we|i|they) (?:all |both )?share (?:the|a|an|one|our|this|my)(?: same)? (?:ipad|phone|tablet|computer|laptop|device)\b[^.!]*\?/i,
	},
	{
		about: "privacy",
		pattern:
			/\bwhat (?:(?:do|will|would) )?(?:you|u) (?:guys |people )?do with (?:everything|all (?:of )?(?:this|that)|what (?:i|people))\b|\bdo you sell\b|\bwhat (?:(?:do|will|would) )?(?:you|u) (?:guys |people )?do with (?:my|all my|the) (?:data|words|entries|pages|messages|journal|answers)\b|\bwhat happens (?:to|with) (?:my|all my) (?:data|words|entries|pages|messages|journal|answers)\b|\b(?:who|can (?:anyone|anybody|someone|somebody|others|other people|you|they|people|my \w+)) (?:else )?(?:can |could |will |does |do )?(?:reads?|sees?|look at|access|get|know|share)\b.*\b(?:this|it|that|here|what i (?:write|wrote|say)|my (?:entries|pages|words|data|messages|journal))\b|\b(?:is|are) (?:this|it|that|my (?:entries|pages|words|data|messages|journal|conversations?)) (?:really |all |kept |completely )?(?:private|safe|secret|confidential|encrypted|anonymous|stored|shared|recorded)\b|\b(?:where|how) (?:is|are|do you) (?:\w+ ){0,2}(?:my|this|it|these|that|what i|data|everything)\b.*\b(?:stored|saved|kept|store|keep)\b|\bwhere do you (?:store|keep|save)\b|\bcan i trust you\b|\bdo you (?:share|sell|record|store|save) \b/i,
	},
	{
		about: "privacy",
		pattern:
			/\b(?:does|do|will|would|can|could) (?:any(?:one|body)|some(?:one|body)|people|staff|employees|the company|you guys|others) (?:else |here |actually |really |ever )*(?:read|see|look at|check|moderate|monitor)\b(?: (?:this|it|these|that|here|my \w+|what i (?:write|wrote|say)))*|\b(?:confidential(?:ity)?|data protection|gdpr|end.to.end|encrypt\w*)\b.*\?|\b(?:where (?:are|is) (?:the|your|my) (?:servers?|data)|(?:is|are|do you|will you|does it) .{0,24}\bmy (?:data|words|entries|messages|secrets?)\b.{0,30}(?:sold|sell|shared?|leak\w*|trained|training|safe|private))\b/i,
	},
	{
		about: "erase",
		pattern:
			/^(?:(?:how|where) (?:do|can|could|would) i|can i|could i|is it possible to|is there (?:a|any) (?:way|button|option) (?:for me )?to|i want to|i need to|please|how to|can you|could you) ?(?:please )?(?:delete|erase|remove|wipe|export|download|get rid of|clear)\b(?: (?:all|everything|it|this|that|them|me|of|from|here|my|the|our|an?|old|whole|account|data|pages?|entr(?:y|ies)|messages?|chats?|conversations?|history|journal|answers?|what i (?:wrote|said)|i (?:wrote|said)|again|now|and|stuff|things?|as|to|in|into|pdf|files?|word|text|markdown|csv|zip))*\s*[?.!]*$/i,
	},
	{
		about: "languages",
		pattern:
			/\b(?:can|could|may|do) (?:i|you|we) (?:also |even )?(?:write|speak|talk|read|understand|answer|reply|chat)(?: (?:here|to you|with you|me|this))*(?: (?:in|on))? (?:an?other languages?|other languages|german|french|spanish|italian|portuguese|dutch|polish|turkish|arabic|russian|ukrainian|hindi|urdu|chinese|mandarin|japanese|korean|swedish|danish|norwegian|finnish|greek|hebrew|persian|farsi|romanian|hungarian|czech|my (?:own |first |mother )?(?:language|tongue))\b/i,
	},
	{
		about: "questions",
		pattern:
			/(?:^|[.!?,;] )(?:(?:please|pls|just|then|so|now|ok(?:ay)?|hey|hi|(?:can|could|would|will) (?:you|u)|why don'?t you|i want you to|you (?:can|could|should)) )*ask me (?:some |a few |more |a |any )?(?:questions?|something|anything|things)|\b(?:you (?:can |could |should |please )?ask(?: me)?(?: (?:some|the|me))? questions?|(?:can|could|will|would) you (?:please )?(?:interview|quiz) me)\b/i,
	},
	{
		about: "writing",
		pattern:
			/^(?:(?:hi|hey|hello|ok|please|pls|so)[ ,]+)*(?:(?:can|could|will|would) (?:you|u) |i (?:want|need) you to |please |help me (?:to )?)*(?:write|draft|compose|formulate|type|word|phrase|reword|rewrite|translate) (?:me |up )?(?:an? |the |this |my |something |some )?(?:\w+ )?(?:messages?|texts?|letters?|e-?mails?|reply|replies|answers?|speech|toast|poem|vows?|note|bio|profile|apology|response|story|song)\b|^(?:(?:please|can you|could you|pls)[ ,]+)*help me (?:to )?(?:answer|reply to|respond to|word|phrase)\b/i,
	},
	{
		about: "play",
		pattern:
			/\b(?:write|tell|sing|make up|recite) (?:me )?(?:an?|some|another) (?:\w+ )?(?:poem|story|joke|limerick|haiku|song|riddle|fairy ?tale)\b|\b(?:say|tell me) something (?:funny|silly|clever)\b|\bmake me laugh\b/i,
	},
	{
		about: "memory",
		pattern:
			/\b(?:you|u|it) (?:\w+ )?(?:remember|know|forget|forgot) (?:my name|who i am)\b|^(?:do|can|will|would) (?:you|u) (?:\w+ )?remember (?:things|anything|everything|stuff|people)\b|\b(?:do|can|will|would|did) you (?:really |even |still |ever )?(?:remember|forget|have (?:a )?memory|keep|learn)(?: (?:things?|me|this|that|us|anything|everything|what i (?:say|said|wrote|write|tell you)|our (?:last )?(?:talks?|conversations?)|from (?:me|this)|who i am))*\s*\??$|\bwhat do you (?:really |actually )?know about me\b/i,
	},
	{
		about: "feelings",
		pattern:
			/\b(?:do|can|could) you (?:really |even |actually |truly )?(?:feel|care|understand|love|think|empathi[sz]e|like me|get (?:lonely|sad|tired|bored)|have (?:feelings|opinions)|know how (?:i|it) feels?)(?: (?:me|about me|what i (?:say|write|mean)|anything|things|for me|like (?:a person|i do|us)))*\s*[?.!]*$|\bhow are you(?: (?:doing|today|feeling))?\s*\?*$|\bhow(?:'s| is) it going\s*\?*$/i,
	},
	{
		about: "abilities",
		pattern:
			/\bwhat (?:(?:else|all) )?(?:(?:can|could|do|will) (?:you|u)|(?:can|could) (?:i|we)(?= \w+ (?:here|with (?:you|this))))(?: actually| really)? (?:do|help|offer|ask|talk about|know|use)(?: (?:with|me|for me|here|you|about|exactly|this))*\s*\??$|\bhow (?:does|do|can|could|should) (?:this|it|you|i|we|that|the (?:app|guide|coach|chat))(?: all)? (?:work|help(?: me)?|use (?:this|it|you)|start|begin)\s*\??$|\bwhat(?:'s| is) (?:this|this (?:app|chat|place))(?: (?:for|about))?\s*\??$|^\s*(?:menu|options|commands|start)\s*[?!.]*$|^what (?:do|should|can) i (?:write|say|ask)(?: (?:about|here|now|you|first))*\s*\??$|^what (?:can|do) i do (?:here|with (?:this|you|the app))(?: first)?\s*\??$|\bhow do i (?:begin|start)(?: here)?\s*\??$/i,
	},
	{
		about: "what",
		pattern:
			/\b(?:who|what) (?:are|r) (?:you|u)\b|\bwhat(?:'s| is) your (?:name|job|purpose|role)\b|\bintroduce yourself\b|\bwho am i (?:talking|speaking|writing) (?:to|with)\b|\bwhat (?:kind|sort) of (?:coach|bot|ai|thing) are you\b/i,
	},
	{
		about: "lost",
		pattern:
			/\bi (?:don't|do not|dont|have no idea|really don't) (?:know |idea )?(?:what|how|where) (?:to|i should|i could|i can|i want to) (?:write|say|begin|start|talk about|ask)(?: (?:here|first|about|now|next|with|today|you))*\s*[.!?]*$|^i have nothing to (?:say|write)\s*[.!?]*$|\bgive me (?:something to write(?: about)?|a topic|an idea|a prompt)\b|\bwhat should we talk about[?!. ]*$|\blet's talk\b|\byou (?:start|begin|go first)\b/i,
	},
	{
		// Anything else that is asked of the guide itself.
		about: "other",
		pattern:
			/^(?:(?:ok|so|and|but|hi|hey|hello)[ ,]+)*(?:(?:do|can|could|will|did) (?:you|u) (?:\w+ )?(?:speak|sell|send|save|store|record|charge|call|book|sing|translate|predict|diagnose|judge|report|share|train|learn|sleep|dream|spy|scan|track)\b|(?:can|could) (?:you|u) tell\b(?=.*\b(?:paste|photos?|screenshots?|from (?:a|the|my|their|his|her) (?:texts?|messages?|voice))\b)|are (?:you|u) (?:always|on|open|sure|allowed|connected|watching|listening|spying|recording)\b|who (?:made|built|owns|runs|programmed) (?:you|this)\b|(?!.*\b(?:my|our|he|she|his|her|him|they|them|their|love|life|marriage|depress\w*)\b)(?:is this (?:one of those|just|going to|some kind|like)\b|do i (?:have to|need to|must) (?:do|answer|fill|use|pay|write)\b(?=.*\b(?:questions?|questionnaires?|all|every|this|app|here)\b)))/i,
	},
];

const questionnaires: Offer = {
	label: "The questionnaires",
	note: "Each asks about one part of your life",
	href: "/questionnaires",
};
const exercises: Offer = { label: "Exercises", note: "Four to eight small steps each", href: "/exercises" };

/** What is offered with an answer; for the others, the ways in. */
export const aboutOffers: Partial<Record<About, readonly Offer[]>> = {
	other: [{ label: "What goes where", note: "What is kept, where, and who could see it", href: "/privacy" }, exercises],
	privacy: [{ label: "What goes where", note: "What is kept, where, and who could see it", href: "/privacy" }],
	device: [
		{
			label: "Sign-in and security",
			note: "Locking by itself, a title that says nothing, where you are logged in",
			href: "/security",
		},
		{ label: "Yours", note: "Forget this device", href: "/yours" },
	],
	erase: [{ label: "Yours", note: "Take everything along, or erase it", href: "/yours" }],
	languages: [],
	questions: [questionnaires, exercises],
	writing: [
		{
			label: "Preparing a hard conversation",
			note: "Exercise, ends with a first sentence",
			href: "/exercises/hard-conversation",
		},
		page("I want to try out the words", "words"),
	],
};

/** What it answers. `{coach}` is its name. */
export const aboutLines = lined<Record<About, readonly Line[]>>({
	what: [
		"I am {coach}, the guide of this app. I work without a language model: I search your own pages, structure and keep. I support your personal growth and self-discovery with exercises and a handbook, grounded in psychological principles, and you decide what fits.",
	],
	human: [
		"I am no human being, and no language model such as ChatGPT either. I am {coach}, the guide built into this app: a program that searches your own pages, leads through exercises and knows a handbook. I do not understand what you write as a person would, so I do not pretend to.",
		"If you would like to talk with a person and it is urgent, “Help now” has people to call. It is on every screen.",
	],
	clinician: [
		"No. I am {coach}, the guide of this app, a program, and no clinician. I make no diagnosis and give no treatment. What I have are your own pages, exercises from published research, and a handbook that says when a professional is worth seeing.",
	],
	memory: [
		"What you write here is kept, and I can find it again by its words, people and days. I do not remember as a person does: I search. Ask me “what did I write about my mother?” or “what did I say last week?”.",
	],
	privacy: [
		"Your pages belong to your account, and nobody else who signs in here can see them. Whoever runs this server looks after its data. “What goes where” says what is kept, and whether anything is sent to somebody else.",
	],
	device: [
		"Yes, whoever uses this browser while you are logged in can read what is here, and so can whoever knows your password. Log out when you stop, and let it remove what waits on this device. Under “Sign-in and security” you can have the app lock by itself and call its pages “Notes”. The browser’s own list of visited pages keeps the address; a private window keeps none.",
	],
	feelings: [
		"I am a program without a language model. I have no feelings, and I cannot know what it is like for you. What I can do is find what you wrote, offer an exercise or an article that fits, and keep your words.",
	],
	erase: [
		"You can delete every single thing where it stands: an entry in your journal, a message here, an answer. On “Yours” you can take everything along as files, or erase the whole account with all that is in it.",
	],
	languages: [
		"You can write in any language: every word is kept as it is, and you can search for it. I myself read English only, so in another language I offer nothing that would fit.",
	],
	questions: [
		"I ask no questions of my own in this conversation. The questionnaires ask, and so do the exercises, one step after the other, and what you answer is kept.",
	],
	writing: [
		"I cannot write it for you: without a language model I compose no texts. These lead to words of your own, step by step.",
	],
	other: [
		"That is more than I can say. I am {coach}, a guide without a language model: I search your own pages, lead through exercises, know a handbook, and keep what you write. Nothing here has to be done, and all of it can be left half-way.",
	],
	play: ["That is beyond me: without a language model I make nothing up. This is what I do have:"],
	abilities: [
		"I do four things. I **search your own pages**, and answer questions such as “when did I last mention the house?” or “what are my goals?” with your words and their dates. I lead through **exercises** in small steps. I have a **handbook** of short answers to questions about love, family and yourself. And I **keep** what you write.",
	],
	model: [
		"I am the guide without a language model. Whoever runs this app can connect one, and then it answers here instead of me. For a model on their own machine, such as with Ollama, they set `OPENAI_BASE_URL` and `OPENAI_MODEL`; for OpenAI, `OPENAI_API_KEY`. The file `.env.example` explains each. What you write is then sent to that model, so choose one you trust.",
	],
	lost: [
		"Anything will do. One sentence about today is enough, and so is a question. If you would rather be led, here are three ways in.",
	],
});
