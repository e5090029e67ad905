import type { ChatMessage } from "@/lib/ai/openai/client/request";
import type { ReplyInput, Turn } from "@/lib/ai/types";
import { patternDescriptions } from "@/lib/domain/questionnaires/archetypes";
import { patternNames } from "@/lib/domain/questionnaires/ids";

export const at = (day: string) => new Date(`${day}T12:00:00Z`);
export const they = (content: string, day = "2026-11-20"): Turn => ({ from: "person", content, at: at(day) });
export const coach = (content: string, day = "2026-11-20"): Turn => ({ from: "coach", content, at: at(day) });

/** A person about whom the coach knows something of each kind. */
export const input: ReplyInput = {
	person: { firstName: "Ada" },
	manner: { persona: "Speak like a lighthouse keeper.", instructions: "Ask about the sea." },
	today: "2026-11-21",
	offset: 0,
	turns: [
		they("Tom called about the house."),
		coach("What did you want to say to him?"),
		they("That I am tired of waiting."),
		coach("And what did you say?"),
	],
	message: "Nothing. I kept quiet and let the tap run.",
	memory: {
		goals: [
			{ title: "Speak up", description: "Say one thing a day", type: "short term", progress: 40, isCompleted: false },
			{ title: null, description: "Live near water", type: "long term", progress: 100, isCompleted: true },
		],
		patterns: {
			day: "2026-10-02",
			scores: patternNames.map((name, i) => ({ name, score: 84 - i * 10, description: patternDescriptions[name] })),
		},
		scripts: { life: "I keep the peace so that nobody leaves.", love: "I speak and am still loved." },
		analyses: [
			{ questionnaireId: "1", title: "Where you are now", day: "2026-09-01", found: "- You wait for others to begin." },
		],
		coachProfile: "Be direct, and do not comfort me too soon.",
		relationships: [{ name: "Tom", dates: "March 2015 – Present", highlights: "We met on the night train." }],
		entries: [{ day: "2026-11-03", title: "The House", content: "The house again, and Tom.", shared: ["house"] }],
		condensed: [{ day: "2026-08-01", from: "person", words: "I decided to call my sister every Sunday." }],
	},
};

/** Returns the system message, and the messages after it joined into one text. */
export const joined = ([system, ...said]: ChatMessage[]) => ({
	system: system?.content ?? "",
	user: said.map(({ role, content }) => (role === "user" ? content : `[${role}] ${content}`)).join("\n\n"),
});
