import { type Line, lines } from "../../parts/phrasebook";

/** Questions that fit one choice alone: questionnaire → question → value of the option. Right whoever chose it. */
export type ByChoice = Readonly<Record<string, Readonly<Record<string, readonly Line[]>>>>;

export const fatherByChoice: ByChoice = {
	q4: {
		"doing-well": lines(
			"Who is glad of you today when nothing has gone well?",
			"What do you do badly, and like doing?",
		),
		"being-useful": lines(
			"What happens when you sit while others work?",
			"Who would come if you had nothing to bring?",
		),
		"his-interests": lines("Which of those interests have you kept?", "Who asks about yours?"),
		trouble: lines("Which trouble would you get into again?", "What would have been a quieter way to be seen?"),
		"nothing-special": lines("Who else notices you like that?", "Whom do you notice in that way?"),
		"out-of-reach": lines("Who paid attention to you instead, if anybody did?", "Whose attention do you trust today?"),
	},
	q13: {
		close: lines("What do the two of you never need to explain?", "What would you like to ask him while you can?"),
		"at-a-distance": lines(
			"Is the distance yours, his, or simply how it came about?",
			"What is good about the distance?",
		),
		strained: lines(
			"Which subject is it that you both walk around?",
			"After which visits are you glad, and after which not?",
		),
		"no-contact": lines("What has become easier since, and what has not?", "Who knows why it is so?"),
		died: lines(
			"Where is he still, if anywhere: a tool, a word, a walk?",
			"What do you tell others about him, and what do you keep?",
		),
		"never-known": lines(
			"Who has told you about him, and what would you still like to know?",
			"Whom did you put in that place, if anybody?",
		),
	},
};

export const motherByChoice: ByChoice = {
	q5: {
		comforted: lines("Who listened to you at that age?", "Who comforts you now, and do you let them?"),
		"was-good": lines(
			"For whom are you especially good today?",
			"What were you like when nobody needed you to be good?",
		),
		"kept-away": lines("Where was out of the way?", "Where do you go today when somebody is unhappy?"),
		protested: lines("What was your anger about, as far as you know now?", "Whom can you be angry with today?"),
		"did-not-see": lines("How do you tell today that somebody is unhappy?", "Who sees it when you are?"),
		"not-there": lines("Who was with you in those years?", "What do you know of her days then?"),
	},
};

export const homeByChoice: ByChoice = {
	q5: {
		anger: lines("Where does your anger go today?", "Who around you can be angry, and it is all right?"),
		"sadness-fear": lines("Who may see you cry?", "To whom do you say that you are afraid?"),
		joy: lines("When were you last loud with joy, and who was there?", "Of what are you proud, if you say it here?"),
		need: lines("Whom did you last ask for help?", "What would be the smallest thing you could ask for?"),
		"all-strong": lines("Where is there room today for strong feelings?", "Which feeling would you like more of?"),
		none: lines("What in that home made room for feelings?", "How do you make room for somebody else’s?"),
	},
	q7: {
		peacemaker: lines(
			"Where do you still keep the peace, and for whom?",
			"What would happen if you let one quarrel be?",
		),
		"easy-one": lines("To whom do you give trouble now and then?", "What would you have made a fuss about?"),
		"difficult-one": lines("What was right about being difficult?", "Who called you that, and would they still?"),
		caretaker: lines("Who looks after you?", "What do you leave undone, and nobody comes to harm?"),
		"out-of-sight": lines("Who finds you, when you would like to be found?", "Where do you like to be seen?"),
		"something-else": lines("What would you call your part?", "In which place were you most yourself?"),
	},
};

export const nowByChoice: ByChoice = {
	q1: {
		"mostly-good": lines("What keeps it good, and who does that?", "What do you take for granted in it?"),
		"not-right": lines("Since when has it not been right, as near as you can say?", "Who knows about it?"),
		ending: lines("What will you keep from it?", "What do the evenings need now?"),
		grieving: lines(
			"With whom can you speak about them by name?",
			"Which hour of the day is the longest, and what is in it?",
		),
		"on-my-own": lines(
			"What is good about it, and what is missing?",
			"Which day of the week do you like best as you live now?",
		),
		"something-else": lines("What would you call it?", "Which part of it would you explain first?"),
	},
};

export const mattersByChoice: ByChoice = {
	q3: {
		steadiness: lines("Who has been there for the longest time?", "How do you notice that somebody will stay?"),
		tenderness: lines("From whom do you get it?", "How do you ask for it?"),
		"being-known": lines("Who knows you like that?", "What do you still perform, and for whom?"),
		room: lines("What do you do with it when you have it?", "Who gives it to you without being asked?"),
		respect: lines("Who takes you seriously?", "By what do you notice that somebody does not?"),
		play: lines("Whom do you laugh with?", "What have you not done for too long?"),
	},
	q7: {
		"give-in": lines("What did matter, of what you gave up lately?", "With whom do you not give in?"),
		"hold-on": lines("When was it good that you held on?", "What did you once let go of, and were glad?"),
		talk: lines("What makes the talking possible?", "What did you last find that suited you both?"),
		postpone: lines("What has been put off for the longest time?", "Which of those things would you like to take up?"),
		"own-way": lines("What would it take to say it beforehand?", "With whom do you do what you said?"),
		depends: lines("With whom is it easiest?", "What do the people have in common with whom it goes well?"),
	},
};

export const hardByChoice: ByChoice = {
	q3: {
		"chest-throat": lines("What loosens it, even a little?", "How long does it stay?"),
		stomach: lines("When did you last feel it, and what came next?", "What settles it?"),
		heat: lines("What cools it?", "What do your hands do then?"),
		thoughts: lines("What is the first thought in the row?", "What slows them down?"),
		numb: lines("What brings you back?", "How does somebody notice that you are far away?"),
		later: lines("What would tell you sooner?", "What do you do with it hours later?"),
	},
	q11: {
		"want-closer": lines("How do you say so?", "Who lets you come close?"),
		"want-room": lines("How do you say so?", "What do you do with room when you have it?"),
		"both-in-turn": lines("What tells you that it is about to turn?", "How long is each of the two, roughly?"),
		follow: lines("What distance would you choose?", "With whom did you last choose it yourself?"),
		balanced: lines("How did you find it?", "What do you do to keep it so?"),
		"hard-to-say": lines("With whom is it easiest to say?", "Which two people would you compare?"),
	},
};

export const selfByChoice: ByChoice = {
	q7: {
		"play-down": lines("Which compliment did you play down, and was right?", "What would you say instead of the joke?"),
		"give-back": lines("What would it be like to keep one?", "Which one did you mean as you gave it back?"),
		doubt: lines("Whose praise do you believe?", "What would have to be in it for you to believe it?"),
		"take-it": lines("Who taught you to take it?", "Which one do you still have?"),
		"need-more": lines("Which one has lasted longest?", "What do you tell yourself that lasts?"),
		rare: lines("What would you have liked to be told this week?", "Who might have thought it, and not said it?"),
	},
};

export const sparkByChoice: ByChoice = {
	q5: {
		rest: lines("Where do you rest now?", "Who asks nothing of you?"),
		adventure: lines("Where would you go first?", "With whom did you last set out for somewhere?"),
		passion: lines("When did you last feel wanted?", "What do you want, said plainly?"),
		growth: lines("Who has believed that of you already?", "What would you like to be asked?"),
		building: lines("What have you built already?", "What would be the first stone?"),
		everyday: lines("Which small kindness do you remember from this week?", "Which one do you give without noticing?"),
	},
};
