import type { Thread } from "@/lib/domain/scripts/compose/scene";
import { type Line, lined, lines } from "../../parts/phrasebook";

// What holds a day from waking to sleep together, in the present tense, written to be listened to. A love script is in
// one voice: the person's own answers stand in it on lines of their own, and what stands here leads to them. It is plain,
// and puts no place, thing or person into a life that nobody told of. `{words}` is an answer; what follows it comes after.

/** Passages by the id of the ticked option. */
type Ticked = Readonly<Record<string, readonly Line[]>>;

/** Says the sentence of the page, some time after waking. */
export const sentenceLeads = lines(
	"Before I begin, I say one sentence to myself, half aloud: {words}",
	"I look in the mirror and say my sentence once, in my ordinary voice: {words}",
	"While I get dressed I say my sentence aloud, and nobody has to answer: {words}",
	"I stop for a moment and say the sentence that I live by now: {words}",
	"Then I say my sentence, as I do every morning: {words}",
);
/** The same where it cannot be said aloud. */
export const sentenceSaid = lines(
	"Before I begin, I think of the sentence that I’d like to live by. I don’t hurry over it.",
	"While I get dressed I go through my sentence once, from the first word to the last.",
);
/** Introduces the morning that the person described: it is some years from now. */
export const ownMornings = lines(
	"It’s a morning a few years from now, and my life has gone well. {words}",
	"I wake up a few years from now, and it has gone well. {words}",
	"It’s some years from now, and I wake up in a life that has gone well. {words}",
);

/** Things that go through a day, from the morning to the night. Each suits any life. */
export const threads = lined<Readonly<Record<Thread, Readonly<Record<"early" | "noon" | "late" | "night", Line>>>>>({
	chestnut: {
		early: "There’s a chestnut in my coat pocket, smooth from being held. My thumb knows it. I take it along.",
		noon: "Somewhere I have to wait, and my hand finds the chestnut. I turn it over twice, and I’ve got my own pace back.",
		late: "I take the chestnut out and look at it for once. It’s gone duller since the autumn, and rounder. I like it better than when it was new.",
		night: "The chestnut lies on the sill. Tomorrow it’s coming along again.",
	},
	bread: {
		early: "Then I stir together flour, water and salt, and put a cloth over the bowl. It’ll take all day. So will I.",
		noon: "I look under the cloth. The dough has risen to the rim and smells sour and friendly. I press one finger in, and the hole closes slowly.",
		late: "The loaf comes out of the oven. I knock on the bottom, and it sounds hollow, as it should. The whole place smells of it.",
		night:
			"Before I put out the light, I cut off the crust after all. It crackles. Butter, salt. That’s what this day tastes of.",
	},
	letter: {
		early:
			"There’s a letter that I’ve been carrying about in my head. Today I put a sheet of paper on the table, and the pen across it so that it stays.",
		noon: "In a free quarter of an hour I write the first line of the letter. It’s a name and a comma, and then it goes on by itself.",
		late: "I read the letter through. I take out one sentence that was only clever, and I leave in the one that makes my ears warm.",
		night: "The letter leans against the lamp, with a stamp on it. It says what I meant. It can go off in the morning.",
	},
	tune: {
		early: "I’ve got a tune in my head, and only the first half of it. I take it along as it is.",
		noon: "The tune is still there. I try three ways of ending it, under my breath, and none of them is right.",
		late: "Somebody goes past whistling, and it’s my tune. For a moment I’ve got the end of it, and then it’s round the corner.",
		night:
			"With my eyes closed I get it at last, the second half of the tune. It goes down where I’d always gone up. I hum it once, so that it’s there tomorrow.",
	},
	seed: {
		early: "On the sill there’s a pot with nothing in it but earth. I water it all the same.",
		noon: "When I look at the pot again, from the side, there’s a crack in the earth, as thin as a hair.",
		late: "Something has come up in the pot: a green hook, bent double, with its head still in the ground.",
		night:
			"Last of all I turn the pot round. It’s standing up straight by now, two leaves, hardly bigger than a comma. ‘There you are,’ I say.",
	},
	button: {
		early: "A button comes off as I’m getting dressed. I look at it, put it into my pocket, and wear it like that.",
		noon: "There’s the button again, among the coins. I turn it between two fingers while I think, and I think better.",
		late: "I thread the needle at the third try and sew the button on, with four stitches and one for luck.",
		night:
			"I run my thumb along the row in the dark. All the buttons are there, and one of them sits tighter than the rest.",
	},
	orange: {
		early: "I put an orange into my bag, the biggest one, and for the rest of the morning I look forward to it.",
		noon: "The bag smells of orange by now. I’m not hungry yet. I’ve got it with me, that’s enough.",
		late: "At last I peel the orange, all in one piece, and eat it segment by segment. It’s as good as I’d thought, and that doesn’t happen often.",
		night: "My fingers still smell of orange. I lay my hand next to the pillow, on purpose.",
	},
	cup: {
		early:
			"The cup with the broken handle is on the table. I’ve been stepping round it for weeks. I look for the glue, and I find it.",
		noon: "I put glue on the handle and hold it on, and count to sixty twice. It’s good to hold something still.",
		late: "I test the handle with one finger. It holds. One can see the crack, and I don’t mind seeing it.",
		night:
			"I drink my last sip of water out of the mended cup. It doesn’t leak. I put it back with the others, at the front.",
	},
});

