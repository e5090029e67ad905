import type { MoveName } from "../../lexicon/moves";

/** What the coach has to say where the writer speaks of someone else, or of a place. Follows the quote. */
export const remarksAboutOthers: Partial<Record<MoveName, readonly string[]>> = {
	readMood: [
		"You read the signs before a word has been said. Nobody learns that for fun.",
		"It’s an exact observation, and it shows how closely you were looking. Whoever looks so closely is usually preparing.",
	],
	neverShowed: [
		"You record what was not done, and you record it exactly. One only notices an absence where one has been looking for something.",
		"It may have been shyness, or custom, or that nobody had ever done it for them. It was missing all the same, and both can be true.",
	],
	deeds: [
		"It’s something done, with hands, at a certain hour. I read it as love in working clothes, and I think you read it so too, even if nobody ever translated it for you.",
		"You remember what was done rather than what was said. Deeds like that are easy to overlook while they happen, and hard to forget.",
	],
	notThere: [
		"There were good reasons, I’m sure, and a child can’t do anything with reasons. What remains is an empty place at a certain time of day.",
		"You put it in a few words. I’d guess there were a great many evenings inside them.",
	],
	wasLeft: [
		"You give it no more than a line. I’ll not make more of it than you do, except to say that such a line can go on working for years underneath the others.",
		"Being left leaves a question behind, and children, and not only children, tend to answer it against themselves.",
	],
	died: [
		"I read that, and I’m sorry. I’ll not hurry past it to the next point.",
		"It’s one sentence among others on the page. It won’t have been one day among others.",
	],
	moved: [
		"Each move means that one has to become someone again, in a new hallway, with new rules. One gets quick at it, and one travels light.",
		"A person who had to leave so often learns to hold places loosely. Sometimes that gets extended to people.",
	],
	defends: [
		"I notice how quickly you take their side. It’s fair of you. Still, understanding why somebody couldn’t give something doesn’t mean that you didn’t need it.",
		"It’s a generous sentence, and it arrives just where one might’ve expected a complaint. Both may have a place: the reasons they had, and what it was like for you.",
		"You explain them well. I wondered, reading it, who has explained you like that.",
	],
	unseen: [
		"To be overlooked is a strange injury, since nothing happens. One can’t point to it. I think you’ve just done so.",
		"That’s the sentence in which I’d have wanted someone to come in and ask. I don’t know whether anybody did.",
	],
	compared: [
		"Comparison is a game that one joins without being asked. Even winning doesn’t help, since it can be played again tomorrow.",
		"What hurts about it is that nobody looks at you directly. They look at you, and then at the other, and then at the difference.",
	],
	saidToMe: [
		"Spoken words like these stay in the ear. I notice that you’ve kept the exact wording.",
		"You quote it. One doesn’t quote what one has finished with.",
	],
	scene: [
		"One can see it as one reads. I trust pictures of that sort more than summaries: nobody chooses them, and they’re usually about more than they show.",
		"It’s the details I stay with. A memory that has furniture in it has been visited often.",
	],
};
