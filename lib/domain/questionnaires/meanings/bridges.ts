/**
 * One end of a bridge: a text question ("8.q4"), one or several options ("3.q7:caretaker|easy-one"), a band of a scale
 * ("9.q10:low"), or a pattern that scored as strong ("6.Pleaser"). The timeline is "T".
 */
export type BridgeEnd = `${string}.${string}`;

/** Two answers from different questionnaires that belong together, whatever they are. */
export interface Bridge {
	/** The earlier end: home before today, today before wishes. */
	from: BridgeEnd;
	to: BridgeEnd;
	/**
	 * Connects the two ends. It follows the person's own words if an end has any; otherwise it names the chosen option.
	 */
	meet: string;
	/** A question about both. */
	ask: string;
}

const bridge = (from: BridgeEnd, to: BridgeEnd, meet: string, ask: string): Bridge => ({ from, to, meet, ask });

/** Bridges from home and parents to today's quarrels. */
const toQuarrels = [
	bridge(
		"8.q4",
		"4.q7",
		"How we were comforted is often what we hope for when we are hurt, or just what we no longer expect.",
		"Which of the two is it for you, or neither?",
	),
	bridge(
		"8.q4",
		"4.q9",
		"In the hours after a fight we comfort ourselves, and mostly in the way we know.",
		"What of the old comfort is in those hours?",
	),
	bridge(
		"3.q3",
		"4.q2",
		"What happened at home when somebody was angry is the first lesson for our own first minute, whether we copy it or do the reverse.",
		"Which of the two do you do?",
	),
	bridge(
		"3.q3",
		"4.q4",
		"A fear in a quarrel can be older than the quarrel, or quite new.",
		"Which of the two is yours?",
	),
	bridge(
		"3.q13",
		"4.q2",
		"Rules from home are often at their strongest in the first minute of a quarrel, because there is no time to think.",
		"What would that minute be like without the rule?",
	),
	bridge(
		"3.q13",
		"4.q13",
		"To change a first minute often means to break one rule from home, or to lean on one.",
		"Does the rule still help with the plan, or has it nothing to say about it?",
	),
	bridge(
		"9.q5",
		"4.q4",
		"How a mistake was met can become what one expects when somebody is upset.",
		"Do these two belong together, or does the fear come from somewhere else?",
	),
	bridge(
		"8.q9",
		"4.q4",
		"What a child believed about itself can come back in a quarrel, as a fear or as something to stand on.",
		"Which of the two is it?",
	),
	bridge(
		"8.q12",
		"4.q2",
		"The ways that we take over often come out first when there is no time to choose.",
		"Whose way was that first minute?",
	),
	bridge(
		"3.q2",
		"4.q4",
		"A child who could tell at the door what the evening would be like often has fine ears for trouble later on.",
		"How often is the alarm right nowadays?",
	),
	bridge(
		"3.q7:peacemaker",
		"4.q5:high",
		"At home you kept the peace, and after an argument you are the one who reaches out. It may be the same work in a new place, or simply your way.",
		"Who else does it, now and then?",
	),
	bridge(
		"3.q7:out-of-sight",
		"4.q6:high",
		"At home you stayed out of sight, and when you are hurt you need to be alone first. You may have taken the corner with you.",
		"Who is allowed to knock?",
	),
	bridge(
		"3.q5:anger",
		"4.q3:numb|later|stomach",
		"Anger was not welcome at home, and in your body tension shows itself quietly. The one may have taught the other.",
		"What would your anger say, if it came in time?",
	),
	bridge(
		"8.q5:kept-away",
		"4.q11:want-room",
		"As a child you kept out of the way of unhappiness, and in love you would like more room. Room may have been the safest thing you knew.",
		"Who do you need less of it with?",
	),
];

/** Bridges from home and parents to what matters now, and to the person's daily life. */
const toNeeds = [
	bridge(
		"8.q11",
		"2.q4",
		"What we would have liked more of is often what we find hardest to ask for, or what we ask for best.",
		"Do the people near you know of that old wish?",
	),
	bridge(
		"3.q7:easy-one",
		"2.q7:give-in",
		"At home you gave no trouble, and when wishes collide today you give in. It is a part that we can play for decades without being thanked for it.",
		"Who would like to know what you want?",
	),
	bridge(
		"3.q7:caretaker",
		"2.q5:low",
		"At home you looked after others, and what you need yourself is seldom said. Those who give early often learn late to ask.",
		"What would you ask for, if it were no burden to anybody?",
	),
	bridge(
		"3.q11",
		"1.q3",
		"Those who were good to us early may teach us by what to recognize others.",
		"Who among the people near you is good to you in a like way?",
	),
	bridge(
		"8.q6:low",
		"1.q5:low",
		"You could hardly go to your mother, or to whoever took that place, with your troubles, and at present there is hardly anybody to call at night. The first was no choice of yours; the second can change.",
		"Who might be glad to be asked?",
	),
	bridge(
		"8.q6:high",
		"1.q5:high",
		"You could take your troubles somewhere as a child, and there is somebody you could call today.",
		"Who would call you?",
	),
];

