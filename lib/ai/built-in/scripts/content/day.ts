import type { Thread } from "@/lib/domain/scripts/compose/scene";
import { type Line, lined, lines } from "../../parts/phrasebook";

// What holds a day from waking to sleep together, in the present tense, written to be listened to. The scenes are in
// `lib/domain/scripts/compose/content/scenes`. What stands here is right for everybody, whoever they live with, or
// about what the person ticked.

/** Passages by the id of the ticked option. */
type Ticked = Readonly<Record<string, readonly Line[]>>;

/** Says the sentence of the page, some time after waking. */
export const sentenceLeads = lines(
	"With my hand on the door I stop for a second and say it, not loudly: {words} The coats in the hall have heard worse. Then I go.",
	"There’s a moment when the water is just about to boil, and I use it. I say, half aloud: {words} Nobody has to answer. I’ve heard it.",
	"I write a line on the back of an old envelope and prop it where I’ll see it. {words} The pen skips at the first word, so I go over it once more.",
	"In the mirror is the face that I know. I look at it and say: {words} It looks back as if it might believe me.",
	"Between the first sock and the second I say it, to nobody: {words} It’s early for such things. It sounds all right.",
	"On the way down the stairs I say a word on each step, until I’ve got all of it: {words} At the bottom I’m out of breath, and it’s said.",
);
/** The same for a sentence in the person's own words, which a page quotes only once. */
export const sentenceSaid = lines(
	"With my hand on the door I stop for a second and say my sentence, not loudly. The coats in the hall have heard worse. Then I go.",
	"There’s a moment when the water is just about to boil, and I use it to say my sentence, half aloud. Nobody has to answer. I’ve heard it.",
	"I write my sentence on the back of an old envelope and prop it where I’ll see it. The pen skips at the first word, so I go over it once more.",
	"In the mirror is the face that I know. I look at it and say my sentence. It looks back as if it might believe me.",
	"On the way down the stairs I say my sentence, a word to each step. At the bottom I’m out of breath, and it’s said.",
);
/** Introduces the morning that the person described: it is some years from now. */
export const ownMornings = lines(
	"It’s a morning a few years from now, and this is how it is. {words}",
	"This is the morning that I wish for. {words}",
	"I wake up a few years from now, and it has gone well. {words}",
	"Let it be a morning a few years from now. {words}",
);
/** Follows the morning that the person described. */
export const afterMornings = lines(
	"I look round in it, as one does in a room that one likes. Then I begin.",
	"I stay with that for as long as it takes to drink something hot.",
	"So it’s come to that, I think, and I can’t help smiling.",
	"I don’t touch anything for a moment. Then I’m in the middle of it.",
	"It isn’t a dream. There are crumbs in it.",
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
		"‘That’s really good,’ somebody says, about something that I’ve made. I feel the joke coming up, the one that makes it smaller, and I swallow it like a crumb. ‘Thank you,’ I say. ‘I liked doing it.’ Nothing falls down. The kind word stays with me until lunch.",
		"‘You’re good at this,’ I hear. ‘Oh, well,’ I begin, and then I stop and start again. ‘Yes,’ I say. ‘I think so too.’ It feels like standing up straight. We both look at the thing for a moment, and it is good.",
	),
	"give-back": lines(
		"Somebody says something kind about my work. I’ve got something kind ready in return, and I leave it in my pocket for another day. ‘Thanks,’ I say, with empty hands. It turns out that one can just keep a thing like that.",
		"‘You’ve no idea how much that helped,’ I’m told. For once I don’t pass it straight back, like a hot dish. I hold it. ‘That’s good to hear,’ I say. It’s still warm an hour later.",
	),
	doubt: lines(
		"‘That was kind of you,’ somebody says. Out of habit I wait for what comes after it. Nothing comes. Only a nod, and the next person. I look at the words again later, from behind, and they’re the same there.",
		"I’m thanked, and the old question puts its head in: what’s behind it? I look. Behind it is somebody with a shopping bag who’s pleased. That’s all. So I’m pleased as well.",
	),
	"take-it": lines(
		"‘That’s just right,’ somebody tells me, and I enjoy it, and one can see that I do. I say thanks. Then I tell the next one I meet what they do well. They go off taller. It goes round like that all day.",
	),
	"need-more": lines(
		"Somebody says something kind to me, and it warms me through. An hour later I look whether it’s still there, and it is. I say it once more, in my own voice, over the sink. That counts as well.",
	),
	rare: lines(
		"Somebody stops beside me and says, just like that, what they like about me. I hear every word of it. I don’t make it smaller and I don’t give it back. I walk on with it, a bit faster than before.",
	),
};

