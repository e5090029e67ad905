/** One part of the public protocol, which tells people what the app does about danger. */
export interface ProtocolPart {
	title: string;
	paragraphs?: readonly string[];
	points?: readonly string[];
}

/** The published protocol. A test compares `docs/safety.md` with it. */
export const protocol: readonly ProtocolPart[] = [
	{
		title: "What is looked for",
		paragraphs: [
			"Everything you send is read before any coach sees it: journal entries, answers, messages, and words that you dictate. Fixed rules read it, not a model. They look for signs of five things, and for how sure each is.",
			"One hint alone is often nothing. So what you wrote in the last two weeks, in the journal, in answers, in exercises and in the conversation, is read again together with what you send, each time anew. Only texts that each hold a sign by themselves are added up, and what only adds up is never more than a quiet line.",
		],
		points: [
			"That you may want to die, or to hurt yourself.",
			"That somebody close frightens, controls or hurts you.",
			"That you may be about to hurt somebody else.",
			"That frightening pictures of harm to your baby come to you, as they do to many parents after a birth.",
			"That somebody you care about may be in danger.",
		],
	},
	{
		title: "What happens then",
		points: [
			"Where it is clear, a calm message comes first, with your country’s emergency number, help lines and a directory of help lines everywhere. The coach does not coach on it. Where a friend is in danger, it can be asked, and answers below the message.",
			"Where it is doubtful, one quiet line with the way to “Help now” stands above the ordinary answer.",
			"After a hint, the built-in coach may ask you one direct question, with answers to tap. Once you have answered, it is not asked again in that conversation.",
			"The message comes whether or not a coach or a model answers.",
			"What a coach writes is read, too. Ways to die or to hurt oneself are never shown, nor words that urge it, nor advice to make up with somebody who is dangerous.",
			"After a message the conversation stays careful for at least twenty messages and until the next day; after a quiet line for six messages.",
			"If you say that you were misread, or answer “no” when you are asked, “Help now” stays where it always is, and no more is said of it.",
			"“Help now” is one tap away on every screen, without an account and without JavaScript.",
		],
	},
	{
		title: "In which languages",
		paragraphs: [
			"English is read most closely. In Arabic, Bengali, Chinese, French, German, Hindi, Indonesian, Japanese, Portuguese, Russian, Spanish and Urdu the plainest sentences are known, and the message comes in that language. In Dutch, Italian, Polish, Tagalog and Turkish, and in Hindi and Urdu in Latin letters, they are known, and the message comes in English. The texts were written and checked with care, but not by native speakers of every one of these languages.",
		],
	},
	{
		title: "What is not stored",
		paragraphs: [
			"Your words are saved as you wrote them, as any others. That they were taken as a sign of danger is stored nowhere: not with you, not in a log, not in a count. Nobody is told.",
			"There is one exception, which you make yourself. If a message stands in the place of a text and you say “This is not what I meant”, the sentence is kept with the text that it is in, encrypted, and is in your export. It is gone when that text changes or is deleted, or when you take it back.",
			"So there is no yearly number of such messages, and there cannot be one. Whoever has to report one has to count it by means that this app does not have.",
		],
	},
	{
		title: "What it cannot do",
		points: [
			"It knows words, not you. It cannot tell how great a danger is.",
			"It misses what is only hinted at, irony, new words, and most of what is said in a language other than English.",
			"It is sometimes wrong the other way. “This is not what I meant” folds the message or the line away, without argument; in a conversation it is said as a message, too. Where a message takes the place of an analysis, a script or a letter, your own words that it is about stand below it. Say that you meant something else, and the text is written as usual. Violence by an ex takes the place of no script and of no later analysis once your answers say together that it is over: you ticked that nothing is ending or wrong in your love life, nothing tells of violence today, and the answer names an ex, or you wrote that it is behind you. It is still quoted nowhere.",
			"Its silence never means that somebody is safe.",
			"It calls nobody. Only a person can do that.",
		],
	},
	{
		title: "What you are talking to",
		points: [
			"The coach is a program, not a human being, and no therapist. Every text of a coach says which one wrote it.",
			"The app is for adults. A coach like this one may not be suitable for some minors. The app does not ask for an age and does not know one.",
			"It sends no reminders to take a break, because it never writes first and has no endless feed. A break is a good idea all the same after a long talk.",
		],
	},
	{
		title: "Beside a law",
		paragraphs: [
			"California’s Senate Bill 243 (2025, chapter 677; Business and Professions Code, sections 22601 to 22606) asks operators of “companion chatbots” to say that the chatbot is not human where a reasonable person could think otherwise (22602 (a)); to keep, and to publish, a protocol against suicidal content that refers people to crisis services (22602 (b)); to disclose more to users known to be minors, with a reminder every three hours (22602 (c)); from 1 July 2027 to report every year, among other things, how often people were referred, and to measure suicidal ideation with evidence-based methods (22603); and to say that such chatbots may not be suitable for some minors (22604).",
			"This page is written so that it can be read beside that list. It does not say that the app, or anybody who runs it, complies with this law or another one: whether it applies, and what else it asks, is for whoever runs the app to find out. Two things are plain to see: there is no yearly count, as said above, and the rules are measured as below, on labeled sentences, which is not a clinical measure of anybody’s risk.",
		],
	},
];

/** Where that law can be read, and the day on which it was. */
export const lawSource = {
	page: "https://legiscan.com/CA/text/SB243/",
	read: "2026-11-21",
};
