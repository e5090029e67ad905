import type { Dynamic } from "./dynamic";

/** Where a dynamic may have been learned: a guess, said as one. */
export const origins: Record<Dynamic, readonly string[]> = {
	quiet: [
		"People who go quiet have often lived where words had consequences: a mood that tipped, a parent who was hurt or tired, an argument nobody knew how to end. Saying less was a way of helping.",
		"One learns this where a feeling, once said aloud, became somebody else’s burden. After a few tries a child keeps the feeling and spares the others.",
	],
	hidden: [
		"It’s usually learned by watching what happens to others who are open, or from one remark, made in passing, that drew a line right through you.",
		"There was perhaps a place where only part of you was welcome. Nobody has to say so. A pause at the wrong moment is enough.",
	],
	selfReliant: [
		"It tends to begin on a particular kind of afternoon: something was needed, somebody was meant to come, and it was simpler in the end to manage.",
		"Mostly this is the answer of a capable child to grown-ups who were busy, burdened or absent. No one decided it. It just turned out that you could.",
	],
	guarded: [
		"Someone who keeps a hand on the door has usually known a door that closed, or a person who was warm on one day and not on the next. The body keeps that calendar.",
		"It’s learned where closeness came with a condition, or ended without a word. After that one watches the exits even in good houses.",
	],
	watchful: [
		"This kind of attention grows where the mood of one person decided the evening for all. The child who could tell early had a better evening.",
		"I’d look for a house in which things changed without notice. There, being able to read a face isn’t a talent, it’s a seat belt.",
	],
	critic: [
		"Such a voice usually began as a real one, and was taken inside so as to hear it sooner. Whoever says it to themselves first is at least not taken by surprise.",
		"It can also come from a home where nobody was cruel and much was expected. A child fills the silence after a success with its own explanation.",
	],
	caretaker: [
		"It often begins with one grown-up who wasn’t coping, and one child who noticed. No one asks for it. The child sees what’s missing and becomes it.",
		"Where the strong were tired, a small person could make a difference. It feels good to matter so much. That’s why it’s hard to stop.",
	],
	pleasing: [
		"I’d guess at a place where someone’s displeasure was costly: where it lasted for days, or where it meant that warmth was withdrawn. Giving way bought it back.",
		"Children give way for love and for quiet. If it worked, it became a method, and after some years the method felt like a nature.",
	],
	earning: [
		"It starts as a rule that nobody announces: the face that lights up at a result, and stays polite without one. A child needs to see that only a few times.",
		"Maybe there wasn’t much attention to go around, and doing well was the one sure way to it. Maybe it was meant as encouragement. It can be learned from both.",
	],
	control: [
		"It’s usually the one who was once caught out by events who plans. If the grown-ups didn’t have hold of things, somebody had to, at least in their head.",
		"I’d look for a time when nothing could be relied on, or when you had to be the reasonable one among people older than you.",
	],
	longing: [
		"One learns to long from someone who came close at times, if only in a story or a photograph. Had there been nothing at all, a child would have given up. It’s the trace that makes one wait.",
		"Behind this there’s often a person who was loved and was elsewhere: at work, in a sorrow, in another house. A child doesn’t stop loving then. It waits.",
	],
	heat: [
		"Loudness is learned in two places: where everyone was loud, and where nobody heard anything that was said quietly.",
		"It may come from a home where anger was the only feeling with a license, and all the others had to travel under its name.",
	],
	loss: [
		"Where this comes from needs no theory. Someone was there, and isn’t. What I’d ask is only what earlier partings taught you about how one does this, and whether you still agree.",
		"A loss has its own beginning. It may also touch older ones, and you’ll know better than I whether it does.",
	],
	stretched: [
		"Circumstances explain a part of it, and I don’t want to turn a full week into a matter of character. But the belief that stopping isn’t allowed is usually older than the week.",
		"Someone may have shown you that one goes on until everything is done. In such a house the person who sat down was the one who got the looks.",
	],
	warm: [
		"Good ground is made of repetition: somebody who came back, asked, laughed, put something on the table. None of it was remarkable on the day itself.",
		"You may have been given it, and you’ve kept it up, which is the part people forget to mention. What’s left alone for long enough doesn’t stay.",
	],
	becoming: [
		"The old way had its reasons, and they were probably good ones at the time. What made you begin to leave it I can’t tell from here. It’s often some small thing, a remark or a morning.",
		"What you’re moving away from was a solution once. It’s worth remembering that, because one is less ashamed of it then.",
	],
	deeds: [
		"In many families feelings had no words because there were none to be had: too much work, a hard time, a way of talking that was handed down. So it went into the hands.",
		"People who show love by doing have mostly received it like that themselves, if they received it. One can’t pass on a language one has never heard.",
	],
	open: [
		"Where this comes from I can’t say, and these answers don’t have to say it either.",
		"I know too little about the beginnings to draw a line from there to here.",
	],
	wanting: [
		"Wishes learn to wait where there wasn’t enough, of money, of time, or of calm, and where wanting something was felt as a demand.",
		"Perhaps someone you loved had given up a dream of their own and been praised for it. A child takes note of what gets praised.",
	],
};