/** What happens with a compliment, by the answer to "Someone pays you a compliment. What happens?" */
export const compliments: Ticked = {
	"play-down": lines(
		"Somebody praises something that I’ve done. I’ve got the joke ready that would make it smaller, and I leave it out. ‘Thank you,’ I say. ‘I like it too.’",
		"Somebody says that I’m good at what I do. ‘Oh, well,’ I begin, and then I stop and say: ‘Yes. Thank you.’",
	),
	"give-back": lines(
		"Somebody tells me something kind. I don’t hand it straight back. ‘That’s good to hear,’ I say, and I keep it.",
		"I’m told something kind, and I leave the answer at ‘thank you’. I don’t owe anything for it.",
	),
	doubt: lines(
		"Somebody tells me something kind. I wonder about it, as I do, and nothing else comes after it. So I decide to believe it.",
		"I’m thanked. I look for what is behind it, from habit, and there’s only somebody who’s pleased. Then I’m pleased too.",
	),
	"take-it": lines(
		"Somebody tells me something kind, and I enjoy it, and it shows. I give thanks for it. Later I tell somebody else what they do well.",
		"I’m told that something I did was just right. I take it as it’s meant. It’s easy for me, and I pass it on.",
	),
	"need-more": lines(
		"Somebody tells me something kind. An hour later I look whether it’s still true, and it is. I say it to myself once more, and then I’ve got it from two sides.",
		"I’m told something kind, and I write it down, so that I can look it up. I’ve got it in my pocket now.",
	),
	rare: lines(
		"Somebody tells me something kind, in plain words. I hear all of it, I don’t make it smaller, and I keep it for the evening.",
		"I’m told what is good about me, just like that. I stand still for it, and then I walk on with it.",
	),
};

