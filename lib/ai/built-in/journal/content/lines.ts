import type { Quarter } from "@/lib/domain/feelings/feelings";
import type { Tone } from "../../manner";
import { line, lines } from "../../parts/phrasebook";

/** An earlier page with the same word. */
export const earlier = lines(
	"On {date} you also wrote of “{word}”: {words}",
	"There is an earlier page with “{word}” in it, from {date}: {words}",
	"“{word}” is also on your page of {date}: {words}",
);

/** A word that stands on two earlier pages or more. */
export const returning = lines(
	"“{word}” comes back: it is also on the pages of {dates}.",
	"You have written “{word}” on {dates} as well.",
	"The pages of {dates} have “{word}” in them too.",
);

/** A page that goes with this one for certain. */
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

/** What could be of use, as a question. */
export const offered = {
	article: lines("The handbook has a page called ‘{title}’. Is that near to it?"),
	exercise: lines("There is an exercise called ‘{title}’. Is that near to it?"),
} as const;

/** The feeling that they chose for the page. */
export const chosenFeeling = lines("You chose {feeling} for this page.");
export const chosenBefore = lines("You chose {feeling} for this page. The last time was on {date}.");

/** The last words, by the quarter of the feeling that was chosen. */
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

/** A feeling that they name themselves. */
export const feeling = lines("You name the feeling yourself: {feeling}.", "“{feeling}” is your own word for it.");

/** A list. */
export const list = lines("There are {count} things on this list.", "A list of {count}.");
export const listQuestion = lines(
	"Which of these would you say more about?",
	"If only one of these could stay on the list, which one would it be?",
	"Is anything missing from the list?",
);

/** For somebody who wants no questions. */
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

/** The last words. Right after any page. */
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
		"Here it stays, {name}, until you want it.",
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
export const shortClosings = lines(
	"A short page is a page, {name}.",
	"Few words, {name}, and they are kept.",
	"That is enough for a page, {name}.",
);

/** Titles for a page whose words give none. */
export const titles = lines(
	"{weekday}, Written Down",
	"A Page for {weekday}",
	"{weekday}’s Page",
	"{date}, in My Words",
);

/** A page in a language that is not read here. */
export const foreign = {
	read: line(
		"Most of this page seems to be in {language}, and this guide reads English only. It is kept word for word.",
	),
	length: line("{count} words are kept under today’s date."),
	more: line("You can search for any word of it, in any language."),
	closing: line("Thank you for writing, {name}, in whatever language fits the day."),
	ask: line("I read English only and will not guess at this. What would you like to look at, in a few English words?"),
} as const;

/** Where something may be wrong that nobody should coach on. */
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
