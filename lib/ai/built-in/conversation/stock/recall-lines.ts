/** How what is known is brought in; each says where it is known from. The marks in braces are filled in exactly. */
export const recallLines = {
	journal: [
		"In your journal on {date} you wrote {old}. It sounds to me like the same thread.",
		"There is a line in your journal from {date}: {old}. I would lay it beside what you say now.",
		"Your journal of {date} has this sentence: {old}. See whether it speaks to today.",
		"On {date}, in your journal, you put it as {old}. I may be wrong, but it seems to be the same room.",
		"You have been near this before: {old}, says your journal of {date}.",
	],
	journalToday: [
		"In your journal today you wrote {old}. It seems to go with this.",
		"Today’s journal entry of yours has the line {old}. I hear the two together.",
	],
	goal: [
		"Your goal: {goal}. What you describe touches it, I think.",
		"One of your goals here is {goal}. This may be where it is decided in practice.",
		"Among your goals stands {goal}. I mention it because this looks like its daily form.",
		"You set yourself a goal: {goal}. See whether this helps it or gets in its way.",
	],
	goalDone: ["Among the goals that you have completed is {goal}. You have been through a piece of this before."],
	pattern: [
		"In the pattern questionnaire, *{pattern}* came out at {score} of 100. This may be how it looks on a weekday; you would know.",
		"I see from the pattern questionnaire that *{pattern}* scored {score} of 100. I would not make it a law, but it fits what you describe.",
		"Your answers to the pattern questionnaire put *{pattern}* at {score} of 100. It may have a hand in this.",
	],
	lifeScript: [
		"The sentence of your life script is {old}. What you tell me could be one of its scenes; see whether that fits.",
		"Your life script has the sentence {old}. It may be speaking here.",
	],
	loveScript: [
		"In your love script you have the sentence {old}. I would ask it what it makes of this.",
		"Your love script says {old}. That is the other voice in the room.",
	],
	timeline: [
		"On your timeline you wrote about {name}: {old}. I keep that in mind while I read this.",
		"{name} is on your timeline, with the line {old}. It may belong to this.",
	],
	analysis: [
		"The analysis of {title} from {date} has this sentence: {old}. Whether it still fits, only you can say.",
		"After {title}, on {date}, your analysis said: {old}. I would test it against this.",
	],
	earlier: [
		"On {date} you told me {old}. It seems to me that we are still in that conversation.",
		"You said something close to this on {date}: {old}.",
	],
} as const satisfies Record<string, readonly string[]>;
