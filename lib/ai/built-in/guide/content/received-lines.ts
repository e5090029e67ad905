import { type Line, line, lines } from "../../parts/phrasebook";

/** A way of saying something, and replies that are true for anybody who says it that way. */
export interface Said {
	/** Phrases that identify it, separated by commas; dots stand for words in between. */
	when: string;
	/** Phrases that rule it out. */
	unless?: string;
	/** Set if the sentence can be good as well as hard, so that the reply also suits good news. */
	isOpen?: true;
	/** Replies to it. */
	lines: readonly Line[];
	/** Questions asked after the reply: about what was just said, and answerable in one line. */
	asks: readonly Line[];
}

/** Asked after the person has thought of a next step; naming a day answers it. */
export const whenQuestion = line("When could it be?");

/**
 * Ways of saying something, the most telling first. Each is about the sentence only and claims nothing about the
 * person's life.
 */
export const waysOfSaying: readonly Said[] = [
	{
		when:
			"haven’t told, haven’t said, never said, didn’t tell, never told, told nobody, told no one, nobody knows, no one knows, don’t tell anyone, can’t tell, " +
			"keep it to myself, keeping it to myself, hide it, hiding it, hidden it",
		unless: "nobody knows me, no one knows me, can’t tell if, can’t tell whether",
		lines: lines(
			"Then it has been with you alone until now. I’m glad it isn’t quite, any more.",
			"To carry a thing and to keep it to oneself are two loads, not one.",
		),
		asks: lines(
			"Who’d be the easiest person to tell, even a part of it?",
			"What are you most afraid would happen, if it were known?",
			"If you told one person, what would you want them to say first?",
		),
	},
	{
		when:
			"my fault, i should have, should have been, shouldn’t have, i shouldve, forgive myself, blame myself, i failed, feel so guilty, feel guilty, i let her down, " +
			"i let him down, i let them down",
		unless: "not my fault",
		lines: lines(
			"You’re strict with yourself there, stricter than you’d be with somebody you like.",
			"That’s a heavy thing to go round with.",
		),
		asks: lines(
			"What did you know at the time, and what do you know only now?",
			"What could make a small part of it right again?",
			"If they could hear how it is for you now, what would they say?",
		),
	},
	{
		when:
			"so stupid, stupid of me, pathetic, bad mum, bad dad, bad mother, bad father, bad parent, bad friend, bad person, like an idiot, such an idiot, ashamed of myself, " +
			"i’m such a, i’m useless, i’m rubbish at",
		lines: lines(
			"That’s a hard sentence to have to think about oneself.",
			"You wouldn’t let anybody speak to a friend of yours like that.",
		),
		asks: lines(
			"What would you say to a friend who told you exactly that?",
			"And what would somebody say about it who likes you?",
			"When is that voice quieter?",
		),
	},
	{
		when: "row with, a row, big fight, a fight, argument, argued, we fought, fell out, falling out, had words, shouted at, shouting at, screamed at, yelled, slammed",
		lines: lines(
			"A quarrel goes on in one’s head long after the last word.",
			"That kind of thing stays in the body for hours. No wonder it’s still here.",
		),
		asks: lines(
			"Which sentence of it do you still hear?",
			"What would you have liked them to understand?",
			"How did it end, and where does it stand now?",
		),
	},
	{
		when: "i owe, owe him, owe her, owe them, owes me, lend, lent, borrow, borrowed, pay back, paid back, paid me back, pay me back, the loan",
		lines: lines(
			"Money between two people is hardly ever only money.",
			"A debt comes along to every dinner, even when nobody mentions it.",
		),
		asks: lines(
			"What would be harder: to speak about it, or to leave it as it is?",
			"What would be a fair way to settle it, if it were up to you?",
		),
	},
	{
		when: "overdraft, the rent, bills, mortgage, can’t afford, cannot afford, skint, payday, wages, no money, out of money, credit card",
		lines: lines(
			"Money worries come along everywhere, into every shop and up the stairs at night.",
			"It’s tiring to do sums in one’s head all day.",
		),
		asks: lines(
			"What’s due next, and when?",
			"Which of it is urgent, and which could wait a little?",
			"Who does the sums with you?",
		),
	},
	{
		when: "scan, biopsy, diagnosis, diagnosed, cancer, chemo, tumour, surgery, operation, hospital, dementia, alzheimer’s, stroke, test results, blood tests",
		lines: lines(
			"I’m with you in that. One lives from one appointment to the next.",
			"That changes what a week is made of, for everybody around it too.",
		),
		asks: lines(
			"What comes next, and when?",
			"Who goes along, and who is there for you?",
			"What is the hardest hour of the day just now?",
		),
	},
	{
		when: "god, church, faith, my religion, prayer, pray, praying, mosque, imam, priest, vicar, temple, don’t believe any more, believe anymore",
		unless: "oh my god, my god, thank god, honest to god, god knows, for god’s sake",
		lines: lines(
			"That’s close to the ground one stands on.",
			"Then it’s about more than one Sunday. I’m glad you say it here.",
		),
		asks: lines(
			"What would you miss most of it, and what not at all?",
			"Who could hear that from you without being frightened by it?",
			"When was it last yours, and not only expected of you?",
		),
	},
	{
		when: "moved to, moved here, just moved, homesick, back home, new city, new town, my country, new school, far from home",
		unless: "moved to tears",
		lines: lines(
			"A new place takes longer to become one’s own than anybody says beforehand.",
			"One leaves a whole daily life behind, down to the bread.",
		),
		asks: lines(
			"What do you miss that couldn’t be packed?",
			"Where there are you already known, even only by sight?",
			"Which hour of the week is the emptiest?",
		),
	},
	{
		when: "my back, my knee, my knees, my hip, my neck, migraine, migraines, in pain, so much pain, the pain, chronic, flare up, my period, arthritis, fibromyalgia",
		unless: "behind my back, back my, got my back, on my back about, the pain of",
		lines: lines(
			"It’s tiring when the body won’t do what one asks of it.",
			"Pain takes up room that others don’t see.",
		),
		asks: lines(
			"What does it keep you from that you miss most?",
			"What helps, even if only a little?",
			"Who knows how bad it is on a bad day?",
		),
	},
	{
		when: "said nothing, didn’t say anything, didn’t say a word, couldn’t say anything, went quiet, i froze, just stood there",
		unless: "he said nothing, she said nothing, they said nothing",
		lines: lines(
			"Sometimes nothing comes, just when it should. Afterwards one has a hundred sentences.",
			"To have said nothing can stay with one longer than a wrong word.",
		),
		asks: lines("What would you say now, if you had that minute again?", "What kept the words back, do you think?"),
	},
	{
		when:
			"no reply, no answer, didn’t reply, didn’t answer, doesn’t reply, doesn’t answer, hasn’t replied, hasn’t answered, hasn’t rung, hasn’t called, not replied, " +
			"haven’t heard, not heard from, stopped replying, then nothing, now nothing, left on read, ignores me, ignored me, ignoring me, won’t talk, won’t say, " +
			"won’t tell me, doesn’t listen, never listens, didn’t even look, just grunts, on his phone, on her phone, at his phone, at her phone, slams the door",
		lines: lines(
			"No answer can be louder than a bad one.",
			"With a silence one has to do all the guessing oneself. That’s tiring.",
		),
		asks: lines(
			"What do you hear in it, at the worst moment? And in a calmer one?",
			"What would you like to hear from them, if it were one sentence?",
			"When was it last different?",
		),
	},
	{
		when: "i failed, failed my, failed the, failed it, didn’t get it, didn’t get the, turned me down, got rejected, messed up, messed it up, screwed up, got it wrong",
		lines: lines(
			"That stings, whatever anybody says about next time.",
			"So much went into that, and then a moment decides. That’s bitter.",
		),
		asks: lines(
			"What was the worst minute of it?",
			"What of it would you do the same way again?",
			"Who may see that you’re down about it?",
		),
	},
	{
		isOpen: true,
		when: "cried, crying, in tears, tears, burst into, sobbed, sobbing, welled up, cry",
		unless: "crying shame, could cry, want to cry, baby cries, baby crying",
		lines: lines("No wonder there were tears.", "Tears are allowed, wherever they come."),
		asks: lines(
			"What was it that touched it off?",
			"What would have been good in that moment: a hand, a word, or to be left alone?",
		),
	},
	{
		when: "shaking, shakes, feel sick, felt sick, heart racing, heart pounding, can’t breathe, couldn’t breathe, my stomach, my chest, can’t eat, couldn’t eat, palms",
		unless: "shaking my head, shaking hands, shook hands",
		lines: lines("The body has its own say in it, then.", "So it’s in the body, too, and not only in the head."),
		asks: lines("What helps it to settle, even a little?", "When does it come, and when does it leave you alone?"),
	},
	{
		when:
			"weekends are, sundays are, sunday is, evenings are, evenings, the nights, after midnight, at night, in the night, middle of the night, 2am, 3am, 4am, " +
			"wide awake",
		lines: lines("Those hours are longer than other hours.", "That’s the time when everything gets loud."),
		asks: lines(
			"What would make that hour a little easier to get through?",
			"What did such an hour look like when it was better?",
		),
	},
	{
		when:
			"no one gets it, nobody gets it, no one understands, nobody understands, no one asks, nobody asks, no one to, nobody to, no one here, nobody here, " +
			"there’s no one, there’s nobody, by myself, on my own, live alone, all alone, lonely, a single person, don’t know anyone, don’t know anybody, no friends",
		unless: "no one died, nobody died, nobodys fault, no ones fault",
		lines: lines("That’s a lot to be alone with.", "One would like somebody at one’s side there, even without a word."),
		asks: lines(
			"Who would you like beside you, if you could choose anybody?",
			"When did you last feel that somebody got it?",
			"Who would be glad to hear from you, even if it has been a while?",
		),
	},
	{
		when: "i don’t want, don’t wanna, i do not want, i don’t like, i hate",
		unless: "don’t want advice, don’t want to talk, hate myself, want to live, want to be here, want to wake",
		lines: lines("One can hear how much you mean that.", "That may be said as plainly as you just said it."),
		asks: lines("What would you want to hold on to instead?", "Which part of it is the worst, when you picture it?"),
	},
	{
		isOpen: true,
		when: "i wish, i just want, i want, i’d like, i would like, i’d love, i hope, i need a, i need somebody, i need someone, hoping",
		unless: "want to die, want to disappear, want it to stop, want it to end, i need to go, want to hurt",
		lines: lines("So that’s the wish in it.", "That’s plainly said, and it’s good to have it in words."),
		asks: lines(
			"What would be the first small sign of it?",
			"Who else knows that you’d like that?",
			"What of it could you have a little of this week?",
		),
	},
	{
		when: "again, every time, every single, third time, second time, over and over, keeps happening, always the same, as usual",
		unless:
			"see again, try again, trying again, love again, start again, once again, talk again, again soon, together again, best again, sleep again",
		lines: lines(
			"And not for the first time, then. No wonder it gets to you.",
			"Again. That wears one down more than the first time did.",
		),
		asks: lines(
			"Was anything different about it this time?",
			"What helps you through it while it lasts?",
			"What was it like the first time?",
		),
	},
	{
		isOpen: true,
		when: "used to, i miss, miss him, miss her, miss them, missing, back then, when i was, remember when",
		unless: "used to it, getting used, got used",
		lines: lines(
			"What was once there is still somewhere in the picture.",
			"One can miss what was, also while life goes on.",
		),
		asks: lines("What was it like then, on a quite ordinary day?", "Which bit of it would you like back first?"),
	},
	{
		isOpen: true,
		when: "lovely, laughed, laughing, giggled, smiled at me, so nice, was nice, really nice, so kind, so sweet, made my day, best day, so good, proud of",
		unless:
			"but, then i didn’t, laughed at me, laughing at me, laughed in my, not, never, didn’t, wasn’t, isn’t, pretended, used to, would be, would have",
		lines: lines("How nice. That belongs here as well.", "I’m glad you bring that, too."),
		asks: lines(
			"What was the best second of it?",
			"What would you like to keep of that?",
			"Who else should hear that?",
		),
	},
	{
		isOpen: true,
		when: "years, since forever, my whole life, all my life, since we were, decades",
		unless: "years old, new years, new year’s",
		lines: lines("That’s a long stretch of a life.", "So much time goes into a thing like that."),
		asks: lines("What has changed most since it began?", "What has stayed the same through all of it?"),
	},
];

