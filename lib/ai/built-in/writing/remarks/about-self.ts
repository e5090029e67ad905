import type { MoveName } from "../../lexicon/moves";

/** What the coach has to say about a turn of phrase in which the writer speaks of themselves. Follows the quote. */
export const remarksAboutSelf: Partial<Record<MoveName, readonly string[]>> = {
	keptQuiet: [
		"Silence of that kind is seldom empty. I’d guess there was a sentence ready, and that you decided, faster than one can decide things, that it wouldn’t help.",
		"You could have written that you had nothing to say. You didn’t; you wrote that it went unsaid, which means that you know what it was.",
		"It’s put down so plainly that one could read past it. I’d rather stop here, because keeping quiet is also something one does, and it takes strength each time.",
	],
	neverTold: [
		"A thing that hardly anyone knows has to be carried in both hands, however small it is. You’ve put a corner of it down here, and I noticed.",
		"I won’t ask for more of it than you’ve written. I only wonder who has earned the right to hear it, and whether that person knows.",
	],
	pretended: [
		"It’s a sentence that gets one out of a conversation in two seconds. I imagine you’ve said it so often that you hardly hear yourself say it.",
		"It works, and there’s the trouble with it. People believe you, and then they leave you alone with what’s behind it.",
	],
	lookedAfter: [
		"You mention it the way one mentions a habit. But it was work, and it took hours that belonged to you.",
		"What strikes me is the direction. The care in that sentence goes out from you; I looked for the sentence in which it comes back, and had to look for some time.",
	],
	onMyOwn: [
		"There’s pride in that, and it’s earned. There’s perhaps also an old conclusion in it, about what happens when one waits for somebody.",
		"It’s written as a fact about you. I read it as a decision, made once, at a moment when it was probably right.",
	],
	overthink: [
		"Going over it again feels like working on it. As far as I can tell it’s closer to keeping watch: as long as you think about it, it can’t surprise you.",
		"That’s a lot of hours given to a moment that took a minute. I don’t think the aim is to understand it. I think the aim is to find the version in which it isn’t your fault.",
	],
	plans: [
		"Where others would call that organized, I hear something a little more urgent. A plan is a promise that nobody can break but oneself.",
		"It’s a reasonable way to live, and it has a fright at its root, I suspect, that hasn’t been asked about for a long time.",
	],
	busy: [
		"Being busy is the one escape that everybody praises. It has the further advantage that, while it lasts, nothing can catch up with you.",
		"I hear somebody who keeps moving. I’d be interested in the first quiet quarter of an hour afterward, and what tends to turn up in it.",
	],
	sayYes: [
		"I’d look at how fast that goes. There’s hardly room between the question and your answer for you to come into it.",
		"You describe it without complaint, and that’s part of it: the giving way is so practiced that it no longer feels like losing something.",
	],
	saySorry: [
		"An apology is also a way of ending things quickly. I wonder how many of yours were owed, and how many were toll, paid so as to be let through.",
		"You say sorry, and the air clears, and whatever it was about is left standing in the hallway.",
	],
	peacekeeper: [
		"Whoever keeps the peace hears the quarrel before it has started. It’s a skill, and nobody who has it came by it in quiet surroundings.",
		"You were, or are, the one who makes it easy. I’d ask, very simply, who makes it easy for you.",
	],
	joker: [
		"A joke at the right moment can save an evening. It can also be a very good door, well oiled, that shuts without a sound.",
		"It’s a lovely gift, and I don’t want to spoil it. I only notice that people who make others laugh are seldom asked how they are.",
	],
	fixes: [
		"You go to what is broken and stay with it. I’d like to know what you do with somebody who’s simply sad, and isn’t asking to be mended.",
		"That’s the part of the one who can. It has a generous side, and a hidden condition: the one who can isn’t supposed to need.",
	],
	gaveUp: [
		"You set it down in few words. I imagine it took longer than that, and that it went in pieces small enough not to be noticed at the time.",
		"I don’t read regret in it, necessarily. I do read a price, and I think it’s the first time in these answers that you name one.",
	],
	guilty: [
		"Guilt is useful when one has done harm. Here I can’t find the harm. It looks more like the feeling that comes whenever you take up room.",
		"I’d treat that guilt as a guest from an older house. It knows the rules of that place, and you’re no longer living there.",
	],
	mistrust: [
		"I wouldn’t try to talk you out of that. Caution of this kind was bought with something. The question is only whether the price still fits the people you know today.",
		"It sounds like a rule, and rules come from events. I’d leave it in force and look at its exceptions: there’s probably someone for whom it has never quite been true.",
	],
	pullAway: [
		"That’s the step back, and I think it deserves more interest than blame. Something comes just before it, each time, and I’d wager that it’s a moment when something mattered.",
		"From outside it must look as if you cared less. I suspect it’s the other way around, and that you go when you begin to care too much to be safe.",
	],
	heat: [
		"You don’t dress it up, and that’s worth something. What interests me is the second before: whoever gets loud has usually just found out that quiet wasn’t heard.",
		"It’s over in a few seconds and then it has to be lived with. I’d guess that what you meant to say was shorter, and softer, and would’ve been harder to say.",
	],
	numb: [
		"Going numb is the body’s way of leaving a room when the feet can’t. It’s no coldness, even if it must look like that to the one opposite.",
		"Nothing, in such sentences, is usually a great deal with the sound turned off.",
	],
	worn: [
		"I take that literally. It’s a statement about strength, and it comes before every other question.",
		"You’ve been carrying something heavy for long enough to stop noticing the weight, and to notice only that you’re slow.",
		"I don’t think it’s the kind of tiredness that sleep is for. It sounds like the kind that comes from holding still inside.",
	],
	lonely: [
		"It takes some honesty to write that word down without a joke after it. I’ll let it stand as you wrote it.",
		"It’s a plain sentence, and I believe it. One can be lonely with a full calendar, and in a shared bed, and be ashamed of it on top.",
	],
	harshVoice: [
		"Read it once more as if someone had said it to a friend of yours at the next table. I think you’d turn around.",
		"That’s a hard word for a small occasion. It has the ring of something heard often, before it was ever said by you.",
	],
	notEnough: [
		"Enough is a strange measure; it never says for what, or who’s holding the ruler. I’d like to know whose hand you see when you read that sentence again.",
		"There’s a yardstick in that line, and it seems to be one that moves whenever you come close.",
	],
	tooMuch: [
		"Too much is always too much for someone. It tells us how large the vessel was. It says nothing about the amount.",
		"Somebody must have been overtaxed, and a child, or a lover, took it for a description of themselves.",
	],
	neverCried: [
		"Tears that don’t come aren’t gone. They usually learn a trade: they turn into headaches, or efficiency, or a lump in the throat at an advertisement.",
		"I wouldn’t call it strength or the lack of it. I’d call it an agreement that somebody once made with themselves, and I’d ask whether it’s still needed.",
	],
	minimises: [
		"There’s a hand in that sentence that waves it away. I’ve noticed it and would rather wait. Things that were truly nothing don’t usually need to be called so.",
		"You make it small before anyone else can. That’s modest, and it also takes care that nobody comforts you.",
	],
	secretSelf: [
		"It’s yours to tell, whenever and to whomever you choose. I only see how much arranging it takes, day after day, and that hardly anyone can thank you for it.",
		"Keeping that separate must cost attention at moments when others can simply talk. I’d call it work, and I’d count it as such when you’re tired.",
	],
	different: [
		"One can live for years in a place and still keep one’s coat on. I hear that in the sentence, and I also hear somebody who looks closely, as guests do.",
		"Not fitting teaches one to see. It’s a poor consolation at twelve, and later it’s often what others value in a person.",
	],
	wish: [
		"That’s a wish with an address on it. I mention it because wishes in these answers usually come wrapped in reasons, and this one came without.",
		"I’d underline the verb. You say what you want, in plain words, and it doesn’t sound like something that will go away.",
		"It’s easily read over, because it’s said so modestly. I think it may be one of the most important lines in what you sent.",
	],
	usedTo: [
		"Used to is a small door. It opens on a time when something was a matter of course, and one may ask what closed it.",
		"It stands in the past tense, and I’m not sure it belongs there. Things we stop doing don’t always leave; they wait to be asked.",
	],
	nowI: [
		"There’s a hinge in that sentence. Before it is how it was, and after it is you, doing something else. I wouldn’t want you to read past it.",
		"That’s a change, told in passing. The large ones mostly are.",
	],
	loved: [
		"It’s a small thing as you tell it, and it has lasted. I take it as a measure: this is how it feels when it’s right, and you’ve known it.",
		"I’d keep that line. On days when you ask yourself whether you’re difficult to love, it’s evidence.",
	],
	laughTogether: [
		"Laughing together is hard to fake and hard to arrange. Where it happens, something is safe.",
		"I’m glad that it’s in there. A laugh that’s remembered after so long was never only about the joke.",
	],
	proud: [
		"You allow yourself that sentence, and nothing takes it back afterward. I’d like to see more of it.",
		"It’s said quietly, and I believe it. One needs a place like this to stand on when one looks at the rest.",
	],
	regret: [
		"It’s in the tense of things that can’t be changed. I’d look at what in it could still be had, in some other form, and what can only be regretted.",
		"Regret shows what mattered. I’d take the information and let go of the sentence as soon as you can.",
	],
	swore: [
		"A vow like that is a strong thing for a young person to make. I’d look at it again with grown-up eyes, since a life that’s the opposite of another life is still drawn after it.",
		"You set yourself against something. It gives direction. I’d only ask what you set yourself for.",
	],
	alike: [
		"It takes courage to see it. And what one has seen one can carry differently, or put down in places.",
		"You say so without much fuss. To find someone else’s gesture in one’s own hands is an odd moment, and not always a bad one.",
	],
	dontKnow: [
		"I take that for a real answer. It marks the edge of what you’ve looked at so far, and an edge is a good place to stand.",
		"You don’t know, and you say so. It’s more useful to me than a quick explanation would’ve been.",
	],
	dontRemember: [
		"What isn’t remembered can have been unimportant, or it can have been put away well. I can’t tell which from here, and I wouldn’t go digging.",
	],
	waited: [
		"Waiting is a way of loving, too, and it’s done with the whole body. What it lacks is an end that’s in one’s own hands.",
		"I can see the waiting in that line. I’d like to know what you did meanwhile, because people who wait are always also doing something else that nobody sees.",
	],
	earned: [
		"There’s an if in there, or a when, even where it isn’t written. Love on that condition makes one diligent, and never quite sure.",
		"It reads like the terms of an agreement. I imagine you’ve kept your side of it very well.",
	],
};