/** In the middle of the day, by what love could bring. */
export const noons: Ticked = {
	rest: lines(
		"In the middle of the day I stop for a quarter of an hour and eat sitting down. Nobody has to be impressed. When I get up again, I’m worth as much as before.",
		"At noon I put things down, unfinished as they are. I don’t have to have earned it. I look out of the window for a while, and then I go on.",
	),
	adventure: lines(
		"While I eat, I look up a place where I’ve never been, and how one gets there. I’d like company for it, and I’m going to ask. I’d also go alone.",
		"At noon I go a way that I don’t know yet, only because I don’t know it. I like finding out what comes after the bend.",
	),
	passion: lines(
		"I’m wearing something that I like myself in, for no reason but the day. I know what I want today, and I say one of those things aloud.",
		"I’m awake to my fingertips, and I let it show. It’s good to want something. I don’t make it smaller than it is.",
	),
	growth: lines(
		"I spend some time on what I’m learning. It’s further on than last month, and I show it to somebody before it’s finished. ‘And what comes next?’ I’m asked. I like that question.",
		"At noon I try the part that I can’t do yet. I can’t do it today either, and I’m nearer to it. I’d like to be asked for more, and I ask it of myself.",
	),
	building: lines(
		"I do one small piece of what I’m building, today’s piece and no more. It’s slow, and it stays. Tonight there’ll be a bit more of it than there was this morning.",
		"At noon I look at what I’ve begun to build, and at what it’s going to be. It needn’t be finished soon. It has to hold, and it does.",
	),
	everyday: lines(
		"I do one small kind thing that takes a minute, and I don’t mention it. That’s how I like love to be: small, and there again tomorrow.",
		"Somebody does me a small kindness, and I see it. I do one too. Neither of us makes anything of it, and the day is warmer by as much.",
	),
};

/** In the course of the day, by what the person would miss first with somebody they are close to. */
export const holds: Ticked = {
	steadiness: lines(
		"I notice what I can rely on: what is there again today, as it was yesterday. I’m one of those things myself. I’ve said that I’d do something, and I do it.",
		"Some things are there every day, and I no longer check whether they are. I lean on them, and they hold.",
	),
	tenderness: lines(
		"I go gently with things today, and with myself as well. I don’t hurry my own hands. Whoever is gentle with me finds me soft.",
		"What I’d like from others I can begin with: a quiet voice, a warm hand, no hurry. I’ve got some of it for myself, too.",
	),
	"being-known": lines(
		"I say one true thing that I could have kept to myself, to somebody who may have it. I don’t perform it. I say it in my ordinary voice, and after that I’m more at home in the day.",
		"I’m the same today in every room that I go into. It’s less work than I’d thought. Whoever likes me likes the one who’s there.",
	),
	room: lines(
		"I’ve got an hour to myself today, and it’s an appointment like any other. What I do in it is my business. Then I come back, and I’m glad to.",
		"I close a door behind me for a while, and nobody minds. When I open it again there’s more of me there.",
	),
	respect: lines(
		"When something is decided today, I’m asked, and I say what I think. I say it once, and it counts. I listen to others in the same way.",
		"I take my own word seriously today. I say what I mean, I’m heard, and then we talk about it as equals do.",
	),
	play: lines(
		"Something makes me laugh today, with my whole face. I don’t save it up for a better occasion. There’s work after that, and it goes more lightly.",
		"I do something silly on purpose, and I’m not alone in finding it funny. It takes three minutes and lasts until the evening.",
	),
};