/** In the middle of the day, by what love could bring. */
export const noons: Ticked = {
	rest: lines(
		"Halfway through the day I sit down and prove nothing to anybody for fifteen minutes. I eat as if it were the only thing on my list. A fly walks round the rim of the plate. When I get up again, I’m exactly as welcome as before.",
		"I give myself ten minutes with nothing in them. Nobody marks them. I look at a wall with the sun on it, and I don’t improve it. Then I go on, and it goes easier.",
	),
	adventure: lines(
		"While I eat, I’ve got a map beside my plate. I draw a line on it with the wrong end of the fork, to a place where I’ve never been. I say its name aloud, to hear how it sounds. There’s a bus. There nearly always is.",
		"I find out how to say ‘good morning’ in a language that I don’t speak, and I say it to the soup. There’s a place where they say it back. It’s on my list, with a date.",
	),
	passion: lines(
		"I’m wearing the thing that I like myself in, on an ordinary day and for no reason. I can feel my own pulse in my wrists. Somebody holds a door and smiles, and I smile back with the whole face. It’s a good feeling to want something, and I let it show.",
		"A window’s open somewhere, and a song comes out of it. I know half of it and sing that half. I buy a peach because it’s beautiful, and I eat it right there, bent forward, with juice down to the elbow.",
	),
	growth: lines(
		"I sit over the thing that I’m learning. Yesterday it was only lines, and today I can see what it’s going to be. ‘And what if you went further here?’ I’m asked. I’d thought of it and hadn’t dared. I go further.",
		"There’s a page that I couldn’t read last month, and today I’ve got to the end of it. I tell somebody who wants to know. ‘And what comes next?’ I’m asked. It’s the best question of the day.",
	),
	building: lines(
		"I draw it again, on the back of something, the thing that I’d like to build. One line has moved since the last time. It’s nearly right now. I put in the lamps, and then a very small person at the table. That’s for the scale.",
		"I look at what I’m building, with my bread in my hand. It’s slow work, and it stands. I give it a push, to see. It gives a push back. I’ll do the next small piece today, and only that.",
	),
	everyday: lines(
		"I do something small for somebody, the kind that takes a minute: I put the cup where they’ll look for it. A bit later there’s a biscuit next to my own. Nobody says anything about it. That’s how it goes here, to and fro.",
		"A message comes with nothing in it but a duck. Somebody saw it and thought of me. I send it on to somebody else, with a greeting. It takes half a minute, and I’m cheerful for an hour.",
	),
};

/** Fills the first half of a day that has little else in it, in this order. */
export const plainForenoon = lines(
	"I do what there is to do, at my own speed, one thing and then the next. Somebody thanks me. I say ‘gladly’, and it’s true. Now and then I look up, and the day is still there.",
	"There’s something that I’ve been putting off, and today I start it, at the easiest corner. It’s smaller than I’d made it. Half of it’s done before I’m hungry, and the other half may wait. I look at the half that is done. It’s good work. I’d say so if it were somebody else’s.",
	"I hold my breath over something difficult, and I notice, and I let it go. The thing works all the same. I hum while I put the lid back on.",
);
export const plainNoon = lines(
	"Then I’m hungry, and I eat something warm, sitting down, with a proper fork. For as long as the plate lasts I don’t look at anything that lights up. I’m asked how I am, by me. I’m fine. A bit tired in the knees.",
	"I put everything down once and only sit there. Outside somebody is trying to park, very patiently. On the fourth try it works. I could clap. Then I take my own thing up again, from the other end.",
	"I go out for ten minutes without a reason. The air has a smell of something frying. Somebody goes by in a good mood, and I take a bit of it with me. There’s plenty.",
);
export const plainDusk = lines(
	"I write two lines to somebody I’m fond of, for no reason, and don’t wait for the answer.",
	"When the light gets low I put the day’s things back where they belong. I leave out the one that I’ll want first tomorrow.",
	"There’s an hour that belongs neither to the day nor to the evening. I change into something soft. What didn’t get done stands in a row and looks at me, quite friendly. I nod to it. Tomorrow has room.",
);