/** Replies to a next step that the person is considering. The step is theirs, so nothing is said for or against it. */
export const stepLines = lines(
	"So there’s already a next step in the room.",
	"You’re turning over what could come next. That’s a beginning.",
	"Good that it’s out loud. It needn’t be decided this minute.",
);
export const stepAsks = lines(
	whenQuestion,
	"What would make the first minute of it easier?",
	"What speaks for it, and what makes you hesitate?",
);

/** Replies for a message that names the {day} of something to come. */
export const dayAheadLines = lines("{day} is on your mind, then.", "So there’s a {day} in it.");
export const dayAheadAsks = lines(
	"What would make {day} a little easier, just before or right after?",
	"What would have to happen on {day}, so that you come home glad?",
);

/** Asked about a person whom the writer calls only “he” or “she”; {them} is "him" or "her". */
export const askedAboutThem = lines(
	"And how do you think it is for {them}?",
	"What would you like {them} to know, if it could be said easily?",
);

/** Asked about the one person the writer mentions, whom they call {who}. */
export const askedAboutSomebody = lines(
	"Does your {who} know how that is for you?",
	"What would you like your {who} to understand about it?",
	"And how are things between you and your {who} otherwise?",
	"What would your {who} say, if they read that here?",
);

/** Asked after the person has named a feeling: one list for hard feelings, one for good ones. */
export const afterHardFeeling = lines(
	"When is it strongest: alone, with people, at night?",
	"What makes it a little quieter, even for ten minutes?",
	"What set it off today?",
	"Who knows that you feel that?",
);
export const afterGoodFeeling = lines(
	"What did the most for it?",
	"Who’d be glad to hear that?",
	"What would you like to keep of it?",
);

/** Small things to do that suit anybody with something on their mind, each with the wording for a later reminder. */
export const smallForAnybody = [
	{
		small:
			"Write down the one sentence that you’d like to be able to say at the end of the week. On any scrap of paper; bring it here, if you like.",
		later: "write down that one sentence",
	},
	{
		small:
			"Tomorrow, take ten minutes for the smallest part of it, even if you only look at it. Then stop, whatever is left.",
		later: "take ten minutes for the smallest part of it",
	},
	{
		small:
			"Tomorrow, walk once round the block without the phone, and see which thought comes along first. Bring that one back here, if you like.",
		later: "walk once round the block without the phone",
	},
] as const;
