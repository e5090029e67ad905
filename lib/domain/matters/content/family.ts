import type { Matter } from "../schema";

/** Matters about the family a person comes from, and the one they have. */
export const family: readonly Matter[] = [
	{
		id: "parent-hurts",
		label: "A parent who hurts me",
		group: "family",
		phrasings: [
			"my mum did it again, my mother always makes a comment, sarcastic mother, my dad never says he is proud of me, too sensitive",
			"my parents criticize everything, my mother puts me down, she laughs at me, guilt trip, my father is never satisfied",
		],
		met: [
			"That goes in deeper from a parent than from anybody else. I’m sorry.",
			"One can be long grown up and still be ten years old at that table.",
		],
		asks: [
			"What would you have wanted to hear instead?",
			"What do you usually do in that moment, and what does it cost you afterwards?",
			"Is there one sentence of theirs that you still carry about with you?",
			"How much of them is good for you: an hour, an afternoon, a phone call?",
			"Who in the family sees it as you do?",
		],
		stays: [
			"It’s a joke only when both can laugh.",
			"You’re not too sensitive. It hurts where one hoped for something.",
			"And one goes back every time with a little hope. That’s human.",
		],
		normal:
			"It is normal that a parent’s word still hurts at thirty or at sixty. Wanting their good opinion isn’t childish, and neither is keeping a distance from what hurts.",
		small:
			"Choose one calm sentence for the next time, and say it aloud twice in the bathroom: “I don’t find that funny.” It needn’t change them. It changes where you stand.",
		article: "parents-hurt",
		talk: "a-hard-talk",
		occasions: ["put-down", "hurt", "limit"],
		later: "use one calm sentence the next time",
		leadsToSomebody: true,
	},
	{
		id: "estranged",
		label: "We don’t speak any more",
		group: "family",
		phrasings: [
			"my father and I stopped speaking years ago, no contact with my brother, my sister cut me off, family estranged",
			"he has been asking about my daughter after years, should I forgive my father, he is old and had a fall, apologise first",
		],
		met: [
			"Years like that are never quite silent. One goes on talking with the other in one’s head.",
			"That’s a long way to have come with so much unsaid. You needn’t know yet what you want from it.",
		],
		asks: [
			"What would you need in order to be in one room with them, only for an hour?",
			"What are you still angry about, and what only sad?",
			"If they were gone next year, what would you wish you had done? Or not done?",
			"Is there a step that’s smaller than forgiving: a card, a photo, a call with an end to it?",
			"What does it protect you from, that it is like this?",
		],
		stays: [
			"Both sides of that can be true at once.",
			"You can understand somebody and not excuse them. It’s allowed to go only that far.",
			"That’s hard to say, and you’ve said it plainly.",
		],
		normal:
			"More families live with such a silence than one would think; about one grown person in four says so of somebody in theirs. Whether one goes back is no test of character. There’s a good way to do it, and a good way to leave it.",
		small:
			"Write the first sentence only, and leave the rest of the page empty. Not what is right, only what is true: “I’ve thought of you.” Then let it lie for a night.",
		article: "estrangement",
		talk: "message-to-send",
		occasions: ["after-years", "answer-apology", "limit"],
		later: "write the first sentence",
		leadsToSomebody: true,
	},
	{
		id: "child-silent",
		label: "My grown child keeps away",
		group: "family",
		phrasings: [
			"my daughter is not speaking with me, my son does not call any more, my grown son blocked me, she does not answer my phone",
			"my adult daughter has cut contact, I do not know what I did, my son never visits, grandchildren I am not allowed to see",
		],
		met: [
			"I’m sorry. That’s a door one listens at every day.",
			"To be a parent and not to know how they are: that hurts in a place of its own.",
		],
		asks: [
			"When did you last hear from them, and how was it?",
			"If they told you their side, what do you fear you’d hear?",
			"What would you like them to know, if they’d read only one sentence?",
			"Is there somebody who has a word with both of you?",
			"What helps you through the days when you think of it most?",
		],
		stays: [
			"You go over it again and again, and nobody answers.",
			"Love doesn’t stop where the phone does.",
			"It isn’t nothing to say that aloud.",
		],
		normal:
			"It happens in far more families than speak of it. Most of these silences don’t last forever: grown children often come back to somebody who asks without reproach, listens, and doesn’t defend themselves at once.",
		small:
			"Write one short message that asks for nothing: no question, no “why”. “I think of you. I’d like to understand, whenever you want to tell me.” You needn’t send it today.",
		article: "estrangement",
		talk: "message-to-send",
		occasions: ["gone-quiet", "after-years", "sorry"],
		later: "write one short message that asks for nothing",
		leadsToSomebody: true,
	},
	{
		id: "children",
		label: "The children, and me as a parent",
		group: "family",
		phrasings: [
			"I shouted at my kids, my toddler will not sleep, my teenager hates me, my son is in trouble at school, I am a bad mother",
			"my daughter is fifteen and does not talk to me, exhausted with two small children, single mum, new baby",
		],
		met: [
			"That’s the hardest work there is, and nobody gets a day off to think about it.",
			"Somebody who worries about it like that is paying attention. I’m glad you’re telling it here.",
		],
		asks: [
			"Which moment of the day do you dread, and which one is good?",
			"What do you think they need that they can’t say?",
			"And what do you need, that nobody asks you about?",
			"Who could take an hour of it off you this week?",
			"What would you like them to remember about these years?",
		],
		stays: [
			"You’re tired, and you’re still thinking about them. That says something.",
			"Nobody manages that every day.",
			"It can be love and too much, both at once.",
		],
		normal:
			"Every parent shouts, gives in, or wants to be somewhere else at times. What counts for children is that somebody comes back afterwards and makes it good. That can be done every time.",
		small:
			"Ten minutes today that belong to them, without a phone and without teaching anything. And after a bad moment: “I was too loud. That wasn’t your fault.”",
		article: "shouting-at-children",
		occasions: ["share-the-load", "ask", "to-a-child"],
		later: "give them ten minutes, and yourself ten too",
	},
	{
		id: "in-laws",
		label: "In-laws, feasts, the whole family",
		group: "family",
		phrasings: [
			"my mother-in-law, my husband said nothing when his mother criticized me, christmas with the family, thanksgiving, the wedding",
			"family dinner on Sunday, my in-laws interfere, we have to go to his parents again",
		],
		met: [
			"In-laws come along with the one you love, and nobody asks first. Tell me.",
			"It’s hard to be polite and be oneself at the same time.",
		],
		asks: [
			"Which moment of it do you dread, or go over most?",
			"Who’d be on your side, and do they know that you need them?",
			"What is the least you’d be content with, this time?",
			"What would you like to be able to say, calmly, when it comes?",
		],
		stays: [
			"One can’t simply choose other people.",
			"It can sit between two people as well, a thing like that.",
			"You may want peace and still want a limit.",
		],
		normal:
			"There’s hardly a couple without it. To want a limit, to go for less time, or to go with a plan is no affront. It’s how people keep going.",
		small:
			"Decide with the one you love on one thing that you two will do the same way: which question you won’t answer, or the hour at which you leave. Then it’s the two of you, and not you alone.",
		article: "in-laws",
		talk: "a-clear-no",
		occasions: ["stand-by-me", "put-down", "limit"],
		later: "agree with the one you love on one thing",
		leadsToSomebody: true,
	},
	{
		id: "siblings",
		label: "My brother or sister",
		group: "family",
		phrasings: [
			"my sister and I do not get on, my brother never helps with our parents, my sister is jealous of me, favourite child",
			"my brother owes me money, my sister is furious with me",
		],
		met: [
			"Nobody knows one so long, and can hit so exactly.",
			"Brothers and sisters: near enough to hurt, and too near to leave alone.",
		],
		asks: [
			"What is it really about, underneath: being seen, being fair, something from long ago?",
			"What was good between you as children?",
			"What would you want from them now, if you could ask for one thing?",
			"Is there something that you could say first, without losing anything?",
		],
		stays: [
			"Old places at the table are hard to leave.",
			"You needn’t settle the whole past to settle this.",
			"I can see that it matters to you how they look at you.",
		],
		normal:
			"It’s the longest relationship most people have, and it goes up and down all through life. Distance in one decade says little about the next.",
		small: "Send something that has nothing to do with it: an old photo, a joke from home. It opens a side door.",
		article: "siblings",
		talk: "a-hard-talk",
		occasions: ["hurt", "after-years", "share-the-load"],
		later: "send them something that has nothing to do with the quarrel",
		leadsToSomebody: true,
	},
	{
		id: "caring",
		label: "I care for somebody who is ill or old",
		group: "loss",
		phrasings: [
			"my mother has dementia, my husband has cancer, my dad is in hospital, I look after my mum, my partner is depressed, diagnosis",
			"she asked me who I was, he forgets my name, mum gets lost, she puts the keys in the fridge, the home, visiting hours",
			"caring for my wife at home, waiting for test results, he had a stroke, she is dying",
		],
		met: [
			"That’s a great deal to carry, and it doesn’t stop at night. I’m sorry.",
			"You’re near somebody who needs you, and somebody should be near you as well.",
		],
		asks: [
			"How was today, the plain day, from morning on?",
			"What is hardest: the work, the worry, or watching it?",
			"Who asks how you are, and do you tell them the truth?",
			"What would you like to do or say while there’s time?",
			"Which hour of the week could be yours?",
		],
		stays: [
			"That’s love, and it’s work. Both count.",
			"You may be tired of it and still want nothing else.",
			"It’s a lot to be strong for so long.",
		],
		normal:
			"To be impatient, to wish it were over, to laugh in between: nearly everybody who cares for somebody knows all three, and few say so. It takes nothing away from your love.",
		small:
			"Ask one person for one exact thing: “Could you sit with her on Thursday from four to six?” People mostly want to help and don’t know how.",
		article: "caring",
		occasions: ["ask", "somebody-ill", "not-well"],
		later: "ask one person for two hours",
	},
	{
		id: "grief",
		label: "Somebody died",
		group: "loss",
		phrasings: [
			"my wife died, my husband died in February, my mum passed away, widow, widower, funeral, grief, grieving, I lost my father",
			"my late husband, my late wife, the first Christmas without her, eulogy, a speech at the funeral, the grave, the ashes",
			"married fifty years and she is gone, my friend died, his birthday without him, her clothes are still in the wardrobe",
		],
		met: [
			"I’m so sorry.",
			"I’m sorry. That leaves a place at the table, and in every hour.",
			"I’m very sorry. You needn’t say it well here.",
		],
		asks: [
			"Would you tell me a little about them? Something small, how they laughed, or what they always said.",
			"Which time of the day is the longest?",
			"What do you still do as if they were there?",
			"Who may hear how it really is for you?",
			"What would they say to you this evening, if they sat there?",
			"What of theirs would you never give away?",
		],
		stays: [
			"It’s a whole life that doesn’t know where to go now.",
			"Thank you for letting me see that.",
			"That belongs to loving somebody. It doesn’t have to stop.",
			"One goes on setting the table for two in one’s head.",
		],
		normal:
			"Nothing about that is foolish. Many people talk with the one they’ve lost, keep their things, lay a second cup, for years. Grief has no date by which it must be over. It mostly comes in waves that lie further apart in time.",
		small:
			"Give the hardest hour something to hold: a candle, a walk at that time, a call that is agreed for then. Not in order to forget, only so that the hour has an edge.",
		article: "grief",
		talk: "evening-of-grief",
		occasions: ["not-well", "ask", "thanks"],
		later: "give the hardest hour something to hold",
		letter: true,
	},
	{
		id: "pet",
		label: "An animal that I loved",
		group: "loss",
		phrasings: ["my dog died, we had to put the cat down, my old dog is dying, the vet, my pet"],
		met: [
			"I’m sorry. They’re in every doorway of a house, and then they aren’t.",
			"That’s a real loss, whatever anybody says. I’m sorry.",
		],
		asks: [
			"What were they called, and what did they do that nobody else does?",
			"Which moment of the day is emptiest now?",
			"What would you like to keep: a collar, a photo, a story?",
			"Does anybody around you understand how much it is?",
		],
		stays: [
			"They never asked how one looked or what one had done. One misses that.",
			"It was every day, for years.",
			"Love is love. It doesn’t count legs.",
		],
		normal:
			"It can hurt as much as losing a person, and people are often ashamed of it. There’s no reason to be. Most find that it eases over weeks and months, and comes back in small moments.",
		small:
			"Write down three things they did that made you laugh, before the details fade. It may go on a page of its own.",
		article: "grief-for-a-pet",
		talk: "evening-of-grief",
		occasions: ["not-well", "thanks"],
		later: "write down three things they did that made you laugh",
		letter: true,
	},
];
