/** Sentences that do not hang on one feeling or turn of phrase. `{…}` is filled in by reflect.ts. */
export const relatedPhrases = [
	"On {date} you wrote {old}. Now {word} is on the page again. Read the two side by side: what has moved since then, and what has not?",
	"There is a line from {date} that belongs beside this one: {old}. Put together, they sound less like two days than like one subject.",
	"{word} has been here before. {date}: {old}. Perhaps it returns because it has not been heard to the end.",
	"I remember a page of {date}: {old}. Today's entry seems to answer it. Does the answer convince you?",
	"{old}, you wrote on {date}. The you of that day would recognize this entry, and might have something to say to it.",
] as const;

export const personPhrases = [
	"{who} comes up {times} in this entry. What would they be surprised to read here?",
	"Much of this page turns toward {who}. It may be worth asking what you want from them that you have not asked for.",
	"{who} is very present in what you wrote. Where are you standing while you look at them: near, far, or at the door?",
	"Take {who} out of this page for a moment. What is left that is only yours?",
	"You mention {who} {times}. Is there something between you that would like to be said, or something that would like to be left alone?",
] as const;

export const themePhrases = [
	"Under the events of the day this entry is about {theme}. Does that fit, or would you name it otherwise?",
	"If this page had a heading in a library it might stand under {theme}. See whether the other entries would stand beside it.",
	"{Theme} runs through this, sometimes between the lines. What does it ask of you that you would gladly give?",
	"More than one sentence here touches on {theme}. Which of them is the true one today?",
	"I count several small signs of {theme} on this page. You would know better than I what they add up to.",
] as const;

export const contrastPhrases = [
	"You set one thing against another here: {q}. The word in the middle may be hiding an “and”.",
	"{q}. Both halves of that sentence are yours; notice which one you gave the last word.",
	"Listen to the turn in {q}. What comes before it is often what was felt, and what comes after it what was allowed.",
] as const;

export const deniedPhrases = [
	"You say what it was not: {q}. What we rule out usually stood near the door. Did it?",
	"{q}. That is a careful no to {feeling}. I wonder what the right word would be.",
] as const;

export const secondQuotePhrases = [
	"Another line I would not skip: {q}. You put it in as if in passing.",
	"{q}. That could be the first sentence of a longer page.",
	"I stopped at {q}. Of everything here it seems the least explained.",
	"And then there is {q}, which does not need me to say anything about it. Only to have noticed it.",
	"If I could ask about one sentence only, it would be {q}.",
	"{q}: how would the person you wrote about tell that part?",
	"A plain line, {q}, and yet I would like to know what came right before it.",
	"Somewhere in the middle you write {q}. Try reading the whole entry as if it had begun there.",
	"{q}. Said a little louder, what would that sentence want?",
	"You could underline {q}. In a year you may know why.",
] as const;

export const promptPhrases = [
	"Notice which sentence came fastest. The quick ones tend to be either habits or truths.",
	"Notice where in the entry you slowed down. The slow places tend to be the true ones.",
	"Read it once more as if a stranger had written it. What would you like to ask them?",
	"If this page had one sentence more, what would it have to say?",
	"Look for the word that you would not have used a year ago. It may mark where something has moved.",
	"Ask which part of this you would tell to somebody, and which part only to the page.",
] as const;

export const closings = {
	hard: [
		"You stayed with this long enough to write it down. Let the page hold it until morning.",
		"Nothing has to be solved tonight. It has been said, {name}, and that counts.",
		"A page like this takes some courage. Be as gentle with its author as you would be with a guest.",
		"Heavy things get a little lighter when they have an outline. You gave this one an outline.",
		"Close the notebook when you are ready. It keeps; you can rest.",
		"Thank you for writing this without tidying it up first. Come back to it when you want company.",
		"What you wrote will still be true tomorrow, and you may see more of it by daylight.",
	],
	good: [
		"A good page, {name}. Keep it for a night that needs it.",
		"May a little of this be left over for tomorrow.",
		"You were there for your own day. It shows.",
		"Days like this one are easily forgotten for being quiet. This one is written down now.",
		"Let it be as good as it was, without wondering how long it lasts.",
		"Thank you for bringing this one here. It brightens the shelf.",
		"Sleep on it gladly. The line about it is safe.",
	],
	plain: [
		"One day, one page. That is how a life becomes readable.",
		"It is on paper now, {name}, and your head can have its hands free.",
		"See you on the next page, whatever it is about.",
		"Not every entry has to lead somewhere. This one was for looking around.",
		"Leave a little space below this one; days like to add something.",
		"You noticed more today than you may think. It is all in here.",
		"Until the next page. Be well in between.",
	],
} as const;

