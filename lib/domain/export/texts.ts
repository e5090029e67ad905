import { APP_NAME } from "@/lib/domain/core/brand";

/** Texts of the app around the person's own words in an export. */
export const texts = {
	picture: "A picture",
	reflection: "What was written about it",
	saidMeanwhile: "Said while it was being written:",
	onScale: "{answer} on the scale",
	question: "Question {number}",
	questionnaire: "Questionnaire",
	analysis: "The analysis",
	marked: "The sentence that matters most to me",
	scripts: { life: "Life script", love: "Love script" },
	versionOf: "As it was from {day}",
	goal: "Goal",
	goals: "Goals",
	achieved: "achieved on {day}",
	onTheWay: "{progress}% of the way",
	timeline: "Timeline",
	coach: "How the coach is to speak with you",
	you: "You",
	unread:
		"# What could not be read\n\nWhat is stored of these was damaged, so they are not in this file as you wrote them. Everything else is. Whoever runs the server may have them in a backup.",
	coachFields: [
		{ key: "coachPersona", label: "Who the coach is" },
		{ key: "chatInstructions", label: "In conversation" },
		{ key: "journalInstructions", label: "About the journal" },
		{ key: "quickInsightInstructions", label: "While writing" },
		{ key: "questionnaireInstructions", label: "About answers" },
	],
	readMe: [
		`# What you have in ${APP_NAME}`,
		"Everything here is yours. The folders are to be read, with any program that opens text:",
		[
			"- `journal`: your entries, a file for each month",
			"- `answers`: questionnaires with their questions, and the analyses",
			"- `timeline.md`: your relationships",
			"- `scripts`: your life script and your love script, with what they were before",
			"- `conversation`: what you and the coach said, a file for each month",
			"- `exercises`, `goals.md` and `coach-settings.md`",
			"- `what-the-coach-knows.md`: what it carries from conversation to conversation",
			"- `photos`: the pictures on your entries",
			"- `audio`: what was read aloud to you",
		].join("\n"),
		"`data.json` holds the same and every detail, for programs; `schema.json` describes it. What is not there: your password, which nobody can read, the places where you are signed in, and what the app works out anew by itself.",
		"Nothing in this file is locked. Keep it where you would keep a diary.",
	],
} as const;