/** Around what an ordinary week holds. */
export const ahead = lines(
	"Inside the cupboard door hangs a slip in my own writing, about what I look forward to in an ordinary week. {words} I read it while I’m looking for the salt, and there it is again, the looking forward.",
	"A note marks the page in my book. It says what I look forward to in an ordinary week. {words} I read it more often than the book.",
	"On the back of a receipt I once wrote down what I look forward to in an ordinary week. {words} I find it in my pocket today, and I’m glad of it all over again.",
	"Above the light switch there’s a strip of paper with what I look forward to in an ordinary week. {words} I see it with my coat on, every time, just before it gets dark.",
);
/** Around what people come to the person for. */
export const comeFor = lines(
	"Then somebody asks me for something, as people do. I know what they come to me for. {words} I like being asked. I say what I can do today, and what will have to wait.",
	"On the way I’m stopped, and I’m needed for a minute. There are things that people come to me for. {words} It’s good to be able to do something, and to see it in a face.",
	"‘Have you got a minute?’ I’m asked, and I have. I know what people come to me for. {words} It takes five minutes, and I go on lighter than I came.",
);
/** The same on a page that is no day. */
export const givesGladly = lines(
	"People come to me for certain things. {words} I give that gladly, and I may also be the one who comes to somebody.",
	"There are things that people come to me for. {words} I know what I’m worth there. I’m worth as much when I’ve got nothing in my hands.",
	"What do people come to me for? {words} That isn’t little. I needn’t do it on every day of the week.",
	"When the phone rings, I often know what it’s for. {words} I’m glad to be asked. I’m glad when it rings for no reason, too.",
);
/** Around the people close to the person, at night. */
export const people = lines(
	"In the dark I go through my people, the way others count sheep. {words} I stop at each for a moment, and then I go on to the next.",
	"With my eyes shut I make a list that I know by heart, of the ones who are close to me. {words} It isn’t for anything. I just like reading it.",
	"I fall asleep as others leave a party: I go round once more and say good night to each of them. {words} Nobody is left out.",
);
/** Around a day that the person wished would not end. */
export const remembered = lines(
	"I’ve had one day that I wished would not end. {words} I know from it what a good day is made of, and I recognize the pieces when I see them lying about.",
	"When I want to know what happiness is for me, I don’t have to look it up. There was a day that I wished would not end. {words} I’ve kept it.",
	"There’s a day in my pocket that I wished would not end. {words} When I’m not sure what I’m looking for, I take it out, and then I know again.",
	"One day is framed and hangs where only I can see it. I wished that it wouldn’t end. {words} I go and look at it now and then.",
	"There was a day that I’d have liked to hold by the sleeve. {words} I still know how the air was. That’s a good measure for other days.",
);