/** For a few words, from which nothing should be read. */
export const shortEntry = {
	insights: [
		[
			"A short page is a page, and {words} can be exactly as much as a day has to give.",
			"If you want to go one step further, write what happened in the minute before you opened this page.",
			"Or leave it as it is; tomorrow has room.",
		],
		[
			"You came by, and left {words}. The habit is made of evenings like this one.",
			"Should there be more behind it, begin with a place: where were you when the day felt most like itself?",
			"And if there is nothing more, then there is nothing more. That is an entry too.",
		],
	],
	titles: ["A Few Words", "In Passing", "A Short Page", "Just This"],
	asks: [
		"A few words so far. What happened in the minute before you opened this page?",
		"That is a beginning. Where were you when you felt it most?",
		"Go on, if you like. What would the next sentence be?",
	],
} as const;

/** For a page that names nothing one could call it by. */
export const plainTitles = [
	"A Page of Today",
	"What the Day Left",
	"Between Two Days",
	"Notes From an Evening",
] as const;

/** For words that this coach cannot read. */
export const unreadEntry = {
	insights: [
		"Your entry is saved exactly as you wrote it. I read English only, and this looks like {language}, so I will not pretend to have understood it.",
		"What I can tell is its length: {words}. Writing in the language one feels in is a good reason for any language.",
		"If you would like to hear back, add a few lines in English, or read it aloud to yourself once; the voice often notices what the eye does not.",
	],
	title: "A Page of Your Own",
	message: "The page is yours either way. Come back whenever you like.",
} as const;

/** For pages that speak of harm: nothing is interpreted, nobody is coached. */
export const careEntry = {
	selfHarm: {
		title: "A Heavy Page",
		insights: [
			"What you wrote is serious, and I am taking it as you wrote it. I am a program and cannot be the one who sits with you now; a person can, and you deserve one tonight.",
			"Please tell somebody today, in these words or simpler ones: “I am not safe with my thoughts. Please stay with me.” A friend, a doctor, a help line, the emergency number where you are.",
			"If there is something near you that you could use to hurt yourself, put distance between it and you, or go where other people are. You do not have to be sure about anything else first.",
		],
		message:
			"I am glad that you wrote it down instead of carrying it alone. Reach one person before you put this away.",
		ask: "That sounds heavy, and it should not be carried alone. Who could you call or go to right now?",
	},
	violence: {
		title: "What Happened",
		insights: [
			"What you describe is violence, or close to it. It is not something you brought about by what you said or did.",
			"I will not look for a lesson in it. If you are in danger, your safety comes before any conversation: a door that locks, a person you trust, the emergency number where you are.",
			"When it is safe to do so, tell somebody who is on your side what you told this page. Help lines for people who are hurt at home listen without making you decide anything.",
		],
		message: "You told the truth here. You deserve people who believe it. Please look after your safety first.",
		ask: "What happened to you was not your fault, and your safety comes first. Who could you tell today?",
	},
} as const;

/** The last words for somebody who asked for a gentle or a direct coach. */
export const closingsAskedFor = {
	gentle: {
		hard: [
			"You need not carry this any further tonight. It is safe here, {name}.",
			"Go slowly with yourself after a page like this. Something warm, and then rest.",
			"Nothing here has to be understood or said again today. It may just lie here.",
			"That was a lot for one day. Be kind to whoever wrote it.",
		],
		good: [
			"How good that this found its way to the page, {name}. Let it warm you for a while.",
			"You may simply enjoy this one.",
			"May the rest of the day be as kind to you.",
			"Take this one with you, softly, into tomorrow.",
		],
		plain: [
			"You came, and you wrote, {name}. That is plenty.",
			"Whatever this day was, it has a soft place to lie now.",
			"Rest now. The page waits for you, and it is not counting.",
			"Nothing more is needed today. Go gently.",
		],
	},
	direct: {
		hard: [
			"You have named it, {name}. What is yours to decide in it deserves a decision, by daylight.",
			"Comfort would not make this page truer. You know what it says.",
			"You wrote what is the case. Do not talk it smaller tomorrow.",
			"That was hard, and you looked at it. Keep the page where you can find it.",
		],
		good: [
			"Good. Notice what you did for it, so that it was not only luck.",
			"Some of this was your doing, {name}. Say so, at least to yourself.",
			"Keep the part of it that you can repeat.",
			"A good day and a clear page. Do not explain it away tomorrow.",
		],
		plain: [
			"You noticed. Now decide whether it matters.",
			"Tomorrow, {name}, begin with the sentence you left out.",
			"The next page can start where this one got careful.",
			"Enough looking around for today. Pick one line and keep it.",
		],
	},
} as const;

/** In front of a suggestion, for the same. */
export const suggestionLeads = {
	gentle: ["There is no hurry with this.", "This can wait until you feel like it.", "Leave it, if today was enough."],
	direct: ["One thing to do, then.", "Do not stop at noticing.", "The next step is yours."],
} as const;

/** In front of a quick insight, for the same. */
export const quickLeads = {
	gentle: ["No hurry.", "Only if you like."],
	direct: ["Plainly.", "Without softening it."],
} as const;