/** Fills the first half of a day that has little else in it. */
export const plainForenoon = lines(
	"I do what there is to do, at my own speed, one thing and then the next. Now and then I look up, and the day is still there. I’ve got time in it.",
	"There’s something that I’ve been putting off, and today I begin with it, at the easiest corner. Half of it gets done, and the other half may wait. I look at the half that’s done. It’s good work, and I’d say so if it were somebody else’s.",
	"I put the easy thing first today, and then the next easy one, and by then the hard one has got smaller. I don’t hurry, and I don’t dawdle. It’s a good speed, and it’s mine.",
	"Before noon I’ve done what had to be done, and one thing that didn’t. I like the second one better. Nobody asked for it, and it’s the one that I’ll remember tonight.",
	"I take the longer way once, because it’s the nicer one. I look at things as I pass them. I’m not late. I’ve left early enough, and that’s a kindness to myself.",
	"Something doesn’t work at once. I notice that I’m holding my breath, and I let it go. I try it again, more slowly, and I’m patient with the one who’s trying.",
);
export const plainNoon = lines(
	"Then I’m hungry, and I eat something warm, sitting down. For as long as the plate lasts I don’t look at anything else. I ask myself how I am, and I wait for the answer.",
	"I put everything down once and only sit there. Nobody needs me for these ten minutes, and that’s all right. Then I take it up again, from the other end.",
	"I drink something hot and hold it with both hands until it’s cool enough. I think of nothing much. When I go on, I know again what comes next.",
	"I rest for a while, in the middle of everything, before I need to. It feels like opening a window. The second half of the day begins fresh.",
	"I step outside for a few minutes, or as far as the open window. The air is different from the air inside. I take some of it back in with me.",
	"I go to the window without a reason and look at the weather. It’s not there for me, and I enjoy it. I breathe in as far as it goes, and out again. Then I’m back in the day.",
);
export const plainDusk = lines(
	"I write two lines to somebody I’m fond of, for no reason, and I don’t wait for the answer.",
	"When the light gets low I put the day’s things back where they belong. I leave out the one that I’ll want first tomorrow.",
	"I look at what I got done today, and I leave it at that. It’s enough, and I say so.",
	"I put on some music, low, and do the last small things while it plays. When it ends, the day’s work ends as well.",
	"I wash the day off my hands, with warm water, longer than they need. What’s left of the light is on the wall, and I watch it go.",
	"There’s an hour that belongs neither to the day nor to the evening. I change into something soft. What didn’t get done may wait, and tomorrow has room for it.",
);

/** Around what an ordinary week holds. */
export const ahead = lines(
	"An ordinary week has something in it that I look forward to: {words} It’s there again this week.",
	"I know what I look forward to in an ordinary week: {words} It’s never far off.",
	"These are the parts of an ordinary week that I look forward to: {words} I keep a place for them.",
);
/** The same on a page that is no day. */
export const looksForward = lines(
	"In an ordinary week I look forward to this now: {words}",
	"These days I look forward to some hours of the week: {words}",
);
/** Around a promise that the person would like to keep. */
export const kept = lines(
	"There’s a promise to myself that I wanted to start keeping: {words} Today I keep it.",
	"I’ve promised myself something: {words} That’s for today. Tomorrow I can do it again.",
	"I do what I promised myself: {words} It’s only one thing, and it’s mine.",
);
/** Around what people come to the person for. */
export const comeFor = lines(
	"I’m asked for something, as I often am. I know what people come to me for: {words} I do what I can today, and I say what will have to wait.",
	"Then I’m needed for a while. There are things that people come to me for: {words} I like being good for something, and I know when to stop.",
);
/** The same on a page that is no day. */
export const givesGladly = lines(
	"People come to me for certain things: {words} I give that gladly, and I can be the one who comes to somebody, too.",
	"I know what people come to me for: {words} I’m worth as much on days when nobody comes.",
	"This is what people come to me for: {words} I’m glad to be asked, and I’m glad to be met without a reason.",
);
/** Around the people close to the person, at night. */
export const people = lines(
	"Before I fall asleep I go through the people who are close to me: {words} Good night to each of them.",
	"With my eyes shut I think of the ones who are close to me: {words} I’m glad of every name.",
);
/** Around a day that the person wished would not end. */
export const remembered = lines(
	"There was a day that I wished would not end: {words} I know from it what a good day is made of.",
	"I needn’t look up what happiness is for me. There was a day that I wished would not end: {words} More days may be like that.",
	"One day I keep, because I wished that it would not end: {words} That’s my measure for other days.",
);