/** Around the person's plan for the first minute of a quarrel. */
export const plannedMinutes = lines(
	"And then it gets tense after all, between me and somebody who matters to me. It’s about nothing much, and the air goes thin. I know this minute. I’ve thought about it on a quiet day, and I’ve even written down how I’d like to spend it. {words} So I begin with that. It comes out a bit crooked, but it’s begun. What will become of it doesn’t depend on me alone. The beginning did.",
	"Between one sentence and the next something goes wrong, like a plate in another room. I’m warm up to the ears. For exactly this minute I’ve got something of my own in my pocket. {words} I take it out and use it. My voice isn’t quite steady, and it doesn’t have to be. There’s more to be said, and we haven’t got there yet, but this time it has started differently.",
	"It isn’t a day without a hard minute. A word comes out sharper than it was meant, mine or another’s, it hardly matters. There’s an old way to go on from here, and I could walk it blindfold. There’s also the way that I wrote down for myself. {words} I take that one. It costs me something, and I do it all the same. After that there’s a bit more room to stand in.",
	"Of course something goes wrong as well. It’s a tone, or a forgotten thing, and somebody who matters to me is standing there with a closed face. My first sentence is already on its way, the old one. I catch it by the sleeve. I’d thought of something better for this minute, when nothing was the matter, and wrote it down. {words} I try that. It’s unfamiliar in the mouth, like a new tooth. Nothing is settled by it. But we’re both still standing there, and nobody has let a door fall shut.",
	"The weather changes in the middle of a sentence. I can feel it in my neck before I know what it’s about, and I know how it usually goes on. There’s a slip of paper for this, in my own writing, and I’ve read it so often that I don’t need to take it out: how I’d like to spend the first minute. {words} It’s only a minute. I get through it, not very elegantly, and I look up. What comes next we’ll have to see. I’m still here, and I’m still me.",
);
/** Around what the person hopes for when they are hurt. None says that it comes true. */
export const hopes = lines(
	"What would help now? I needn’t think about it for long, because I’ve written down what I hope for when I’m hurt. {words} It can be said in one breath, and I may say it, and nobody has to guess. In the meantime I do what I can do myself: I run cold water over my wrists, I eat something, I wait for my breath to come down again. It does. The edges of the day go soft.",
	"When something has hurt me, there’s one thing that I hope for. {words} It could wait until it’s guessed. I say it instead, in those words, to somebody who wants to know. Whatever comes of it, it’s out of my coat and on the table. After a while I notice that I’m looking out of the window again, and that I’m seeing what’s there.",
	"I know what I hope for when something has hurt me. {words} It would fit on a slip of paper, and somebody who loves me may read it. While it’s still sore I’m friendly with myself, as with somebody who has bumped a knee: sit down, show me, it’ll pass. I sit there until it has nearly passed. Then there’s something small to be done, and I get up and do it.",
	"Afterward I’m sore, as one is after carrying something with the wrong muscles. There’s a thing that I hope for then. {words} I’ve never found a face that says it by itself, so I use words. ‘That would help,’ I add. And until it comes, or if it doesn’t, I’ve got a few things of my own: a blanket, a window, the walk to the corner and back. I take the one to the corner. When I come back, it has got smaller, or I’ve got larger.",
	"I don’t act as if it had been nothing. It hurt, and I know what I hope for when that’s so. {words} Somebody who knows this has it easy with me. So I see to it that it’s known. Then I put the kettle on, because hands like to have something to do. The lid rattles. Steam gets into my face, and I close my eyes in it. It’s passing. It was a bad hour in a good day, and the day is the bigger of the two.",
);

