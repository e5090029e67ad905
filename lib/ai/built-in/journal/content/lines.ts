import type { FeelingId, Quarter } from "@/lib/domain/feelings/feelings";
import type { Tone } from "../../manner";
import { type Line, line, lined, lines } from "../../parts/phrasebook";

/** Quotes an earlier entry that contains the same word. */
export const earlier = lines(
	"On {date} you also wrote of “{word}”: {words}",
	"There is an earlier page with “{word}” in it, from {date}: {words}",
	"“{word}” is also on your page of {date}: {words}",
);

/** For a word that occurs in at least two earlier entries. */
export const returning = lines(
	"“{word}” comes back: it is also on the pages of {dates}.",
	"You have written “{word}” on {dates} as well.",
	"The pages of {dates} have “{word}” in them too.",
);

/** Quotes an entry that certainly belongs with this one, by the reason why. */
export const beside = {
	"this-day": lines("On this day, {date}, you wrote: {words}", "A page from this same day, {date}, says: {words}"),
	"same-prompt": lines(
		"When you were last asked this, on {date}, you wrote: {words}",
		"The same question was answered on {date}, too: {words}",
	),
	"same-name": lines(
		"{person} is also on your page of {date}: {words}",
		"There is an earlier page with {person} on it, from {date}: {words}",
	),
} as const;

/** Asks whether an article or exercise could be of use. */
export const offered = {
	article: lines("The handbook has a page called ‘{title}’. Is that near to it?"),
	exercise: lines("There is an exercise called ‘{title}’. Is that near to it?"),
} as const;

/** Says when the person last chose the feeling that they chose for this entry. */
export const chosenBefore = lines("You chose {feeling} for this page. The last time was on {date}.");
export const chosenFeeling = lines("You chose {feeling} for this page.");

/** What we say about each feeling that can be chosen: right for everybody who chose it, whatever their entry says. */
export const ofFeelings: Readonly<Record<FeelingId, Line>> = lined<Readonly<Record<FeelingId, Line>>>({
	stirred: "Being upset says that something matters. What it was may be worth a line of its own.",
	bright: "A bright day that has been written down can be gone back to.",
	low: "A low day asks for little. Writing at all was a good part of it.",
	angry: "Anger mostly stands guard over something. What it guards may be worth a line of its own.",
	anxious: "Anxiety is about what has not happened yet. A good part of it is care for something.",
	jealous: "Jealousy knows exactly what is dear to somebody. It is only bad at saying so.",
	tense: "Tension is readiness. The body keeps it up until somebody tells it that it may stop.",
	ashamed: "Shame wants nothing so much as to stay unsaid. Something of it has been said now, if only to a page.",
	overwhelmed: "When it is too much, it helps to know which thing came last. It is seldom the heaviest.",
	happy: "A happy hour that has been written down can be had twice.",
	excited: "Excitement is looking forward with the whole body. It need not be calmed down by anybody.",
	proud: "Pride likes a witness. This page is one, and there may be others who would be glad to hear it.",
	inLove: "Being in love makes small things large, and they are worth writing down for that reason alone.",
	curious: "Curiosity comes only where there is a little room. It is a good sign about the day.",
	hopeful: "Hope always leans on something, however small. It is good to know what.",
	sad: "Sadness says that something mattered. It does not have to be cheered up in order to pass.",
	lonely: "Loneliness is like hunger: it says what one needs, and nothing bad about who is hungry.",
	hurt: "What hurts shows where something is dear. To write it down excuses nobody.",
	tired: "Tiredness makes many things look larger than they are in the morning.",
	empty: "Emptiness is hard to write about, and there is a page about it now. Nothing has to fill it today.",
	guilty: "Guilt is about something done or left undone, and not about what somebody is worth.",
	calm: "Calm is easily overlooked, because nothing happens in it. Today it has a page.",
	content: "Few people write when they are content. This page will be good company for other days.",
	grateful: "Gratitude has an address: somebody or something gave. It can be told, or simply kept.",
	relieved: "Relief shows afterward how heavy it was. That may be counted, too.",
	close: "Closeness lives on being remembered. This page will remember it.",
	tender: "Tenderness is a strong feeling with a low voice. It is good that it was heard.",
});

/** Closing sentences, by the quarter of the chosen feeling. */
export const feelingClosings: Record<Quarter, ReturnType<typeof lines>> = {
	stirred: lines(
		"It is on the page now, {name}, and need not all be carried tonight.",
		"Let your shoulders down for a moment, {name}. The page keeps the rest.",
	),
	low: lines(
		"Be gentle with yourself tonight, {name}. It is kept, and nothing has to be solved today.",
		"Thank you for writing it down, {name}, on a day when that is not easy.",
	),
	bright: lines(
		"It is kept, {name}, for a day when you would like to read it again.",
		"Good that it stands here, {name}. Such days are worth a page.",
	),
	calm: lines("A quiet page, {name}, and it will keep.", "It is written, {name}. Take some of that quiet along."),
};