/** How somebody notices that the air gets tense, by the answer to the question about it. */
export const tensions: Ticked = {
	"chest-throat": lines("I notice it in my chest and in my throat first, and I breathe out for as long as I can."),
	stomach: lines("My stomach knows it before I do. I lay a hand on it and wait for one breath."),
	heat: lines("I get hot, in the face or in the hands, and that’s how I know. I let my shoulders drop."),
	thoughts: lines("My thoughts start racing, and I let them race. I’ve got time for one slow breath."),
	numb: lines("I go a little far away, as I do then. I put both feet on the floor, and I come back."),
	later: lines("I hardly notice it in myself at first, as I know by now. So I slow down before I say anything."),
};
/** A hard minute with somebody. */
export const hardMinutes = lines(
	"Then there’s a hard minute, with somebody who matters to me.",
	"Then the air gets tense after all, between me and somebody who matters to me.",
	"Not every minute is an easy one. Something is said, and it gets tense between me and somebody who matters to me.",
);
/** Around the person's plan for that minute. */
export const plannedMinutes = lines(
	"I know how I’d like to spend this minute: {words} That’s how I begin. What comes of it doesn’t depend on me alone. The beginning does.",
	"I’ve thought about it on a quiet day. In this minute I’d like to do one thing: {words} I do it as well as I can.",
	"I know how I’d like to go on from here: {words} I go that way today, and there’s more room to stand in.",
);
/** The same for somebody who has no plan for it. */
export const plainFirstMinutes = lines(
	"I say what I mean, once, in a quiet voice, and then I listen. What comes of it doesn’t depend on me alone.",
	"I don’t answer at once. I ask what was meant, and I wait for the answer, and only then do I say how it was for me.",
	"I say where I stand, in one sentence, and I don’t raise my voice for it. Then I leave room for another sentence than mine.",
	"I leave my first sentence unsaid and say the second one, which is quieter and more to the point.",
);
/** A hard minute with oneself, which is right for everybody. */
export const ownHardMinutes = lines(
	"Then there’s a hard minute, as there is in most days. Nobody has to see it, and I don’t have to be brave in it.",
	"There’s a hard minute in this day too. I don’t look for its reason now, and I don’t hide from it.",
	"In the afternoon there’s a hard minute. It comes by itself, and I don’t ask what I’ve done to deserve it.",
);
/** How such a minute passes. */
export const ownRepairs = lines(
	"I do the next small thing, and only that one. I speak to myself as I’d speak to somebody I’m fond of. The minute gets longer, and then it’s over, and the day is larger than it was.",
	"I sit down, and I let my hands lie open. I name five things that I can see. By the fifth I’m breathing as I usually do, and the next thing to do is only the next thing.",
	"I do something kind for myself: warm water over the hands, a blanket, ten slow breaths. Then I look up, and it’s the same day as before, and I’m in it.",
	"I don’t push it away, and I don’t add to it. I say to myself what I’d say to a friend. After a while I notice that I’m looking out of the window again, and that I see what’s there.",
);
/** What comes after a hard minute, by whether the person needs time alone before they can talk. */
export const afterward: Ticked = {
	high: lines(
		"Then I take some time to myself, because I need that before I can talk. I say so, and I say when I’ll be back.",
		"I need some time alone before I can talk about it, and I take it without explaining. Then I come back, as I said I would.",
	),
	low: lines(
		"I don’t need long by myself. I’d rather say it, and hear the answer.",
		"I’d rather talk about it soon, while it’s small, and I say so.",
	),
};
/** Around what the person hopes for when they are hurt. None says that it comes true. */
export const hopes = lines(
	"If something hurts, I know what I hope for: {words} I can say that in so many words.",
	"I know what helps when I’m hurt: {words}",
	"When I’m hurt, there’s one thing that I hope for: {words} Meanwhile I’m kind to myself.",
);
/** Around how the person looks after themselves on a bad day. */
export const looksAfter = lines(
	"If the day stays hard, I do this: {words}",
	"If it stays hard, this is what I do: {words}",
);