/** Introduces the evening that the person described: it may be of any time. */
export const ownEvenings = lines(
	"And then comes the evening, the kind that I’d like to have many of. {words}",
	"Then it’s evening, an ordinary one, as I’d like it. {words}",
	"And this is the evening, a quite ordinary one. {words}",
);
/** For people whose evenings may have been like this with somebody who has died. */
export const keptEvenings = lines(
	"There is an evening that I carry with me, and when it gets dark I take it out. {words}",
	"In the evening I close my eyes and let the dearest picture come. {words}",
);
/** Follows the evening that the person described. */
export const afterEvenings = lines(
	"There’s nothing special about it, and there’s nothing I’d rather have.",
	"That’s all. It’s enough for one evening.",
	"I’m in the middle of it, and for once I notice while it’s going on.",
	"It could go on like this, I think, and it does, for a good while.",
);
/** Follows an evening that may have been with somebody who has died. */
export const afterKeptEvenings = lines(
	"I don’t have to do anything with it. I only stay in it for a while, and then I put on the lamp.",
	"It’s mine, and it keeps. When I open my eyes again, the room is warm, and I’m in it.",
);
/** Around what makes the person feel wanted, at night. */
export const ownWanted = lines(
	"I think of what makes me feel wanted. {words} I keep hold of that, like something warm in a pocket.",
	"There’s something that makes me feel wanted. {words} With that in my head I get tired in the good way.",
	"When I was asked what makes me feel wanted, I didn’t have to think for long. {words} I turn over, and it comes along.",
	"There’s one thing that I’d like to have in my ear as I fall asleep. It’s what makes me feel wanted. {words} That’ll do.",
);
export const nights = lines(
	"Then I lie down, and the day goes past once more, without any hurry. I find the best minute in it, and it’s easy to find. I keep that one. The rest may go.",
	"The pillow has a cool side, and I find it. What I said this morning is still true, and I believe it a little more than I did. That’s enough for one day. Good night.",
	"It’s late, and tomorrow has a morning of its own. I needn’t begin it tonight. I put out the light, and the dark is only the room with the light out.",
	"I’m tired, as one is after a day that one was there for. I count three good things and don’t get beyond the second. Good night, all of it.",
	"I hear the day go down the stairs, and I let it. What’s done is done, and what isn’t is asleep as well. I pull the blanket up over one shoulder. It was an ordinary day, and I’d take it again.",
	"One more time I think back to the beginning of the day. It seems a long way off. So a good deal must have happened. I turn onto my side, and I’m nearly there. Good night.",
);
/** For a day whose evening is the beginning of a night at work. */
export const nightsAtWork = lines(
	"Then the windows go grey, and the first bus comes with its lights on. The night is done, and I did it well. I find one minute in it that was good, and I take that home with me, like bread.",
	"When it gets light I hand over what I know and sign my name. Outside the air is new. There’s a whole day to sleep in, and I’m on my way to it.",
);
/** About who or what was ticked and comes in none of the chosen scenes. Each presumes nothing more than the tick. */
export const alsoThere: Ticked = {
	missed: lines(
		"I think of the one who has died, and I stay with that for a moment.",
		"There’s a small thing that I’d have liked to show to somebody who has died. I look at it for both of us.",
	),
	animal: lines(
		"The animal gets what it needs from me, and I stay beside it a little longer than I have to.",
		"I look in on the animal, for no reason, and I’m looked at in return.",
	),
	children: lines(
		"I think of the children, and of one small thing that I’d like to tell them.",
		"I keep something back for the children. It’s small, and it’s for them.",
	),
	friends: lines(
		"I send a few words to a friend. They aren’t about anything.",
		"A friend comes into my head in the middle of something, and I’m glad of it.",
	),
	household: lines(
		"There are the others whom I share a roof with. I put something in the kitchen for whoever comes in next.",
		"I hear one of those I live with in the next room. We’re under one roof, each with our own thing.",
	),
};
/** Comes back to one of the lines to say aloud, in the course of the day. */
export const lineLeads = lines(
	"On the stairs one of my lines comes to me by itself: {words} I say it again, with my mouth this time.",
	"Waiting for something, I catch myself saying one of my lines: {words} It has begun to sound like me.",
	"In between I think of a line that I’ve chosen: {words} For once I don’t argue with it.",
	"At a red light one of my lines is suddenly there: {words} Then it’s green, and I go on, a bit more upright.",
);

/** Around what the person has loved since they were ten. */
export const lovedAtTen = lines(
	"When this story begins, I’m about ten, and there’s something that I can do for hours. {words} Whoever can do that has the main thing already. The rest is only the road.",
	"I’ll begin with myself at ten. I could do one thing for hours, and nobody had to tell me to. {words} I’ve grown since then. That child is still the one who walks in front.",
	"Stories need somebody to set out, and mine is ten years old. What did I do for hours? {words} That’s as good a thing to take along as any sword.",
	"Ask me what I was like at ten. There was one thing that I did for hours. {words} Nobody had to praise me for it. I’d like to do more things like that.",
);