/** Bridges from home and parents to how people treat themselves. */
const toSelf = [
	bridge(
		"8.q7",
		"7.q1",
		"Once somebody spoke of you, and today you speak to yourself.",
		"Which of the two is fairer to you?",
	),
	bridge(
		"8.q9",
		"7.q12",
		"There stands the child’s sentence, and here the one that you would like to believe. The second may be an answer to the first.",
		"What would the child say to the new sentence?",
	),
	bridge(
		"9.q5",
		"7.q1",
		"What happened after a mistake back then often goes on inside, also when nobody is scolding, and also when nobody ever did.",
		"Is the voice milder today, or stricter?",
	),
	bridge(
		"9.q4:doing-well|being-useful",
		"7.q10:low",
		"You were noticed for what you did, and rest is hard for you today. Somebody who is seen for working has reasons not to stop.",
		"Who likes to see you resting?",
	),
	bridge(
		"9.q10:high",
		"7.q3:high",
		"You felt that you were enough for your father, or whoever had that place, and you speak to yourself as you would to a friend.",
		"Who could you pass it on to?",
	),
	bridge(
		"8.q4",
		"7.q9",
		"What we do on a bad day is often a replacement for a comfort that was, or for one that was not.",
		"What would that comfort look like today, if you gave it to yourself?",
	),
	bridge(
		"3.q6",
		"7.q2",
		"You have told of a sentence from home, and of the voice in which you speak to yourself.",
		"Do the two of them say the same?",
	),
	bridge(
		"9.q14",
		"7.q12",
		"What we would have wanted to hear and what we would like to believe are often nearly the same sentence.",
		"Could you be the one who says it?",
	),
	bridge(
		"8.q5:comforted",
		"7.q4",
		"You learned as a child to be there for somebody, and people still come to you for something.",
		"Is it a gift, a habit, or both?",
	),
	bridge(
		"3.q7:out-of-sight",
		"7.q8",
		"At home you stayed out of sight, and a part of you still waits to be trusted with the light.",
		"What would have to be so for it to come out?",
	),
	bridge(
		"3.q5:joy",
		"7.q7:play-down|give-back",
		"Pride was not welcome at home, and a compliment does not stay with you for long. It may still be looking for permission.",
		"Who may see you being proud?",
	),
	bridge(
		"3.q5:need",
		"7.q10:low",
		"Needing something was not welcome at home, and rest is hard for you. Rest is also a need.",
		"Who gives you leave to rest, if you do not?",
	),
];

/** Bridges from home and parents to the love that people wish for. */
const toWishes = [
	bridge(
		"8.q8",
		"12.q6",
		"The love that we watched and the love that we want lie beside each other here. One is often drawn from the other, line by line or the other way round.",
		"Which detail of the evening answers what you saw?",
	),
	bridge(
		"3.q9",
		"12.q7",
		"How love was shown at home is the language in which one first felt wanted, or missed it.",
		"Is it still your language, or have you learned another?",
	),
	bridge(
		"8.q9",
		"12.q10",
		"What stops one close to a wish can be a child’s sentence in grown-up clothes.",
		"Is it one of those?",
	),
	bridge(
		"3.q13",
		"12.q10",
		"Just before a wish, rules from home sometimes speak up.",
		"Is it the rule that stops you, or something newer?",
	),
	bridge(
		"8.q11",
		"12.q7",
		"What we would have liked more of often returns in what makes us feel wanted.",
		"Is it the same thing, from someone else?",
	),
	bridge(
		"3.q7:caretaker",
		"12.q5:rest",
		"At home you were the one who cared, and what you want from love is to stop proving yourself.",
		"Who do you no longer have to prove anything to?",
	),
	bridge(
		"3.q7:easy-one",
		"12.q5:rest",
		"At home you gave no trouble, and what you want from love is to stop proving yourself.",
		"Who do you no longer have to prove anything to?",
	),
	bridge(
		"9.q4:out-of-reach",
		"12.q8:low",
		"Your father’s attention, or that of whoever had his place, could not be reached, and what others mean to you today is rarely seen. People often learn to want quietly.",
		"Who might be waiting to see it?",
	),
];