/** Mentions other people in the entry in the writer's words; fits whoever they are. */
export const withSomebody = lines(
	"Somebody else is on this page as well: {people}.",
	"You are not alone on this page: {people} came along.",
	"You wrote about {people}.",
);
export const ofSomebody = lines(
	"A page about a day is mostly a page about somebody.",
	"We remember many days by who was in them.",
	"They may never know that they have a place here.",
	"Whatever becomes of the day, it had somebody in it besides you.",
);

/** Quotes a sentence whose second half turns against the first. */
export const turn = lines(
	"One sentence has two halves: {words} Neither of them takes the other back.",
	"This is in one sentence with you: {words} You let both halves stand.",
);
export const turnAbove = lines(
	"The sentence above has two halves, and you let both of them stand.",
	"The sentence above turns in the middle. It would be less true with one half of it.",
);

/** Comments on something that the entry itself says. */
export const firstTime = lines(
	"You write of a first time. Such things are soon forgotten, and this one has a date now.",
	"There is a first time on this page. A second one will be a little easier.",
);
export const mattered = lines(
	"You say yourself what mattered most. Many days go by without anybody asking.",
	"What mattered most is on this page because you said so. It need not be large for that.",
);
export const trying = lines(
	"You write that you are trying. It counts from the first day, and not only from the last.",
	"You try, you write. Nobody sees that from outside until it has worked, and here it is.",
);
export const feltGood = lines(
	"It felt good, you write. That is worth knowing on a day when it takes some persuading to begin.",
	"Something felt good, and you noticed what it was. On another day you can look it up here.",
);
export const found = lines(
	"You found something out, and wrote it down on the same day. It is easily lost otherwise.",
	"You noticed something. It cannot be unnoticed, and it has a date now.",
);

/** For a feeling that the person names in their own words. */
export const feeling = lines("You name the feeling yourself: {feeling}.", "“{feeling}” is your own word for it.");

/** For an entry that is a list. */
export const list = lines("There are {count} things on this list.", "A list of {count}.");
export const listQuestion = lines(
	"Which of these would you say more about?",
	"If only one of these could stay on the list, which one would it be?",
	"Is anything missing from the list?",
);

/** For people who want no questions. */
export const invitations = lines(
	"If you want to go on, begin with the thing you left out.",
	"If there is more, the next line could begin with “and”.",
	"If you like, write one more sentence about the part that was hardest to put into words.",
	"If you have another minute, write down what you could hear around you.",
	"If you want, end the page with what you would like tomorrow to hold.",
	"There is room for one more line, about whoever else was there.",
);

export const shortInvitations = lines(
	"If there is more, the next line could begin with “and”.",
	"You can come back to this page and write on.",
);

/** Closing sentences that are right after any entry. */
export const closings: Record<Tone, ReturnType<typeof lines>> = {
	even: lines(
		"Thank you for writing this down, {name}. It is here whenever you want to read it again.",
		"It is written, {name}, and it will keep.",
		"That is today’s page, {name}. The next one can be as short as you like.",
		"Thank you for taking the time, {name}. It is all here, word for word.",
		"Kept, {name}, as you wrote it.",
		"It is written down now, {name}.",
		"There it is, {name}. You can find it by any of its words.",
		"Your words are here, {name}. Come back to them when you like, or not at all.",
		"It has its page now, {name}.",
		"It’s here whenever you want it, {name}.",
	),
	gentle: lines(
		"Thank you for writing, {name}. There is no hurry with any of it.",
		"Be gentle with yourself today, {name}. The page can wait until you want it again.",
		"That is enough for today, {name}. Let it rest here.",
		"Thank you for trusting the page with this, {name}. Take it slowly from here.",
		"It is kept, {name}. You may put it down now.",
	),
	direct: lines(
		"Written, {name}. What you do with it is yours to decide.",
		"That is the page, {name}. Read it again in a week.",
		"Kept word for word, {name}. No more to add from here.",
		"There it stands, {name}. Look at it again when a week has passed.",
	),
};

export const listClosings = lines(
	"The list is kept, {name}. Cross off what you like.",
	"There is your list, {name}. It can grow.",
);
export const shortClosings = lines("A short page is a page, {name}.", "That is enough for a page, {name}.");

/** Titles for an entry from whose words no title can be made. */
export const titles = lines(
	"{weekday}, Written Down",
	"A Page for {weekday}",
	"{weekday}’s Page",
	"{date}, in My Words",
);

/** For an entry in a language other than English. */
export const foreign = {
	read: line(
		"Most of this page seems to be in {language}, and this guide reads English only. It is kept word for word.",
	),
	length: line("{count} words are kept under today’s date."),
	more: line("You can search for any word of it, in any language."),
	closing: line("Thank you for writing, {name}, in whatever language fits the day."),
	ask: line("I read English only and will not guess at this. What would you like to look at, in a few English words?"),
} as const;

/** For an entry that may tell of a danger: nobody should coach on that. */
export const careful = {
	title: line("Kept for You"),
	insights: lines(
		"Your words are kept, all of them, exactly as you wrote them.",
		"Nothing on this page has to be worked out tonight, and none of it is a task.",
		"If any of this is about being in danger, or about not wanting to go on, “Help now” leads to people who answer at this hour.",
	),
	closing: line("Thank you for writing it down, {name}. You do not have to be alone with it."),
	ask: line("Is there somebody you could be with, or call, in the next hour?"),
} as const;
