/** Texts of the screen for looking back. */
export const lookBackTexts = {
	title: "Look back",
	intro: "What you wrote and chose, to look at again. Nothing here is judged.",
	also: "More to look back at",
	onThisDay: {
		title: "On this day",
		none: "What you wrote a week, a month or a year ago today shows up here. For today there is nothing.",
		empty: "What you write today shows up here in a week, in a month and in a year.",
		write: "Write a page",
		notThisOne: "Not this one",
		more: "Earlier years",
		keptAway: "This page will not come back by itself.",
	},
	glance: {
		title: "The year at a glance",
		none: "Each day on which you write or choose a feeling gets its color here. There is none in {year} yet.",
	},
	feelings: {
		title: "Feelings over time",
		note: "How many days of each week you chose a feeling of each kind.",
		none: "You chose no feelings in {year}. Each page of your journal asks how it felt; one tap is enough.",
		ask: "What did you write on days when you felt…",
		nothingWritten: "You wrote nothing on those days.",
		more: "These are the newest. Your journal has the others.",
	},
	patterns: {
		title: "Patterns",
		none: "Once you have answered “Your Relationship Patterns”, you see your scores here.",
		one: "You have answered “Your Relationship Patterns” once. Answer it again some day, and you can compare the two here.",
		differently: "What you answered differently",
		same: "You gave the same answer to every statement.",
	},
	life: {
		title: "A life in years",
		none: "Each relationship on your timeline is drawn here as a bar across its years.",
		toTimeline: "To the timeline",
		relationships: "Relationships",
		goals: "Goals",
		attempts: "When you answered “Your Relationship Patterns”",
	},
	words: { title: "Words", none: "You wrote nothing in {year}." },
} as const;