/** Introduces the evening that the person described: it may be of any time. */
export const ownEvenings = lines(
	"And then it’s evening, the kind that I’d like to have many of. {words}",
	"Then it’s evening, as I like it. {words}",
	"And this is the evening. {words}",
);
/** For people whose evenings may have been like this with somebody who has died. */
export const keptEvenings = lines(
	"There is an evening that I carry with me, and when it gets dark I take it out. {words}",
	"In the evening I close my eyes and let the dearest picture come. {words}",
);
/** Follows an evening that may have been with somebody who has died. */
export const afterKeptEvenings = lines(
	"I don’t have to do anything with it. I stay in it for a while, and then I put on the lamp.",
	"It’s mine, and it keeps. When I open my eyes again, the room is warm, and I’m in it.",
);
/** Around what makes the person feel wanted, at night. */
export const ownWanted = lines(
	"I think of what makes me feel wanted: {words} I keep hold of that.",
	"Last of all I think of what makes me feel wanted: {words} I fall asleep with it.",
	"I know what makes me feel wanted: {words} That’s a good thought for the dark.",
);
export const nights = lines(
	"Then I put out the light. It was an ordinary day, and I was there for it. Good night.",
	"I lie down, and the day goes past once more, without any hurry. I keep the best minute of it. The rest may go.",
	"It’s late, and tomorrow has a morning of its own. I needn’t begin it tonight. What I said this morning is still true.",
	"I’m tired in the good way. I think of three things that were good today, and I’m asleep before the third.",
	"I lie still and listen to how quiet it is. I’m warm. There’s nothing left to do today, and that’s a good feeling.",
	"I say good night to the day, and to the one who lived it. We got on well.",
	"The last thing I do is breathe out, slowly, all the way. Tomorrow may come when it’s ready.",
	"I pull the blanket up. What’s done is done, and what isn’t may sleep as well. I’d take this day again.",
);
/** For a day whose evening is the beginning of a night at work. */
export const nightsAtWork = lines(
	"Then it gets light. The night is done, and I did it well. I find one minute in it that was good, and I take that home with me.",
	"When it gets light I hand over what I know. There’s a whole day to sleep in, and I’m on my way to it.",
);
/** About who or what was ticked and comes in none of the chosen scenes. Each presumes nothing more than the tick. */
export const alsoThere: Ticked = {
	missed: lines(
		"I think of the one who has died, and I stay with that for a moment.",
		"There’s a small thing that I’d have liked to show to somebody who has died. I look at it for both of us.",
	),
	animal: lines(
		"There’s one in my life who has never asked me a question. I stay a while, a little longer than I have to. Neither of us minds.",
		"I stop by the one in my life who needs no words. We look at each other, and that’s enough said.",
	),
	children: lines(
		"Something small happens, and I know at once who has to hear of it. I look forward to that face.",
		"I keep something back for later, for somebody a good deal younger than me. It’s small, and it fits in one hand.",
	),
	friends: lines(
		"I send a few words to a friend. They aren’t about anything.",
		"A friend comes into my head in the middle of something, and I’m glad of it.",
	),
	household: lines(
		"There are the others whom I share a roof with. I put something aside for whoever comes in next.",
		"I hear steps in the next room, and I know whose they are. We’re under one roof, each with our own thing.",
	),
};
/** Comes back to one of the lines to say aloud, in the course of the day. */
export const lineLeads = lines(
	"In between, one of my lines comes to me by itself: {words} I say it again, aloud this time.",
	"In a free minute I say one of my lines: {words} It has begun to sound like me.",
	"Once I stop and think of a line that I’ve chosen: {words}",
);

/** Around what the person has loved since they were ten. */
export const lovedAtTen = lines(
	"My story begins when I’m about ten. There’s something that I can do for hours: {words}",
	"I begin with myself at ten, because there was something that I could do for hours: {words}",
	"When this story begins I’m about ten, and nobody has to tell me what to do for hours: {words}",
);
/** Around the character from a story who has stayed with the person. */
export const companions = lines(
	"One character from a story has stayed with me: {words}",
	"Somebody from a story walks beside me: {words}",
	"There’s a character in a story whom I’ve never forgotten: {words}",
);

