import { COACH_NAME } from "@/lib/domain/core/brand";
import type { CarriedKind } from "./kinds";
import { MEMORY_TITLE } from "./paths";
import type { FactSource } from "./schema";

/** Texts of the page about what the coach knows. */
export const memoryTexts = {
	title: MEMORY_TITLE,
	lead: `Everything that ${COACH_NAME} carries from one conversation to the next, each with the page it comes from.`,
	groups: {
		people: "People",
		dates: "Dates",
		wishes: "Wishes and goals",
		helps: "What helps",
		hurts: "What hurts",
		results: "From your questionnaires",
		scripts: "From your scripts",
		said: "From earlier in the conversation",
	} satisfies Record<CarriedKind, string>,
	sources: {
		journal: "Journal",
		answer: "Answer",
		timeline: "Timeline",
		goal: "Goal",
		message: "Conversation",
		exercise: "Exercise",
		"life-script": "Life script",
		"love-script": "Love script",
		line: "Kept line",
		results: "Analysis",
	} satisfies Record<FactSource["kind"], string>,
	youWrote: "You wrote: “{words}”",
	notedBy: "noted by {name}",
	notMe: "Not true",
	forget: "Forget",
	taken: "Removed. It will not be used again, nor read from that page again.",
	forgotten: "Forgotten. It will not be used again, nor read from that page again.",
	gone: "That was already forgotten.",
	failed: "This could not be forgotten just now. Please try again.",
	empty: `Nothing yet. What you write about people, dates, wishes, and what helps or hurts will be listed here before ${COACH_NAME} uses it.`,
	beside: `Besides this list, ${COACH_NAME} is given your coach settings, the last messages of the conversation, and passages of your pages that have to do with what you say. What you tell it to forget is left out of these, too.`,
	pages: "Your pages stay as they are, and you still find everything when you search them yourself.",
	pause: "Pause",
	resume: "Go on",
	running: "It stays up to date as you write.",
	paused: `Paused. ${COACH_NAME} learns nothing and is given none of this; it answers from the present conversation alone. It will not learn later from what you write in the meantime, either.`,
	pauseFailed: "That could not be changed just now. Please try again.",
} as const;