/** Bridges from home to the patterns, and from the patterns to single moments. */
const withPatterns = [
	bridge(
		"8.q5:was-good",
		"6.Pleaser",
		"As a child you tried to be especially good when there was unhappiness, and today the quick yes is among your strongest patterns.",
		"What would you like to do this week that helps nobody?",
	),
	bridge(
		"8.q5:comforted",
		"6.Pleaser",
		"As a child you comforted somebody, and today the quick yes is among your strongest patterns. You may have been at this for a long time.",
		"Who would come if you were the one to cry?",
	),
	bridge(
		"3.q10:low",
		"6.Pleaser",
		"You could not be difficult and still feel wanted, and today the quick yes is among your strongest patterns.",
		"Who could you be a little difficult with?",
	),
	bridge(
		"8.q6:low",
		"6.Avoider",
		"You could not take your troubles to your mother, or whoever had that place, and today counting on yourself is among your strongest patterns. A child who has to manage alone often becomes good at it.",
		"What would you hand over first?",
	),
	bridge(
		"9.q4:out-of-reach",
		"6.Avoider",
		"Your father’s attention, or that of whoever had his place, was out of reach, and today counting on yourself is among your strongest patterns. Not reaching out may once have been the way to be hurt less.",
		"Who do you find it easy to reach out to?",
	),
	bridge(
		"8.q10:middle",
		"6.Anxious",
		"As a child you felt wanted in part, and today listening for signs is among your strongest patterns.",
		"When did you feel most wanted?",
	),
	bridge(
		"9.q4:out-of-reach",
		"6.Anxious",
		"Your father’s attention, or that of whoever had his place, was out of reach, and today listening for signs is among your strongest patterns. A child who has to wait for a long time often learns to listen closely.",
		"Who answers you in good time?",
	),
	bridge(
		"3.q7:caretaker",
		"6.Controller",
		"You were a small adult at home, and today keeping things in hand is among your strongest patterns. If somebody had to have an eye on things, you were there.",
		"Which of your tasks belonged to an adult?",
	),
	bridge(
		"9.q6:low",
		"6.Controller",
		"You did not feel protected by your father, or whoever had that place, and today keeping things in hand is among your strongest patterns. People who were not protected often see to it themselves.",
		"Where is it safe enough to stop watching?",
	),
	bridge(
		"6.Avoider",
		"4.q10",
		"Counting on yourself is among your strongest patterns, and beside it stands this answer about closeness. Both are you.",
		"What makes it easier for you to stay near?",
	),
	bridge(
		"6.Anxious",
		"4.q7",
		"Listening for signs is among your strongest patterns. What you hope for when you are hurt may also be what calms you.",
		"Who knows that this would help?",
	),
	bridge(
		"6.Anxious",
		"4.q4",
		"Listening for signs is among your strongest patterns, and a fear like this one has its reasons.",
		"What helps against that fear for a while?",
	),
	bridge(
		"6.Victim",
		"4.q7",
		"Carrying things unseen is among your strongest patterns, and so a hope like this one may often stay unsaid.",
		"What makes it easier for you to say so?",
	),
];

/** Bridges between answers about today, and from them to wishes. */
const today = [
	bridge(
		"1.q11",
		"12.q12",
		"There is what should be different in a year, and the morning in three. The first can be a step to the second.",
		"Do they lead in the same direction?",
	),
	bridge(
		"2.q9",
		"12.q4",
		"Envy and a secret wish sometimes look at the same thing from two sides, and sometimes they have nothing to do with each other.",
		"Which is it here?",
	),
	bridge("7.q11", "12.q6", "A wish often begins where we already like who we are.", "What do the two have in common?"),
	bridge(
		"1.q7",
		"12.q1",
		"What we look forward to has sometimes been with us for a long time, in another shape.",
		"Is there some of the one in the other?",
	),
];

/** Bridges between the parents, and to the relationships of the timeline. */
const amongPeople = [
	bridge(
		"8.q8",
		"9.q8",
		"Children often learn love from two sides, or from one and a gap. Here both stand beside each other.",
		"Which of the two lessons has stayed longer?",
	),
	bridge(
		"8.q9",
		"9.q14",
		"What we believed about ourselves as children and what we would have liked to hear often speak to each other.",
		"Would it have changed what you believed?",
	),
	bridge(
		"3.q6",
		"8.q9",
		"A sentence that we hear often enough becomes one that we believe.",
		"Did the one lead to the other?",
	),
	bridge(
		"8.q8",
		"T.q9",
		"What we learned about love by watching is sometimes only corrected by a love of our own.",
		"What has this relationship changed in that lesson?",
	),
	bridge(
		"3.q8",
		"T.q5",
		"The part at home and the part in a love: we often take along what has worked.",
		"Did the part bring you the same here?",
	),
	bridge(
		"2.q10",
		"T.q9",
		"A line and what we do differently since: the one may have come out of the other.",
		"Was the line there before this relationship?",
	),
	bridge(
		"4.q4",
		"T.q7",
		"What we fear in a quarrel and what was hardest in a love have often met.",
		"Did the fear come true here, or something else?",
	),
];