/** The sentences that hold the healed page together. */
export const healedOpenings = lines(
	"This is how I’d like to go on from here, and some of it has begun.",
	"I’m writing down how I’d like to live, while the pen is warm.",
	"This page looks ahead, and it’s in my own hand.",
	"This is where I’m going. I know a good part of the way.",
	"I know more about how I’d like to live than I’d thought. Here is some of it.",
	"I’ve thought about where this is going, and I like the direction.",
	"This is a page about what’s to come, and it begins with today.",
);
/** Follows the chosen sentence. */
export const afterSentence = lines(
	"I don’t manage it every hour. I don’t have to. I know what it is now, and I find my way back to it.",
	"It took me some time to get to it. I say it more easily than I did, and on some days I simply live that way and don’t notice.",
	"It isn’t a resolution. It’s more like a handrail, and my hand knows where it is.",
	"I’ve tried it on in front of the mirror, and it fits. It pinches a bit under the arms. One grows into such things.",
	"It’s not true on every day yet. On the days when it is, I sleep better.",
);
/** Around who should know what, and what the person would like. None says that it has come true. */
export const lovedWell = lines(
	"Nobody who loves me has to guess. I can tell them what they should know. {words} It’s easier to love somebody who comes with a few instructions, and I read other people’s gladly.",
	"If somebody asks how to love me well, I’ve got an answer. {words} I say it early and with a smile, before it’s needed.",
	"Loving me isn’t difficult, but it helps to know something. {words} I could have kept that to myself. It’s better out here, where somebody can find it.",
	"Here’s what I’d put on the first page, if somebody wanted to love me well. {words} Nobody knows that unless I tell them.",
);
export const toMyself = lines(
	"There’s one thing that I’d like to be able to tell myself, and believe. {words} I practise it as one practises a language: a bit each day, and aloud.",
	"On the bad days I’d like somebody to tell me something, and it may as well be me. {words} I know the voice by now.",
	"Before I fall asleep I’d like to be able to tell myself something, and to believe it. {words} I say it now, and leave the believing time to catch up.",
);
/** The same around words that are no whole sentence, or that doubt: nobody says them aloud. */
export const toMyselfAsWritten = lines(
	"I was asked what I’d like to be able to tell myself. {words} I leave it as I wrote it.",
	"I wrote down what I’d like to be able to tell myself, and believe. {words} There’s no hurry with it.",
	"This is my answer about what I’d like to be able to tell myself. {words} It may stand here as it is.",
);
export const promised = lines(
	"There’s a promise to myself that I’d like to keep. {words} I begin small, on an ordinary day, and I begin again when I’ve forgotten.",
	"I’ve thought about what I’d like to promise myself. {words} I don’t need a Monday for it.",
	"If I promise myself one thing, then this. {words} It’s only one, and it’s mine.",
	"There’s something that I’d like to promise myself. {words} I just begin, and see how far I get.",
	"A promise to myself is easy to break, since nobody complains. All the same I’ve chosen one. {words} I’ve put it where I’ll see it.",
);
export const becoming = lines(
	"And there’s one thing that I’d like to be different a year from now. {words} I can see the first step of it from here.",
	"A year from now, I know what I’d like to be different. {words} A year is a good length for that.",
	"In a year I’d like to look up and see that one thing has changed. {words} It needn’t be finished. It only has to have begun.",
	"If I meet myself a year from now, I’d like one thing to be different. {words} I think we’d both be pleased.",
	"One thing may be different by this time next year. {words} I’ve got time for it, in small pieces.",
);
export const whoIAm = lines(
	"There’s a place where I like who I am. {words} I’d like to bring that person along to other places as well.",
	"I know where in my life I like who I am. {words} When I’m not sure of myself, I think of how I am there, and my back gets longer.",
	"When I want to see myself at my best, I know where to look. {words} That’s no other person. That’s me, with the light on the right side.",
	"There’s somewhere that I don’t have to do anything to like myself. {words} I know that feeling by its weight, and I look out for it in other places.",
);
export const myBeginnings = lines(
	"There are quarrels in a good life too, and I know how I’d like to spend the first minute of the next one. {words} I keep that within reach. The rest often follows from the beginning.",
	"For the next hard minute I’ve a plan of my own. {words} I needn’t do it beautifully. I only need to remember it in time.",
	"When it gets hard, much is decided in the first minute, and I know how I’d like to spend it. {words} I’ve written it down because I know what I’m like in that minute.",
	"I can’t choose when it gets hard. I can choose how I begin. {words} I can try it on small things first.",
);
export const myHopes = lines(
	"When I’m hurt, there’s something that I hope for. {words} That’s no secret. I may say it, and I may ask for it.",
	"And if something hurts, I know what I hope for. {words} I can put that into words while it’s still small.",
	"I know what I’d like when I’m hurt. {words} It needn’t be guessed. I can say it.",
);
export const permissionLeads = lines(
	"There are a few things that nobody has to allow me, so I do it myself.",
	"And some things are simply allowed.",
	"What I may do, I’d like to know by heart.",
	"I give myself leave for a few things.",
	"Some things I used to wait for somebody to allow. I’ve stopped waiting.",
	"Here are a few small permits, signed by me.",
);
export const healedEndings = lines(
	"That’s the direction. I’ve got good shoes for it.",
	"On days when I forget it, I can find it again here.",
	"I’ve time, and I begin where I’m standing.",
	"That’s a good deal for one page, and it’s true.",
	"Tomorrow I may find a better word for some of it.",
	"I read this aloud sometimes. It sounds like me.",
	"I’ve written it down. Now I’ll go and live a bit of it.",
	"It’s not a long page. I can carry it.",
);
