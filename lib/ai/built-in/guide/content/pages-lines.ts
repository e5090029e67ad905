import type { PageKind } from "@/lib/domain/search/pages/page";
import { line, lines } from "../../parts/phrasebook";

/** What kind of place a link leads to: its name, and the heading above several. */
export const placeNames: Record<PageKind, { one: string; heading: string }> = {
	journal: { one: "Journal", heading: "In your journal" },
	answer: { one: "Answer", heading: "In your answers" },
	timeline: { one: "Timeline", heading: "On your timeline" },
	goal: { one: "Goal", heading: "In your goals" },
	message: { one: "Conversation", heading: "In this conversation" },
	exercise: { one: "Exercise", heading: "In your exercises" },
	"life-script": { one: "Life script", heading: "In your life script" },
	"love-script": { one: "Love script", heading: "In your love script" },
	line: { one: "Kept line", heading: "In your kept lines" },
};

export const headingLine = line("**{heading}**");

/** `{pages}` is "1 page" or "7 pages"; `{topic}` is what the person asked about, in quotation marks. */
export const foundLines = {
	topic: line("I found {topic} on {pages} of yours."),
	topicIn: line("I found {topic} on {pages} of yours, {period}."),
	period: line("I found {pages} of yours, {period}."),
	first: line("Here are the {shown} that say most about it."),
	newestPages: line("The newest in your journal, {pages}, the latest first."),
	newest: line("Here are the newest {shown}."),
	last: line("You last mentioned {topic} on {day}."),
	firstTime: line("The first page of yours with {topic} is from {day}."),
	lastPage: line("The last thing you wrote is from {day}."),
	firstPage: line("The first thing you wrote here is from {day}."),
	count: line("{topic} is on {pages} of yours: {places}. The first is from {first}, the last from {last}."),
	countIn: line("{topic} is on {pages} of yours, {period}: {places}."),
	more: line("These are the next {shown} of {pages}."),
	noMore: line("That was all of it: {pages}."),
	decided: line("These are sentences of yours that say what you decided, settled or promised."),
	felt: line("These are sentences in which you named a feeling as yours, {period}."),
	feltAny: line("These are sentences in which you named a feeling as yours."),
	missing: line("Nothing of yours has {missing} in it."),
	readAs: line("No page has “{written}”, so I looked for “{as}”."),
	partial: line("No page of yours has all of that. These have a part of it."),
	whole: line("Here is the whole page, from {day}."),
};

export const nothingLines = {
	topic: lines("I found nothing about {topic} on your pages.", "Nothing of yours has {topic} in it."),
	topicThere: lines("I found nothing about {topic} {place}."),
	topicIn: lines("I found nothing about {topic} on your pages, {period}."),
	period: lines("I found nothing of yours, {period}."),
	decided: lines("I found no sentence of yours that says what you decided."),
	felt: lines("I found no sentence in which you named a feeling as yours."),
	empty: lines("There is nothing on your pages yet that I could search."),
};

/** Asks for a name or a word, where the question has none. */
export const whoLine = line("Whom or what do you mean? A name or a word is enough, and I’ll look.");

export const searchNote = line(
	"I looked through your journal, answers, goals, timeline, scripts, exercises and messages, by words, people and days.",
);

export const otherLines = {
	goal: line("**{title}** ({type}, {state})"),
	goalNameless: line("A {type} goal ({state})"),
	goals: line("You have {goals}."),
	noGoals: line("You have set no goal yet."),
	scores: line("From your answers of {day}: {scores}."),
	noScores: line("You have not answered the patterns questionnaire yet."),
	analyses: line("You have answered {titles}. Each has its analysis."),
	script: line("Your {which} script begins with this sentence:"),
	noScript: line("You have no {which} script yet."),
	streak: line("You have written on {days} in a row, up to {last}."),
	noStreak: line("You have no streak at the moment: the last day you wrote on was {last}."),
	words: line("Your journal has {words} in {entries}."),
	wordsIn: line("{words} in {entries}, {period}."),
	began: line("Your first journal entry is from {day}. Since then there have been {entries} on {days}."),
	noEntries: line("There is no journal entry yet."),
	timeline: line("**{name}**: {dates}"),
	noTimeline: line("There is nobody on your timeline yet."),
	lookBack: line("“Look back” shows the people you named and how often words of yours come up."),
};
