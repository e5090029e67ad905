import { PATTERN_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import type { PatternName, Question, Questionnaire } from "@/lib/domain/questionnaires/schema";

/** A scored statement, answered from 1 (strongly disagree) to 5 (strongly agree). */
const statement = (id: number, pattern: PatternName, text: string, helperText?: string): Question => ({
	id: String(id),
	type: "scale",
	text,
	...(helperText && { helperText }),
	scoring: { pattern },
});

/**
 * Week 2: the only scored questionnaire. Each of a pattern's five statements shows another side of it: what a person
 * does, believes, feels, does in conflict, and is left with afterward or in the body.
 */
export const relationshipPatterns: Questionnaire = {
	id: PATTERN_QUESTIONNAIRE_ID,
	title: "Your Relationship Patterns",
	description:
		"Short statements about what you do and feel in love. They show how strongly six common patterns are at work in you, each of which made sense once.",
	questions: [
		statement(
			1,
			"All-or-Nothing",
			"When I fall for someone, I drop almost everything else for them.",
			"Go by what you usually do, not by what you think you should do. If you are on your own, answer for people you have loved, or for those closest to you.",
		),
		statement(2, "Pleaser", "I say yes to someone I love before I have asked myself whether I want to."),
		statement(3, "Avoider", "When a partner wants to talk about feelings, I find something else that needs doing."),
		statement(4, "Anxious", "If someone I love takes longer than usual to reply, I keep checking my phone."),
		statement(5, "Controller", "I would rather do something myself than watch a partner do it their way."),
		statement(6, "Victim", "In love, I am the one who ends up with less."),
		statement(7, "All-or-Nothing", "For me, love has to be complete, or I would rather go without it."),
		statement(8, "Pleaser", "It is up to me to put things right when someone I love is unhappy."),
		statement(9, "Avoider", "It is safer for me to count on myself than on a partner."),
		statement(10, "Anxious", "It unsettles me when someone I love has a good time without me."),
		statement(11, "Controller", "A relationship of mine would soon fall apart if I stopped keeping an eye on things."),
		statement(12, "Victim", "I feel that the people I love don’t see how much I put up with."),
		statement(13, "All-or-Nothing", "A single disappointment can turn my feelings for someone from warm to cold."),
		{
			id: "14",
			type: "scale",
			text: "So far, I have answered as I am rather than as I would like to be.",
			helperText: "A pause in the middle. This one is not counted, and you can go back and change earlier answers.",
		},
		statement(15, "Pleaser", "I give in early in an argument so that nobody stays upset with me."),
		statement(16, "Avoider", "The closer someone gets to me, the more I feel closed in."),
		statement(17, "Anxious", "I expect the people I love to lose interest in me sooner or later."),
		statement(18, "Controller", "I get restless when I don’t know what a partner has planned."),
		statement(19, "Victim", "Instead of saying what hurts me, I wait for the other person to notice."),
		statement(20, "All-or-Nothing", "In the heat of an argument, I am ready to end the relationship."),
		statement(21, "Pleaser", "Doing something just for myself leaves me feeling guilty toward the people I love."),
		statement(22, "Avoider", "When voices get loud, I go silent and wait for it to pass."),
		statement(23, "Anxious", "During a fight, I need to hear right then that we are still all right."),
		statement(24, "Controller", "In a disagreement, I keep going until the other person agrees with me."),
		statement(25, "Victim", "When someone I love is angry with me, I feel that nothing I say will change anything."),
		statement(26, "Anxious", "My stomach tightens as soon as someone I love goes quiet."),
		statement(27, "Controller", "A last-minute change to our plans makes my jaw and shoulders go tight."),
		statement(28, "Victim", "After someone I love has let me down, I feel heavy for days."),
		statement(29, "Pleaser", "By the end of a day with someone I love, I am worn out from keeping them happy."),
		statement(30, "Avoider", "My body relaxes when I am alone again after a lot of closeness."),
		statement(31, "All-or-Nothing", "Once the first rush of a new love is over, I feel suddenly empty."),
	],
};