/** The sentences that hold the healed page together. */
export const healedOpenings = lines(
	"This is how I’d like to go on from here, and some of it has begun.",
	"This page looks ahead, and it’s in my own words.",
	"I know a good deal about how I’d like to live.",
	"This is where I’m going. I know a part of the way.",
	"I’ve written down how I’d like to live, so that I can find it again.",
	"These are the things that I’d like to live by, and I know them well.",
);
/** Follows the chosen sentence. */
export const afterSentence = lines("I say it in my ordinary voice.", "I like to hear it in my own voice.");
/** Around who should know what, and what the person would like. None says that it has come true. */
export const lovedWell = lines(
	"Nobody who loves me has to guess. I can tell them what they should know: {words}",
	"Whoever wants to love me well should know this: {words} I say it early, before it’s needed.",
	"If somebody asks how to love me well, I’ve got an answer: {words}",
);
export const toMyself = lines(
	"There’s one thing that I’d like to be able to tell myself, and believe: {words} I say it now, and leave the believing time to catch up.",
	"I’d like to be able to tell myself this: {words} I know the voice by now. It’s mine.",
);
/** The same around words that are no whole sentence, or that doubt: nobody says them aloud. */
export const toMyselfAsWritten = lines(
	"I was asked what I’d like to be able to tell myself: {words} There’s no hurry with it.",
	"I wrote down what I’d like to be able to tell myself, and believe: {words} It may stand here as it is.",
);
export const promised = lines(
	"There’s a promise to myself that I’d like to keep: {words} I begin on an ordinary day, and I begin again when I’ve forgotten.",
	"I’d like to promise myself one thing: {words} I begin, and see how far I get.",
);
export const becoming = lines(
	"One thing I’d like to be different a year from now: {words}",
	"A year from now I’d like one thing to be different: {words}",
	"In a year I’d like to look up and see that one thing has changed: {words}",
);
export const whoIAm = lines(
	"I know where in my life I like who I am: {words} I can be like that in other places, too.",
	"There are places where I like who I am: {words} That’s me, and I can be found there.",
	"I like who I am in some places more than in others: {words} When I’m not sure of myself, I think of how I am there.",
);
/** Around the last time that the person felt close to somebody. */
export const closeTimes = lines(
	"I know how closeness feels to me. The last time, it was like this: {words} I’d like more of that, in any form.",
	"I needn’t imagine closeness. I remember a time: {words} It doesn’t take much more than that.",
	"There was a time when I felt close to somebody: {words} I recognize it when it comes again.",
);
/** Around the morning and the evening that the person described, where the day has others. */
export const aheadMornings = lines(
	"In three years, if my life has gone well, a morning may look like this: {words}",
	"I’ve pictured a morning a few years from now: {words} I like to look at it.",
	"This is a morning to which I’d like to come: {words}",
);
export const wishedEvenings = lines(
	"The love that I want shows on an ordinary evening: {words}",
	"I know how an evening looks that I’d like to have many of: {words}",
	"The love that I’d like to live, on an ordinary evening: {words}",
);
export const myBeginnings = lines(
	"There are quarrels in a good life too, and I know how I’d like to spend the first minute of the next one: {words}",
	"When it gets hard, much is decided in the first minute. I know how I’d like to spend it: {words} I needn’t do it beautifully.",
);
export const myHopes = lines(
	"When I’m hurt, there’s something that I hope for: {words}",
	"I know what I’d like when I’m hurt: {words} I can ask for it.",
);
export const healedEndings = lines(
	"That’s the direction, and I begin where I’m standing.",
	"On days when I forget it, I can find it again here.",
	"I read this aloud sometimes. It sounds like me.",
	"I’ve written it down. Now I’ll go and live a bit of it.",
	"I needn’t do it all at once. I can begin with any line of it.",
	"It’s mine, and I can change it whenever I know better.",
	"Some of it is true already. The rest has a place to go.",
);