/**
 * Bridges between answers that contradict each other although both are true of the same person. Both are named, and
 * neither is doubted.
 */
const contradictions = [
	bridge(
		"8.q10:high",
		"7.q6:high",
		"As a child you felt wanted, and today you feel that love has to be earned. Both are so.",
		"Who makes you feel it least?",
	),
	bridge(
		"9.q10:high",
		"7.q6:high",
		"You felt that you were enough for your father, or whoever had that place, and today you feel that love has to be earned. Both are so.",
		"Who are you simply enough for today?",
	),
	bridge(
		"8.q6:low",
		"2.q5:high",
		"As a child you could not take your troubles to your mother, or whoever had that place, and today you say in words what you need. You have that from somewhere else.",
		"Who or what taught you?",
	),
	bridge(
		"8.q6:high",
		"2.q5:low",
		"As a child you had somebody to take your troubles to, and today you seldom say in words what you need. So you know how it is done.",
		"What makes it harder now?",
	),
	bridge(
		"3.q10:high",
		"2.q7:give-in",
		"As a child you could be difficult and still felt wanted, and today it is mostly your wish that gives way.",
		"Who did you first give way to?",
	),
	bridge(
		"3.q10:low",
		"2.q7:talk",
		"As a child you could not be difficult and feel wanted, and today you talk until both can live with it.",
		"Where did you find out that it can be done?",
	),
	bridge(
		"3.q10:low",
		"2.q7:hold-on",
		"As a child you could not be difficult and feel wanted, and today you hold on to what you want.",
		"When did you first hold on to something?",
	),
	bridge(
		"9.q10:low",
		"7.q3:high",
		"You did not feel that you were enough for your father, or whoever had that place, and today you speak to yourself as to a good friend. That voice has come from somewhere else.",
		"Whose does it sound like on your good days?",
	),
	bridge(
		"3.q7:caretaker",
		"7.q10:high",
		"As a child you looked after others like a small adult, and today you can rest before the work is done.",
		"How did you learn to sit down?",
	),
	bridge(
		"3.q5:need",
		"2.q5:high",
		"At home it was not welcome to need anything, and today you say in words what you need.",
		"What was it like to say it for the first time?",
	),
	bridge(
		"3.q5:none",
		"6.Avoider",
		"At home every feeling had a place, and today stepping back is among your strongest patterns.",
		"Which feeling do you step back from most?",
	),
	bridge(
		"8.q10:high",
		"6.Anxious",
		"As a child you felt wanted, and today listening for signs is among your strongest patterns. It may have to do with one person, or one time.",
		"Who, or what, taught you to listen like that?",
	),
	bridge(
		"1.q5:high",
		"6.Avoider",
		"You have somebody whom you could call at night, and counting on yourself is among your strongest patterns.",
		"What would have to happen for you to call?",
	),
	bridge(
		"2.q5:high",
		"6.Pleaser",
		"You say in words what you need, and the quick yes is among your strongest patterns all the same.",
		"Which of your needs are easy to say, and which ones are given up first?",
	),
	bridge(
		"4.q6:high",
		"6.Anxious",
		"You need time alone before you can talk about a hurt, and waiting is just what is hard for you, by your scores. In a quarrel you need two things that pull in different directions.",
		"What would make the time alone easier to bear?",
	),
	bridge(
		"1.q1:on-my-own",
		"12.q11:high",
		"You are on your own today, and you think that the love you want is possible for you. The one takes nothing away from the other.",
		"What tells you so?",
	),
	bridge(
		"1.q5:low",
		"12.q8:high",
		"You let people see how much they mean to you, and there is hardly anybody whom you could call at night.",
		"Who might pick up, if you tried?",
	),
];

/** Every bridge. A text uses one or two at most. */
export const bridges: readonly Bridge[] = [
	...toQuarrels,
	...toNeeds,
	...toSelf,
	...toWishes,
	...withPatterns,
	...today,
	...amongPeople,
	...contradictions,
];
