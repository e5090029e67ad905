/** The words of the screen that looks back. */
export const lookBackTexts = {
	title: "Look back",
	intro: "What you wrote and what you chose, to look at again. Nothing here is judged.",
	also: "More to look back at",
	onThisDay: {
		title: "On this day",
		none: "Nothing was written a week, a month or a year ago today. Tomorrow there may be something.",
		notThisOne: "Not this one",
		more: "Earlier years",
		keptAway: "This page will not come back by itself.",
	},
	glance: {
		title: "The year at a glance",
		none: "Nothing was written or chosen in {year}.",
	},
	feelings: {
		title: "Feelings over time",
		note: "On how many days of a week you chose a feeling of each quarter.",
		none: "You chose no feelings in {year}. A page of your journal asks how it felt; one tap is enough.",
		ask: "What did you write on days when you felt …",
		nothingWritten: "You wrote nothing on those days.",
		more: "These are the newest. Your journal has the others.",
	},
	patterns: {
		title: "Patterns",
		none: "When you have answered the questionnaire about the six patterns, its scores are drawn here.",
		one: "You have answered it once. From the second time on you see both beside each other.",
		differently: "What you answered differently",
		same: "You gave the same answer to every statement.",
	},
	life: {
		title: "A life in years",
		none: "When you have told of a relationship on your timeline, it is drawn here as a bar over its years.",
		toTimeline: "To the timeline",
		relationships: "Relationships",
		goals: "Goals",
		attempts: "When you answered about the six patterns",
	},
	words: { title: "Words", none: "You wrote nothing in {year}." },
} as const;
