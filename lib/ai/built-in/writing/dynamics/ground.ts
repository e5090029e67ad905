import type { DynamicText } from "./dynamic";

/** Dynamics that are more about where someone stands: loss, exhaustion, good ground, change, love in deeds, wishes. */
export const ground = {
	loss: {
		name: "living beside an empty place",
		proof: ["died", "regret", "lonely", "wish"],
		cost: ["lonely", "regret", "worn", "neverTold"],
		core: [
			"Someone is missing in these answers, and you write around the place where they were with great care. I don’t read it as something to get over. It looks to me like love that has kept its habits and has nowhere to put them in the evening.",
			"What I notice is how present the absent one is. You set them beside today’s small things, and that seems right to me. Grief of this kind doesn’t ask for a solution. It asks, as far as I can tell, to be allowed into the room without everyone changing the subject.",
			"A loss runs underneath much of what you write, even in answers that are about something else. I may be reading too much into it. But the sentences slow down there, and I think that’s worth noticing before anything else is said.",
		],
		impact: [
			"Holding on keeps a bond that mattered, and no one should hurry you out of it. What may be hard is that those around you have returned to their days, so that you’ve begun to do your missing in private, and to be fine in company.",
			"To remember keeps them near. It can also make the present feel like a waiting room, in which new things are somehow disloyal. They aren’t. But I’d understand it if they felt so.",
			"The care with which you remember is worth having. The cost is in the hours with nobody in them, the ones a shared life used to fill without your noticing: the doorway, the second cup, the one who knew how the story goes on.",
		],
		inner: [
			"Instead of asking whether you should be further along, ask what today’s version is like. Some days it’s a stone, some days it’s weather, and some days, for an hour, it’s just a photograph. You don’t owe anyone an even pace.",
			"It might do you good to give the missing a fixed place: a walk, a song, a quarter of an hour with the letters. What has a place of its own need not break in everywhere.",
			"Notice the moments that are simply all right, and let them be so. They take nothing from the one you miss. I’d even say that you’re allowed to tell them about it, in whatever way you tell them things.",
		],
		relational: [
			"Tell {someone} one story about the one you miss, a funny one if there is one. Others often avoid the name because they’re afraid to hurt you, and they are glad to be shown that it may be said.",
			"People don’t know what to do with loss, and many do nothing. You can make it easy for them with something definite: *Come by on Sunday, I’ll cook, and we needn’t talk about it.*",
			"Where it’s possible, let someone into the practical side of it: the paperwork, the empty Saturday, the date in the calendar. Company at a task is sometimes easier to bear than comfort.",
		],
		actions: [
			"Choose one small habit you shared with the one you miss and keep it this week on purpose, at a time you set yourself.",
			"Ask {someone} for company on the hour of the week that’s the longest. Name the day and the hour.",
			"Say their name aloud in one conversation this week, in a sentence about something ordinary.",
			"Write a card of five lines that’ll never be sent: what happened this week, and what they’d have said to it.",
		],
		questions: [
			"Which part of the day has changed the most?",
			"What did they know about you that nobody else knows yet?",
			"What would you like to keep exactly as it is, and what may slowly move?",
			"Who else misses them, and have you talked about it?",
		],
		closings: [
			"What you miss this much was worth having. Both things stay true.",
			"Love doesn’t stop at a date. It looks for somewhere to sit.",
			"Go slowly. Nobody else is walking this with your shoes on.",
		],
	},
	stretched: {
		name: "running on too little",
		proof: ["worn", "busy", "hadTo", "lookedAfter", "sayYes"],
		cost: ["lonely", "heat", "numb", "gaveUp"],
		core: [
			"Before anything else I read tiredness here, and I don’t think a weekend would fix it. It seems to come from holding up more than one person’s share for longer than was ever planned. Whatever else you want to understand about yourself, you’re trying to understand it on an empty tank.",
			"Your answers have the pace of someone who is carrying things while they write. There’s always a next thing. My guess is that you’ve become so good at going on that nobody, maybe not even you, has noticed when it stopped being a phase.",
			"I notice that rest appears in your answers as something for later, once this or that is done. I have my doubts about later. It has a way of moving along at the same speed as we do.",
		],
		impact: [
			"Going on protects you from having to disappoint someone, and perhaps from what would come up if you stopped. It costs you the things that need slack: patience, desire, humor, the long talk at the end of the evening. Those close to you get your efficiency, and you’d both rather have you.",
			"Things get done because of you. But exhaustion makes everything look like a duty, also what you once chose. It may be hard to tell at present whether you want less of your life, or only some sleep.",
			"You keep it all standing, and that counts. The cost turns up in small change: the sharp answer, the forgotten call, the book on the same page for weeks. None of it is a flaw of character. It’s arithmetic.",
		],
		inner: [
			"I’d leave the big questions for now and ask the plain one each morning: what can be left out today without anyone being harmed? There’s usually one thing. Leave it out on purpose, and don’t fill the hole.",
			"Notice what you call rest. If it’s a screen until your eyes close, that’s fainting with your eyes open. Rest that works usually has a beginning, an end and some pleasure in it, even if it’s only fifteen minutes.",
			"You might ask what you’d have to feel if you sat still. If the answer is *nothing much*, then sit. If it’s something, then you know one of the reasons for running, and it needn’t all be dealt with today.",
		],
		relational: [
			"Say it in numbers. *I have energy for one thing tonight: shall we talk, or eat?* is easier for {someone} to answer than a sigh. It’s also kinder than a yes you have no strength for.",
			"Look at who shares the load, and who’d share it if the load were described. People often don’t see a burden that’s being carried well. You could put one part of it into words for {someone}, with what it’d take to hand it over.",
			"When you’re short with someone, say why at once: *That was tiredness, not you.* Five words, and the evening can still be saved.",
		],
		actions: [
			"Cross one thing off this week’s list without doing it, and tell whoever is affected in one sentence, with no apology.",
			"Choose one evening this week that ends at nine, lights out, whatever is unfinished. Put it in the calendar now.",
			"Ask {someone} to take over one recurring task for the next two weeks. Name the task, the day and how long it takes.",
			"On three days take ten minutes outdoors without your phone, at a fixed time. Ten minutes are short enough to be kept.",
		],
		questions: [
			"What would you take up again if you had three hours more a week?",
			"Who decided that all of this is yours to carry?",
			"When did you last feel rested, and what had been different?",
			"What are you afraid would come to a halt if you did?",
		],
		closings: [
			"Rest comes before the work is done, or it doesn’t come.",
			"You are holding up a great deal. Something may be set down.",
			"Tired is not who you are. It is how long you’ve gone without a chair.",
		],
	},
	warm: {
		name: "standing on good ground",
		proof: ["loved", "laughTogether", "proud", "deeds"],
		cost: ["worn", "lonely", "guilty"],
		core: [
			"There is warmth in these answers, and I don’t want to hunt for a shadow behind it. You’ve been given something, or built it, that holds. What seems to mark you is that you expect to be welcome, and so you usually are.",
			"What I see here is ground that carries. You write about love as something ordinary, found in kitchens, in jokes, in someone coming back when they said they would. Not everyone can write like that. I think it’s what you live from, also on the worse days.",
			"My impression is of somebody who was met, often enough for it to become a habit of the heart. It shows in how easily your sentences turn to other people, and in the absence of accounts being kept.",
		],
		impact: [
			"This gives you patience and good humor, and people will come to you to warm their hands. If there’s a cost it’s a quiet one: those who’ve had a good start sometimes feel that they have no right to a hard day, or are at a loss with people for whom closeness is dangerous.",
			"Good ground protects: you can lose an argument, a job or a plan without losing yourself. What it may hide is that it also needs tending. What was always there is easily left unsaid.",
			"You have something to draw on, and it shows in how you deal with difficulties. The risk is small but real: to be the cheerful one so reliably that nobody thinks to ask.",
		],
		inner: [
			"You needn’t repair anything here. I’d suggest you get to know it better instead: which people, hours and places keep this ground firm? When life becomes crowded, those are the things that drop out first, because they make no noise.",
			"Allow yourself the difficult feelings too. They don’t cancel what was good. Someone who is at home with themselves can be sad, envious or cross on a Tuesday and still be at home.",
			"Notice when you’re grateful and when you only feel that you ought to be. The first makes one generous. The second makes one quiet about one’s needs.",
		],
		relational: [
			"Say the obvious aloud. Tell {someone} exactly what it is that does you good, the particular gesture and the particular evening. Those who are used to being loved are often not told why.",
			"You may be able to give others what came easily to you: asking twice, staying in the room, laughing at the right moment. Do it where you’re met, and notice where you’re only being used as a stove.",
			"Let {someone} see one thing that isn’t going well. It’ll take nothing from the warmth. It gives the other person the chance to do for you what you do for them.",
		],
		actions: [
			"Remind {someone} of one kindness that you still remember, with the day and the place. In person, or by hand.",
			"Put the hour that does you the most good into next week’s calendar before anything else goes in.",
			"Name one small trouble to {someone} this week, without adding that it isn’t so bad.",
			"Pass something on: do for one person this week what somebody once did for you, and don’t explain it.",
		],
		questions: [
			"What of this did you receive, and what have you built yourself?",
			"On which days is the ground less firm?",
			"Who around you does without what’s a matter of course to you?",
			"Which difficult feeling have you had the least practice with?",
		],
		closings: [
			"What holds you is worth a sentence of thanks, and a little upkeep.",
			"Good ground is for standing on, and also for dancing.",
			"You know what it’s like to be welcome. Keep the light on for others.",
		],
	},
	becoming: {
		name: "already doing it differently",
		proof: ["nowI", "swore", "proud", "usedTo"],
		cost: ["worn", "guilty", "lonely", "dontKnow"],
		core: [
			"Something is already moving in these answers. You write about what used to be, and then there’s a turn, and the verb changes. I think it’s easy to overlook from inside, because from there one mostly sees what isn’t done yet.",
			"What I notice is that you don’t only describe a pattern, you also describe stepping out of it. You seem to know both: the old road, which is quick, and the new one, on which you still have to think at every corner.",
			"I see someone in the middle of a change. In the middle it’s uncomfortable; the old way doesn’t fit any longer, and the new one isn’t yet a habit. If you feel clumsy, I’d take it as a sign that it’s real.",
		],
		impact: [
			"Doing it differently gives you room that wasn’t there before. It costs attention, and at times company: those who were used to the old arrangement may miss it, and may say so as if something were wrong with you.",
			"The gain is freedom, in small amounts and on ordinary days. The cost is that the old way is still faster. When you’re tired or hurt it’ll be there before you are, and this proves nothing about what you’ve learned.",
			"What you’re building protects you better than the old way did, because it doesn’t require you to disappear. Until it’s finished it can be drafty. You may be sadder than before for a time, since you now feel what you used to skip.",
		],
		inner: [
			"Keep a record of the turns. Whenever you do something in the new way, however small, note it in five words. The mind keeps a careful file of relapses and none of the progress. You can correct the bookkeeping.",
			"When the old way wins, be curious about the hour, the hunger, the person. Then leave it. What makes a change last is how quickly one returns to it, and hardly how seldom one falls out.",
			"Ask the old way what it was good for before you send it off. It did its work for years. A thing that’s thanked goes more easily than a thing that’s fought.",
		],
		relational: [
			"Tell {someone} what you’re trying, so that they can recognize it. Otherwise your new no or your new tear may look like a bad mood to them.",
			"Find one person who knows only the new way, or who likes it better. Change is easier where nobody keeps handing you your old part.",
			"Those close to you may need time as well. You might say: *I’m not angry with you, I’m practicing.* It tends to make people smile, and it’s exact.",
		],
		actions: [
			"Write down three occasions from the past month on which you did it the new way. Date them.",
			"Pick the situation this week in which the old way will most likely win, and decide now on one sentence for it.",
			"Tell {someone} what you’re practicing, in one line, and ask to be told when it shows.",
			"After the next relapse, write down only the circumstances: time, place, hours of sleep. No verdict.",
		],
		questions: [
			"Who were the first to notice that you’ve changed?",
			"What does the old way still do better?",
			"In which moments do you no longer have to think about it?",
			"What would you like to have become a habit a year from now?",
		],
		closings: [
			"You’re further along than it feels from inside.",
			"The new way is slower, and it leads where you want to go.",
			"Clumsy is what change looks like while it’s true.",
		],
	},
	deeds: {
		name: "love that is done and not said",
		proof: ["deeds", "neverShowed", "defends", "lookedAfter"],
		cost: ["lonely", "neverTold", "wish", "regret"],
		core: [
			"Love, in what you describe, has hands and no mouth. It’s cooked, repaired, driven, paid for. You seem to have learned to read it there, and I believe you read it rightly. But a child also needs to hear some of it, and that part you had to guess.",
			"What I notice is that the good things in your answers are nearly all things that someone did. I take them seriously. I also hear, underneath, a question that no repaired bicycle can answer: does it mean me, or is it duty?",
			"You come, I think, from people who showed it sideways. It makes for a fine eye: you see love in places where others would see a packed lunch. It can also make one shy of the plain words, whether to say them or to believe them.",
		],
		impact: [
			"This has made you someone people can rely on; you probably do a great deal for those you love. It protects you from the embarrassment of words. But whoever doesn’t share the code may take your doing for granted, and wait for a sentence that you think you’ve said a hundred times.",
			"Love in deeds lasts, and it can’t be lied about so easily. What it can’t do is reach far. On the phone, in grief, after a quarrel there is nothing to repair, and then one stands there with empty hands.",
			"You know how to be loyal without noise. The price may be a long uncertainty, yours and theirs: nobody quite knows where they stand, because it was never once put into words.",
		],
		inner: [
			"Translate, for practice. Take one thing that was done for you and write beside it the sentence that the deed stood for, as you believe it was meant. You may be wrong in places. But I think part of you would like to have it in writing.",
			"Ask yourself which words you’d find the hardest to say, and whether they’re also the ones you’d most like to hear. They often are the same.",
			"When you do something for someone you love, try noticing the feeling that comes just before the hands start moving. It tends to be very brief. It’s the thing that could be said.",
		],
		relational: [
			"Keep the deeds and add one sentence. *I’ve put oil on the hinge because I like it when you’re comfortable* is enough. It’s meant to be a bit awkward the first few times.",
			"Ask {someone} what your love looks like from the other side. If the answer surprises you, you’ve learned which half of it arrives.",
			"You could tell {someone} which words you’d like to hear, and how seldom they’d have to be said. Once a month is a modest request and a large change.",
		],
		actions: [
			"Add one spoken sentence this week to something you already do for {someone}: say why you do it.",
			"List five things that were done for you as a child, and write the unsaid sentence next to each. Keep the one that moves you.",
			"Say one plain thing to one person, *I’m glad that you’re here*, and let it stand without a joke.",
			"Ask {someone}: *How do you know that I love you?* Listen to the end, and do a little more of it.",
		],
		questions: [
			"Which deed would you still like to have explained to you?",
			"What did it teach you about asking, that love came without words?",
			"Who among the people around you needs the sentence more than the favor?",
			"Which words were never said where you grew up, and are you waiting for them still?",
		],
		closings: [
			"Your hands have been saying it for years. Lend them a sentence.",
			"Some people say I love you with a full tank of gas. You’re allowed to want both.",
			"What was meant and never said may still be said by you.",
		],
	},
	wanting: {
		name: "a wish that keeps being put off",
		proof: ["wish", "usedTo", "gaveUp", "regret", "hadTo"],
		cost: ["worn", "regret", "guilty", "minimises"],
		core: [
			"There is a wish in these answers, and there’s somebody who stands in front of it and explains why not yet. Both are you. The one who explains has good arguments. I notice, though, that the wish comes back in spite of them.",
			"You know better than you may think what you want. It’s written here in quite exact words. What seems to be missing is permission, and I couldn’t find anyone in your answers, apart from you, who’d have to give it.",
			"What I see is a person who postpones themselves politely. Nothing forbids the thing you want. There is only always something that comes first, and somehow it’s never you.",
		],
		impact: [
			"Putting it off protects the wish: what’s never tried can’t fail. It also keeps the peace with everybody whom it might inconvenience. The cost is a particular kind of tiredness, the one that comes from waiting while looking busy.",
			"As long as it stays a dream it’s perfect and it’s nobody’s business. But a wish that’s kept in a drawer doesn’t stay fresh. It tends to turn into envy of those who took theirs out.",
			"You’ve been reasonable, and others have had the benefit. What goes missing is appetite. Someone who doesn’t ask what they want for long enough begins to answer *I don’t mind* and to mean it.",
		],
		inner: [
			"Make the wish smaller without making it cheaper. What would the first fifteen minutes of it look like, on a weekday, with the means you have? If you can answer that, you’re no longer dreaming about it. You’re planning it.",
			"Listen for the sentence with which you stop yourself; it probably has a familiar voice. You needn’t silence it. Write it down, put a date beneath it, and do the fifteen minutes in spite of it.",
			"Let yourself want it for a week without deciding anything. Wanting is a muscle too. Look at pictures of it, ask what it costs, tell no one who would weigh it at once.",
		],
		relational: [
			"Tell {someone} the wish as a wish, and say beforehand what you need: *I want to tell you something, and I don’t want advice yet.* A wish that has been heard by one person gets noticeably harder to shelve.",
			"If there’s someone whom your wish would touch, include them before the decision, and after you know what you want. In that order. Otherwise you’ll be negotiating about something that you haven’t yet asked for.",
			"Find somebody who already does what you’re dreaming of, and ask them one practical question. It takes envy by the hand and makes it useful.",
		],
		actions: [
			"Give the wish fifteen minutes this week, with a day and an hour. Do the smallest real piece of it, even if that’s only finding out what it would cost.",
			"Say it aloud once to {someone}, beginning with *I want*, and leave out the word *but*.",
			"Write down the three reasons why it can’t be now. Cross out the one you’d not accept from a friend.",
			"Take one thing out of next week that nobody would miss, and put the wish in its place for that half-hour.",
		],
		questions: [
			"Whose permission are you waiting for?",
			"What would you regret more in ten years, having tried or having been sensible?",
			"Who would be pleased for you?",
			"What’s the smallest version of it that would still feel like the real thing?",
		],
		closings: [
			"It keeps coming back because it’s yours.",
			"Fifteen minutes are a beginning. Nobody has to approve them.",
			"You’ve been patient with everyone’s plans. Yours may come to the table.",
		],
	},
} as const satisfies Record<string, DynamicText>;
