/**
 * What the coach says after quoting a text answer, by questionnaire and question: addressed to the person, about what
 * they wrote, and right for every answer that says something. Three versions, so that two people seldom read the same.
 */
export const replies: Readonly<Record<string, Readonly<Record<string, readonly [string, string, string]>>>> = {
	"1": {
		q2: [
			"Whoever wants to understand you in love would have to know this first.",
			"These facts are there every morning, whatever you feel that day. It is fair to count them in.",
			"This is where anybody who wants to understand it would have to begin.",
		],
		q4: [
			"That is what it was like. It counts, however small it may look from outside.",
			"Of all the moments there were, this is the one that came to you.",
			"Remember the circumstances as well: where you were, what your hands were doing. Closeness finds its way back to such places.",
		],
		q6: [
			"If you are more tired than you can explain, this may be the explanation.",
			"It goes on in the background on good days, too.",
			"Whatever else you do in these weeks, you do it on top of this.",
		],
		q7: [
			"That is what your week hangs on. It is worth defending in the weeks when there is no time.",
			"None of it has to be earned first.",
			"Whoever wanted to make your week better would know from this where to begin.",
		],
		q9: [
			"Whatever is left out of such talk, you carry home by yourself.",
			"Nobody is owed the whole of it.",
			"Somebody who asks you how you are, and then waits, might get to hear it.",
		],
		q10: [
			"So there was a reason, and you took it seriously.",
			"You could have let it pass. You are here.",
			"A beginning needs no larger reason than that.",
		],
		q11: [
			"You would notice it when it is there. Not every wish can say that of itself.",
			"You could have wished for a great deal, and this is what you put down.",
			"A year is long enough for that to begin, and short enough to see whether it has.",
		],
	},
	"2": {
		q1: [
			"You would not admire it if there were nothing of it in you.",
			"You have looked at that closely. We look closely at what we would like to learn.",
			"Perhaps somebody admires you for something of the kind, and has not told you.",
		],
		q2: [
			"You do not look away there. It is one of your values, in the form in which it hurts.",
			"Whoever is close to you can be fairly sure that you would not do that to them.",
			"Where your anger is on somebody’s side, it knows exactly what it wants.",
		],
		q4: [
			"Whoever loves you does well to know that.",
			"It has probably worked with somebody, once, or you would be doing something else.",
			"Those who love you have to be good at reading that. Some people are.",
		],
		q6: [
			"You know quite well what it is worth to you.",
			"Whatever you decide the next time, you will decide it with this in mind.",
			"You know exactly what it was, and nobody has to tell you.",
		],
		q9: [
			"Such a look takes nothing from anybody.",
			"It need not become a plan. It may simply be known.",
			"Nobody envies so exactly without a wish behind it.",
		],
		q10: [
			"You would know at once if somebody crossed it.",
			"There is experience in a line like that, your own or one that you have watched.",
			"It does not need anybody’s consent.",
		],
		q11: [
			"It is small enough for a week, and it is made to you.",
			"Nobody will check on it. That is what makes it yours.",
			"If it fails on a Tuesday, it can begin again on the Wednesday.",
		],
	},
	"3": {
		q1: [
			"Of everything that there was in those years, this is what stands there first.",
			"You were a child in this picture, and you noticed exactly this.",
			"You could draw it to this day. A place like that has not quite let go of us.",
		],
		q2: [
			"A child knows such a thing without being told, and the ear for it stays.",
			"What you came to expect behind that door may have become what you expect behind others.",
			"You could tell it again today, with your eyes shut.",
		],
		q3: [
			"That is how you came to know anger.",
			"You had to find a place for yourself in that. Most children find one, and keep it longer than they need it.",
			"When there is anger in a room today, this may be what you compare it with.",
		],
		q4: [
			"You have kept it. What you do with tears today, you may choose.",
			"Whoever cries near you today may meet some of that, or exactly the opposite.",
			"How a child’s tears are met is up to the grown-ups. You were the child.",
		],
		q6: [
			"It was said in one house, long ago, and it has come all the way here with you.",
			"Of all the sentences that were said in those years, this one has lasted.",
			"Somebody’s voice is still in it. You may decide how loud.",
		],
		q8: [
			"A child takes the bargain that is on offer. You may look at the terms again.",
			"That is what it paid. What it cost, you know better than anybody.",
			"A child does what it can in the house it is in. The house was not your doing.",
		],
		q9: [
			"That is how you came to know love. You may be quick to see it in that form, and slower in others.",
			"Somebody who shows love in quite another way may need a little patience from you, and you from them.",
			"You have kept it exactly, what there was of it and what there was not.",
		],
		q11: [
			"Whatever held you there, you have not forgotten it.",
			"You might be that for some child now, without knowing it.",
			"It has lasted until today, or you would not have had it ready.",
		],
		q13: [
			"You have looked at it and said what you think of it. As a child you could not.",
			"You may keep of it what suits you.",
			"It has had a long run. What becomes of it now is up to you.",
		],
	},
	"4": {
		q1: [
			"Somebody you love was on the other side of this. That is why it has stayed.",
			"It is quickly told, and was probably not quick while it lasted.",
			"Something in it mattered to you, or it would have been over sooner.",
		],
		q2: [
			"You did not decide on it. It was simply there first.",
			"That is what you do before there is time to think, and once it will have made sense.",
			"If that minute were a film, this is the picture from which everything else follows.",
		],
		q4: [
			"Anybody who is ever upset with you ought to know this about you.",
			"Even where it has never come true, it may have been doing the steering.",
			"Said in daylight it can be looked at. In a quarrel it only pushes.",
		],
		q7: [
			"That would be enough. It is not a great deal to hope for.",
			"Somebody could learn it from you in a minute, on a good day.",
			"You know what would help. Many people find that out only when the hurt is over.",
		],
		q8: [
			"You may weigh it again, now that it is quiet.",
			"It is one sentence. You are allowed to set others beside it.",
			"You have kept it for a reason that you know best.",
		],
		q9: [
			"Nobody sees you in those hours. It is good to know how you get through them.",
			"It brings you from one end of the evening to the other. That is something, and it may not be all that you would wish for it.",
			"You could tell somebody about those hours. It would explain more than the quarrel does.",
		],
		q10: [
			"What goes on in you there can hardly be seen from outside.",
			"You have watched yourself at a moment when hardly anybody looks.",
			"It may have less to do with who it is than with how near.",
		],
		q12: [
			"So you know how it goes when it goes well.",
			"You have kept it, with what came after. Both belong to it.",
			"A quarrel can leave more behind than it took. You have an example.",
		],
		q13: [
			"You have decided it in peace, so that the next quarrel finds it ready.",
			"It will not work each time. Once is already different.",
			"Nobody else has to change for that to happen.",
		],
	},
	"5": {
		q2: [
			"You have kept it, which says how well it was meant for you.",
			"It came at the right moment, from somebody who knew how. It cannot be repeated, and it can be remembered.",
			"It may be of use to think of it on a day that needs it.",
		],
		q3: [
			"When it comes all the same, you need not be polite about it.",
			"Underneath there may be a wish: to be heard before you are advised.",
			"You have probably nodded at it more often than you agreed.",
		],
		q7: [
			"You need not explain it when it happens.",
			"It is a good deal kinder to know it beforehand than to find it out.",
			"Whoever knows that sign can stop in time.",
		],
		q8: [
			"You need not say more about it than that.",
			"It can be named and still be left alone.",
			"Care can be as simple as knowing where to step softly.",
		],
		q10: [
			"It is something you would see for yourself, so you will not have to take anybody’s word for it.",
			"It is a good measure, because it is yours and not mine.",
			"Three months is soon. You will know.",
		],
		q11: [
			"It belongs to the picture, as much as any answer that was asked for.",
			"It stands there in your own words, and nobody has to translate it.",
			"No question asked for it, and you thought that it should be known.",
		],
	},
	"7": {
		q1: [
			"It was said by you, to you, in a bad second. It need not be the verdict.",
			"Listen to the tone more than to the words. You will know whose company you are in.",
			"Nobody else was there for it, and it was heard all the same.",
		],
		q2: [
			"You have recognized it. A voice that has been recognized is no longer simply the truth.",
			"It learned its words somewhere. You are free to teach it others.",
			"If it once came from outside, it has moved in, and you may ask how long it means to stay.",
		],
		q4: [
			"They come because it helps. You may believe them.",
			"You do it so naturally that you may hardly count it.",
			"That is what you are to others, whatever you tell yourself on a bad day.",
		],
		q5: [
			"It was made of single days, and you did them.",
			"It is written here as you told it, and it got you here.",
			"It was hard, and you are here to tell it.",
		],
		q8: [
			"Those who get to see it have been let in, and may not know how far.",
			"It has its reasons for waiting.",
			"You have told it here. That is less than telling somebody, and more than nothing.",
		],
		q9: [
			"Some of it looks after you, and some of it only passes the time. You know which is which.",
			"It may not be what you would recommend. It is what you really do, and that is the better place to start.",
			"On such a day that is what you have, and it brings you to the evening.",
		],
		q11: [
			"Whatever is different there, you are the same one.",
			"You know the place, and you need nobody to tell you what it is good for.",
			"You do not have to change to like yourself. You would have to be there more often.",
		],
		q12: [
			"You would probably allow that sentence to anybody else.",
			"You would not have chosen it if no part of you believed it.",
			"It does not have to be believed all at once.",
		],
	},
	"8": {
		q2: [
			"Out of thousands of pictures, this is the one that was kept.",
			"Look where you are in it, and how old.",
			"There is a whole climate in a picture like that, and you would know it anywhere.",
		],
		q3: [
			"You had that. Nothing that came later takes it back.",
			"It does not say how the other days were. It says what a good one is made of for you.",
			"That is how it could be, and you have kept it.",
		],
		q4: [
			"That is what comfort was, or was not, before you were old enough to ask for it.",
			"You may still reach for something like it, or see to it that you never need anything of the kind.",
			"Somebody who wants to comfort you today would do well to know this.",
		],
		q7: [
			"A child hears that and thinks: so this is who I am.",
			"You were spoken of like that. You may have grown into it, or away from it.",
			"It was said over your head, and it landed.",
		],
		q8: [
			"Nobody set out to teach it. You were simply there, and looking.",
			"You may have been proving it ever since, or disproving it.",
			"It was true in that house. There are others.",
		],
		q9: [
			"You were small, and it was the best explanation that you had.",
			"A child came to that conclusion alone, with nobody to talk it over with.",
			"It fits into one line, and a whole way of living can be hung on it.",
		],
		q11: [
			"A child may want that. So may you.",
			"It is an old wish, and it has kept.",
			"You know it well enough to give it to others. You may put yourself on the list.",
		],
		q12: [
			"You notice it, so it no longer runs quite by itself.",
			"It came to you unasked. What you do with it is your part.",
			"Some of it you may want to keep. The rest can be put down, a little at a time.",
		],
		q13: [
			"There is no one right way for it to be.",
			"Nobody who has not lived it can tell you how it ought to be.",
			"Whatever you would still like to say has a place here, and need not go anywhere.",
		],
	},
	"9": {
		q2: [
			"You felt that long before you could have explained it.",
			"That was the weather, and you dressed for it.",
			"Rooms have gone on telling you things ever since, I suppose. It is an old skill.",
		],
		q3: [
			"That is what there was for the two of you, or what there was not.",
			"Something may have been said there that was not said anywhere else.",
			"You could have told of a hundred other things, and you told of this.",
		],
		q5: [
			"That is what you learned to expect from a mistake.",
			"A child can only take it as it comes. Today you may meet a mistake in your own way.",
			"Every mistake since has had that answer somewhere behind it.",
		],
		q7: [
			"Feelings of that size have to go somewhere. You saw where.",
			"You saw it, or you saw that there was something you were not to see.",
			"Children are told little about such things, and make what sense of them they can.",
		],
		q8: [
			"It was what you had to go by.",
			"You saw it with a child’s eyes, which see a great deal and know no reasons.",
			"You have probably measured somebody by it since, or yourself.",
		],
		q9: [
			"You have met many people since.",
			"It was advice out of one life, for another one.",
			"You did not have to believe it. Children mostly do.",
		],
		q11: [
			"So it began before you. You are not the beginning of it.",
			"Knowing it changes nothing about what was. It may change how alone you are with it.",
			"You have looked at it from that side as well, and nobody could have asked that of you.",
		],
		q12: [
			"You are not the same person. You have been to the same school.",
			"It comes up where you do not expect it, and you recognize it.",
			"Whether you are glad of such a meeting or not, you decide what comes next.",
		],
		q14: [
			"Some sentences keep their weight for a whole life, whether they were said or not.",
			"You know the very words. Some part of you has been listening for them.",
			"It may still be said to you, in other words, by others. It may even be you.",
		],
	},
	"12": {
		q1: [
			"Whatever you have become since, that child would recognize you by this.",
			"Nobody had to tell you to go on.",
			"You did not do it in order to be good at it.",
		],
		q2: [
			"Somebody who knows that story would learn something about you.",
			"Out of all the stories there are, this is the one that you kept.",
			"You may know things about that figure that no book says.",
		],
		q3: [
			"For once there was nothing to be improved.",
			"You were really there on that day. It is the rarer part of it.",
			"It may not have been a great occasion, and it was enough.",
		],
		q4: [
			"Nobody has to approve of it for it to be true.",
			"You have written it down, and nothing has fallen over.",
			"It has been with you for a while, I suppose, and quietly.",
		],
		q6: [
			"It could be seen from the street through a lit window, and nobody would think it remarkable. You would.",
			"You would not have to be anybody else for that.",
			"Some of that could be had on a Tuesday.",
		],
		q7: [
			"Not everybody would be reached by that. You are.",
			"It costs nobody much, and it arrives at once.",
			"Somebody would have to be told, or have a very good eye.",
		],
		q9: [
			"Anybody could follow that who wanted to.",
			"You know your own instructions. Few people could write theirs.",
			"It is fair warning, and an invitation.",
		],
		q10: [
			"It comes just when something could become real, so it is worth knowing.",
			"Knowing it takes nothing away from the wish.",
			"The next time, you may see it coming.",
		],
		q12: [
			"It is made of things that exist.",
			"You were there for a minute, while you wrote it.",
			"You were exact, and so it can be laid beside a real morning and compared, bit by bit.",
		],
	},
	T: {
		q3: [
			"You chose these. Somebody else would have chosen others, and told another story.",
			"That is how it looks from here, today.",
			"When the dates have been forgotten, this will still be there.",
		],
		q4: [
			"You know today what you did not know then.",
			"That is how it began, and nobody else has that beginning.",
			"You still have it before your eyes, and that is where it counts.",
		],
		q5: [
			"You knew your lines, I suppose.",
			"Somebody had to do it, or it seemed so.",
			"You may have played it well. That is no reason to play it for ever.",
		],
		q6: [
			"It was in you, welcome or not, and now you know it.",
			"Nobody else had met you quite like that.",
			"You may keep what you liked of it.",
		],
		q7: [
			"You need not make anything of it. It was hard.",
			"It is told in a few lines, and was not lived in a few.",
			"You were in the middle of it, and did what could be done from there.",
		],
		q8: [
			"You see it from your side, and that side is real.",
			"You have put a name to it, and that is more than most people ask.",
			"Nobody else could have told it like that.",
		],
		q9: [
			"That is yours now, whoever you have it from.",
			"It protects you, or it serves you. Sometimes it does both.",
			"You came by it the slow way, and it will not be forgotten quickly.",
		],
		q10: [
			"That person did not know it yet. You do.",
			"It might be of use to you now, as well.",
			"You would say it kindly, I suppose. You may use the same tone today.",
		],
	},
};
