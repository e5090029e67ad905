import type { BridgeEnd } from "./bridges";
import type { Circumstance } from "./types";

/** A chosen option and a text answer of the same questionnaire that belong together, whatever the text says. */
export interface Pair {
	/** The chosen option. Its meaning comes before the quotation. */
	from: BridgeEnd;
	/** The text answer. It is quoted before `meet`. */
	to: BridgeEnd;
	/** Connects the two without repeating the option. */
	meet: string;
	/** Circumstances in which it would hurt; then it is left out. */
	hurts: readonly Circumstance[];
}

const pair = (from: BridgeEnd, to: BridgeEnd, meet: string, ...hurts: readonly Circumstance[]): Pair => ({
	from,
	to,
	meet,
	hurts,
});

/** Every pair. One of them forms the Core Pattern section of an analysis. */
export const pairs: readonly Pair[] = [
	pair(
		"1.q1:ending",
		"1.q11",
		"You are in the middle of it, and you can already see something that lies a year away. Not everybody can, from there.",
	),
	pair(
		"1.q1:grieving",
		"1.q7",
		"There are still things in the week that you go toward. They take nothing from the one you miss.",
	),
	pair("1.q1:on-my-own", "1.q7", "A week with that in it is a life, and not a waiting room."),
	pair(
		"1.q1:something-else",
		"1.q2",
		"You told it yourself, as none of the ready answers would have. A love life needs no name to be one.",
	),
	pair("1.q5:low", "1.q4", "So you know what closeness is like. You have not forgotten how it is done."),
	pair(
		"1.q5:high",
		"1.q9",
		"The one you could call at night may also be the one who could hear what others do not get to hear.",
	),
	pair(
		"2.q5:low",
		"2.q4",
		"It stands in the place of words, and it is a language. Only, very few people have learned it.",
	),
	pair("2.q5:high", "2.q4", "Those who are close to you need not guess. They may not know how rare that is."),
	pair(
		"2.q7:give-in",
		"2.q6",
		"Giving in is small each time. This is what it adds up to, or what it must never come to.",
	),
	pair(
		"2.q7:talk",
		"2.q6",
		"There are things that could be talked over, and this is what it cost all the same, or what it must never cost.",
	),
	pair("2.q7:postpone", "2.q11", "This could be put off as well, and nobody would complain except you."),
	pair(
		"2.q7:hold-on",
		"2.q10",
		"A wish and a limit are not the same, and people near you have to be able to tell them apart. You can.",
	),
	pair(
		"2.q7:own-way",
		"2.q4",
		"Those who love you would like to know the way that you take, I suppose. This is as much as they get to see.",
	),
	pair(
		"2.q3:being-known",
		"2.q4",
		"To be known, we have to let ourselves be found out a little. This is how much you let be seen.",
	),
	pair("2.q3:tenderness", "2.q4", "Gentle people wait to be asked, and this is how they hear of it from you."),
	pair("2.q3:steadiness", "2.q10", "People may stay for good, and this line stays as well.", "unpartnered", "death"),
	pair("2.q3:play", "2.q11", "Somebody who loves to play can be quite serious about a promise."),
	pair(
		"2.q3:respect",
		"2.q2",
		"What you want for yourself and what you cannot watch being done to others may be one thing, seen once from inside and once from outside.",
	),
	pair(
		"2.q3:room",
		"2.q6",
		"You know what has been given up for love, or must not be. You keep accounts there, with good reason.",
	),
	pair("3.q7:caretaker", "3.q8", "That is what came back for it. Nobody had hired you, and still it was work."),
	pair(
		"3.q7:peacemaker",
		"3.q8",
		"That is what you got for it. In a house where a child does this work, the child often has the finest ear of all.",
	),
	pair("3.q7:easy-one", "3.q8", "That was the return. What you think of the bargain today is yours to say."),
	pair("3.q7:difficult-one", "3.q8", "It was a part that you were given or took, and it was never the whole of you."),
	pair("3.q7:out-of-sight", "3.q8", "A child has reasons to stay out of sight, and none of them is a fault."),
	pair(
		"3.q5:none",
		"3.q4",
		"Tears were among the things that had a place. It probably shows in how you comfort others.",
	),
	pair(
		"3.q5:all-strong|sadness-fear|need",
		"3.q4",
		"A child learns quickly where to take such things, or where to leave them.",
	),
	pair("3.q5:anger", "3.q3", "You saw what anger does before you could find out what it is for."),
	pair("3.q12:high", "3.q13", "Then this rule is probably at the table, too, when you love somebody."),
	pair("3.q12:low", "3.q13", "You know what you think of the rules from there. You have done some sorting."),
	pair(
		"4.q3:numb",
		"4.q2",
		"That is what could be seen from outside. What went on inside did not happen in the same place.",
	),
	pair("4.q3:later", "4.q2", "That is what you did. What you felt came hours later, when nobody was there to see it."),
	pair(
		"4.q3:heat",
		"4.q2",
		"First the heat and then this: it goes fast with you, and what goes fast can only be slowed down early.",
	),
	pair(
		"4.q3:thoughts",
		"4.q2",
		"That is what comes out of the racing. Your thoughts may have run ahead to a place where nobody else was.",
	),
	pair("4.q6:high", "4.q7", "First the time alone, then this. Somebody would have to know both, and in which order."),
	pair("4.q5:high", "4.q9", "These are the hours before you do. Nobody sees what it takes."),
	pair(
		"4.q11:both-in-turn",
		"4.q10",
		"You feel both halves of it, the coming and the going. The other person only sees you change.",
	),
	pair(
		"4.q11:want-closer",
		"4.q10",
		"This is what happens when somebody is close. Wanting more of it is seldom the whole story.",
	),
	pair(
		"4.q11:want-room",
		"4.q10",
		"If closeness does this in you, then wanting room is not coldness. It has a reason.",
	),
	pair("4.q11:follow", "4.q10", "The one who sets the distance cannot see that from there."),
	pair(
		"4.q11:balanced",
		"4.q7",
		"So somebody is close enough to do this, and far enough away to wait until you want it.",
		"unpartnered",
		"death",
	),
	pair("5.q4:small-step", "5.q10", "That could be made of such steps."),
	pair("5.q4:new-question", "5.q2", "These words may have worked as a new question does: they opened something."),
	pair("5.q6:say-so", "5.q7", "To be told straight away is the way in, and this is the way out."),
	pair("5.q6:ask-once|later|leave-it", "5.q7", "Somebody who knows this sign does not have to press."),
	pair("5.q6:humor", "5.q7", "A joke may bring you back to the subject. This sign says when it should stop being one."),
	pair("7.q3:low", "7.q4", "Others get from you what you do not."),
	pair("7.q3:high", "7.q4", "That others come to you for this may have the same source."),
	pair("7.q10:low", "7.q9", "On a bad day the work is never done. This is what you have until then."),
	pair("7.q7:take-it", "7.q11", "A kind word falls on ground like this."),
	pair("7.q7:rare", "7.q4", "People come to you all the same. They may think that you know."),
	pair(
		"8.q5:comforted",
		"8.q4",
		"That is how it was when you needed it yourself. A child weighs all of it, and remembers what weighed most.",
	),
	pair(
		"8.q5:was-good",
		"8.q9",
		"What a child did and what it thought of itself stand side by side here. Whether they belong together, you know best.",
	),
	pair("8.q5:kept-away", "8.q2", "From out of the way one sees a great deal, and this is what has stayed."),
	pair(
		"8.q5:did-not-see",
		"8.q4",
		"You learned from both what is done with unhappiness: from what was hidden, and from how yours was met.",
	),
	pair("8.q5:protested", "8.q9", "Being angry, or difficult, was a way of not simply believing this."),
	pair(
		"8.q10:low|middle",
		"8.q9",
		"A child looks for the reason in itself, because that is the one thing it can change.",
	),
	pair("8.q10:high", "8.q9", "That is what a child made of being wanted. It is a good deal to have been given."),
	pair("8.q6:high", "8.q4", "You found out early that trouble can be taken somewhere."),
	pair(
		"9.q4:doing-well",
		"9.q5",
		"That is what a mistake brought, and doing well brought the opposite. A child has to work out what an ordinary day is worth.",
	),
	pair(
		"9.q4:being-useful",
		"9.q3",
		"It can also have been a way of being together that nobody had to call by that name.",
	),
	pair(
		"9.q4:nothing-special",
		"9.q5",
		"Being noticed for nothing, and this after a mistake: the two belong together, and both have stayed with you.",
	),
	pair("9.q4:his-interests", "9.q3", "An interest can be shared, whoever had it first."),
	pair("9.q4:trouble", "9.q2", "In a room like that, a child may well find trouble better than nothing.", "harm"),
	pair("9.q10:low", "9.q14", "It could have been said in ten seconds."),
	pair("9.q10:high", "9.q14", "With or without these words, you knew it. They only say it."),
	pair("9.q6:low", "9.q2", "A child that is not protected keeps watch, and reads rooms."),
	pair("12.q5:rest", "12.q6", "It is as good a description of such a place as any."),
	pair("12.q5:everyday", "12.q6", "An evening like this would hardly make a story, and that is what you want of it."),
	pair("12.q5:adventure", "12.q6", "It is easier to go out from an evening like this, and to come back to one."),
	pair("12.q5:passion", "12.q7", "It can be as small as this, and it has to be meant."),
	pair(
		"12.q5:growth",
		"12.q10",
		"The one who believes in you and this, which stops you just before: the two ought to be introduced to each other.",
	),
	pair("12.q5:building", "12.q6", "It would be built of evenings like this one."),
	pair("12.q11:low", "12.q10", "You may have taken this for the proof that it is not to be had."),
	pair("12.q8:low", "12.q9", "Showing it and being loved well go through the same door."),
];
