/** Things that are noticed about how something was said. Each holds only where its condition does. */
export const remarkLines = {
	/** Much is told and no feeling named. */
	noFeeling: [
		"You tell what happened, and tell it well. What it did to you I have not heard yet.",
		"I have the events now, in good order. You yourself are still standing outside of the picture.",
		"There is no feeling named in what you wrote. It may be in there all the same, between two of the sentences.",
		"You report it like a fair witness. The one it happened to has not spoken yet.",
	],
	/** A sentence that turns on a "but". */
	contrast: [
		"You put a *but* in the middle. What stands before it is often what was felt, and what follows what was allowed.",
		"The small word *but* is doing the heavy lifting here. Try an *and* in its place, and see whether both halves survive.",
		"Two halves, and a *but* between them like a bouncer. I would let both of them in.",
		"Notice which half of that sentence you gave the last word.",
	],
	/** A feeling that is named and denied. */
	denied: [
		"You say what it is not. What we rule out so carefully has usually been standing near the door.",
		"A feeling you deny by name is at least one that crossed your mind. I hold it lightly; you may be right.",
		"That is a careful no to a certain word. I wonder which word would be the right one.",
	],
	/** "Always", "never", "everything". */
	absolute: [
		"*Always* and *never* mostly say how long it has felt like that.",
		"It sounds as if it had been like that every time. I would be curious about an exception, if there is one.",
	],
	/** An apology for writing, or for its length. */
	sorry: [
		"You need not apologize for anything you write here. Notice, though, that it came by itself.",
		"There is no space to be taken up too much of here. The *sorry* is interesting; it knew its cue.",
	],
	/** Others fill the page. */
	aboutOthers: [
		"Most of your sentences have somebody else as their subject. I would like to hear one that begins with *I* and goes on.",
		"You know a great deal about what the others did. I am looking for you in it.",
	],
	/** Nothing more telling. */
	plain: [
		"I would rather ask than guess what it means to you.",
		"I am with you so far.",
		"I follow you, and I would like to know a little more.",
		"Thank you for telling me that.",
		"You know the inside of this, and I only see a few sentences. So correct me freely.",
		"I do not want to make more of it than it is.",
		"I can picture some of that, and not all of it yet.",
		"That tells me something, and I am curious about the rest.",
		"I hear that it occupies you.",
		"I will not guess at what lies behind it; you are nearer to it than I am.",
		"I take that in as you say it.",
		"That seems worth a closer look.",
		"Let me make sure that I understand it.",
		"I have read that carefully.",
		"There is something in that which matters to you, as far as I can tell.",
		"Good that you mention it.",
	],
	/** Nothing but vagueness to go by. */
	vague: [
		"That can mean a dozen things, and I would be guessing. One concrete piece would help.",
		"Words like these are lids. I would like to look into the pot, but only as far as you want.",
		"I believe you, and I cannot see it yet. Bring it closer.",
		"It is hard to hold on to something so wide. Give me a corner of it.",
		"That is the headline. The story is missing so far.",
		"Large words are safe because nobody can answer them. A small one would carry us further.",
		"So it is all of it at once, or feels like it. All of it usually has one place where it pinches.",
		"I hear that something is off. Off has an address; let us find it.",
	],
} as const satisfies Record<string, readonly string[]>;

/** For a good day. */
export const joyQuestions = [
	"What did it feel like in the body, at the best moment?",
	"What does it say about what you need more of?",
	"Who noticed it, apart from you?",
	"What would you like to remember of it on a thin day?",
	"What had to go right, or go away, before this could happen?",
	"How did you let yourself have it, without paying for it first?",
	"What did it surprise you to find in yourself?",
	"What would keep a little of it in next week?",
] as const;

export const joyPartings = [
	"A good hour is evidence; file it with the rest.",
	"You need not earn it backwards.",
	"Gladness shared is not divided by two.",
	"Let it be as good as it is, without asking how long it stays.",
	"What warmed you once shows where the fire is kept.",
	"There will be weather again; today you may simply stand in the sun.",
	"One can be as thorough about happiness as about pain.",
	"Keep the recipe, not only the cake.",
] as const;

/** For grief, hurt and shame: thoughts that ask for nothing. */
export const tenderPartings = [
	"Nothing has to be made of it tonight.",
	"What is heavy may be carried slowly.",
	"You are allowed to be exactly as far as you are.",
	"Some things are not solved; they are kept company.",
	"Be as kind to yourself as you would be to a guest who had come through rain.",
	"A wounded thing is not asked to run.",
	"It takes the time it takes, and you are not behind.",
	"To feel it is not to fall apart; it is how one stays in one piece.",
	"Even on this day you have said one true thing.",
	"There is no right way to miss, to mourn or to mend.",
	"What you can bear to look at has already begun to change its shape.",
	"Let the evening be small.",
	"You do not owe anybody a recovery on schedule.",
	"The heart is slow because it carries things by hand.",
] as const;
