import { type Line, lined, lines } from "../../parts/phrasebook";

// What holds a day from waking to sleep together, in the present tense, written to be listened to. The scenes are in
// `lib/domain/scripts/compose/content/scenes`. What stands here is right for everybody, whoever they live with, or
// about what the person ticked.

/** Scenes by the id of the ticked option. */
type Ticked = Readonly<Record<string, readonly Line[]>>;

/** Says the sentence of the page, some time after the morning. */
export const sentenceLeads = lines(
	"In a quiet minute I tell myself: {words}",
	"Before I begin with anything, I tell myself: {words}",
	"I stop for a moment and tell myself: {words}",
);
/** Introduces the morning that the person described: it is three years from now. */
export const ownMornings = lines(
	"A morning, three years from now: {words}",
	"It’s three years from now, and it’s morning. {words}",
	"This is a morning as I’d like it, three years from now: {words}",
);

/** Late-morning scenes about a compliment, by the answer to "Someone pays you a compliment. What happens?" */
export const compliments: Ticked = {
	"play-down": lines(
		"Mid-morning, somebody thanks me for something that I did well. I feel the joke coming, and I let it go by. ‘Thank you,’ I say, ‘I liked doing it.’ That is all. The kind word stays with me until noon, like warmth from a cup.",
		"Mid-morning, I’m told that something I made is good. ‘Oh, that,’ I begin, and then I stop and start again. ‘Yes,’ I say. ‘I think so too.’ It feels like standing up straight. Nobody minds. We look at it together for a moment, and it is good.",
	),
	"give-back": lines(
		"Mid-morning, somebody says something kind about my work. I keep it. I look at them, I say thanks, and I leave my hands empty. For once nothing has to be handed back. It turns out that a gift can simply be had.",
		"Mid-morning, somebody tells me what I’m good at. I’ve a compliment ready in return, and I leave it in my pocket for another day. ‘That’s nice to hear,’ I say. I carry it about with me, whole, and it’s still there at lunch.",
	),
	doubt: lines(
		"Mid-morning, somebody says something kind to me. I wait, out of habit, for what comes after it, and nothing comes. I take the words as they are. They’re still true when I look at them again an hour later.",
		"Mid-morning, I’m thanked, and the old question comes up: what’s behind it? I look, and behind it is somebody who is pleased, and that is all. So I’m pleased as well. I say that it made my morning, and that’s no more than the truth.",
	),
	"take-it": lines(
		"Mid-morning, somebody tells me that I’ve done something well. I enjoy it, and I let it show. I say thanks, and I tell the next person I meet what they are good at. It goes round like that all day.",
	),
	"need-more": lines(
		"Mid-morning, somebody says something kind to me. It’s warm, and it stays warm. An hour later I take it out again and it still fits. I say it to myself in my own voice, and that counts as well.",
	),
	rare: lines(
		"Mid-morning, somebody stops beside me and tells me what they like about me, just so. I hear every word of it. I don’t make it smaller, and I keep it. There will be others. This one is mine already.",
	),
};

export const plainForenoon = lines(
	"I do what there is to do, at my own speed. Somebody thanks me for something, and I let the thanks arrive. Now and then I look up. The day is still there, and so am I.",
	"One thing after another gets done, and some of it gets done well. I notice when I hold my breath, and I let it go. Nobody has to tell me to stop for a minute. I stop for a minute.",
	"There’s something that I’ve been putting off, and today I begin it, at the easiest corner. It’s smaller than I had made it. Half of it is done before noon, and the other half may wait. I look at the half that is done. It’s good work, and I’d say so if it were another’s.",
);

/** Introduces what this week holds, and where the person likes who they are. */
export const ahead = lines(
	"This week has things in it that I look forward to: {words}",
	"I know what I look forward to this week: {words}",
	"An ordinary week of mine has this in it, and I look forward to it: {words}",
);
/** Introduces what people come to the person for. */
export const comeFor = lines("This is what people come to me for: {words}", "People come to me for this: {words}");
/** Introduces the people close to the person, and says what follows. */
export const people = lines(
	"These are the ones who are close to me: {words}",
	"The people who are close to me: {words}",
);
/** Introduces a day that the person wished would not end. */
export const remembered = lines(
	"One day that I wished would not end is still with me: {words}",
	"I know what a good day is, because I’ve had this one: {words}",
);

/** Noon scenes, by what love could bring. */
export const noons: Ticked = {
	rest: lines(
		"At noon I sit down, and for a while I prove nothing to anybody. I eat as though it were the only thing I had to do today. Then I go on. I’ve done nothing for a quarter of an hour, and I’m exactly as welcome as before.",
		"At noon I let a few minutes be idle. Nobody gives me marks for them. I look at what is in front of me and don’t improve it. It’s a small place to rest in, the size of a chair, and it’s mine.",
	),
	adventure: lines(
		"At noon I find out something that I didn’t know yesterday, about a place where I’ve never been. I say the name of it aloud, to hear how it sounds. There’s a way to get there, there nearly always is, and I look it up while I eat.",
		"At noon there’s a map beside my plate. I’ve drawn a line on it, to a place where I’ve never been, and there’s a date for it. Those who’d like to come have said so, and if it’s only me, I’ll go as well.",
	),
	passion: lines(
		"At noon I’m in something that I like on myself. I feel my own warmth, and how alive my hands are. Somebody smiles at me and I smile back. Wanting is a good feeling to have about one, and I let it show a little.",
		"At noon I buy something for no reason but that it’s beautiful. A song that I know comes out of a window, and I sing the half of it that I’m sure of. I’m warm from the inside, and I don’t hurry.",
	),
	growth: lines(
		"At noon I sit over something that I’m learning. Yesterday it was only lines, and today I can see what it will be. Somebody who believes in me asks how it’s going and really wants to know. I say: ‘It’s growing.’ And it is, and so am I.",
		"At noon I show somebody what I’ve been working at, before it’s finished. They look at it for a long time. ‘And what if you went further here?’ they say. I’d thought of it and hadn’t dared. I go further. It’s the best half hour of the day.",
	),
	building: lines(
		"At noon I stop for a while and look at what I’m building. It’s slow work, and it stands. There’s a beam that I put in myself, so to speak, and it holds. I eat my bread beside it and make a plan for the next small piece.",
		"At noon I draw it again on the back of something, the thing that I’d like to build. One line has moved since the last time. It’s nearly right now. I can see how it will be with lamps in it, and people.",
	),
	everyday: lines(
		"At noon I do a small kindness for somebody, the kind that takes a minute: a chair pulled out, a cup in the right place. My day is made of such things. Some of them come my way, and I notice them when they do.",
		"At noon somebody has thought of me, in a small thing, a message with nothing in it but a greeting. I do something of the kind for somebody else, in passing, and tell nobody.",
	),
};

export const plainNoon = lines(
	"At noon I stop for a minute. I ask how I am, and I answer honestly. Then I eat something warm, slowly, with my whole attention.",
	"In the middle of the day I put everything down once. I look at what is already done, and I leave what isn’t where it is. Ten minutes are enough. Then I take it up again, by another corner.",
	"After the meal I let ten minutes go by unused. I look out at whatever there is to look at. Somebody goes past in a good mood, and I take a little of it, there’s enough. I think of a thing that I’d like to learn one day. It doesn’t have to be useful. I turn it over and put it back, and I know where it is.",
);
export const plainDusk = lines(
	"When the light gets low I think of somebody I’m fond of, and I write two lines to them, for no reason. I don’t wait for the answer.",
	"When the light gets low I put the day’s things back where they belong, and leave out the one that I’ll want tomorrow.",
	"Between the day and the evening there’s an hour that belongs to neither. I change into something soft. I hear a tune from somewhere and know the second half of it. What didn’t get done today stands in a row and looks at me, quite friendly. I nod to it. Tomorrow is a day with room in it.",
);

/** What comes before and after the person's plan for the first minute of a quarrel. */
export const plannedMinutes = lined<readonly (readonly [Line, Line])[]>([
	[
		"There’s a hard minute in this day as well, with somebody who matters to me. I’ve thought about it beforehand: {words}",
		"That’s how I begin. It needn’t come out perfectly. What becomes of it doesn’t depend on me alone, and the beginning does.",
	],
	[
		"Something goes wrong between two sentences, mine and another’s. I know how I’d like to spend the first minute: {words}",
		"So I do that, as well as I can. It’s soon over, a minute, and I was there for it.",
	],
	[
		"It isn’t all smooth. For a moment it could go either way, and for that moment I have something of my own: {words}",
		"I hear myself do it. There’s more to come, and there’s more to be said. But it has begun otherwise.",
	],
	[
		"In the afternoon there’s a difference of opinion, as in any life. This is how I’d like to meet it: {words}",
		"It costs me something, and I do it. After that we both have a little more room to stand in.",
	],
]);
/** What comes before and after what the person hopes for when they are hurt. None says that it comes true. */
export const hopes = lined<readonly (readonly [Line, Line])[]>([
	[
		"When something has hurt me, I know what I hope for: {words}",
		"It can be said in a few words. What I can do of it for myself, I do now.",
	],
	["If it has hurt, this is what I’d hope for: {words}", "It’s good to know it. I let the day become gentle again."],
	[
		"And afterward? I’ve written down what I hope for when I’m hurt: {words}",
		"That is all of it. In the meantime I’m kind to myself, and I give it time.",
	],
	[
		"There’s one thing that helps when I’m hurt, and I know it: {words}",
		"I think of it, and my breath goes down again. Then there’s something small to do, and I do it.",
	],
]);

/** Introduces the evening that the person described: it may be of any time. */
export const ownEvenings = lines(
	"And an ordinary evening, as I’d like it: {words}",
	"This is how the love that I want looks on an ordinary evening: {words}",
	"And then an evening, the kind that I’d like to have many of: {words}",
);
/** For people whose evenings may have been like this with somebody who has died. */
export const keptEvenings = lines(
	"There is an evening that I carry with me, and I take it out when it gets dark. {words}",
	"In the evening I close my eyes and let the dearest picture come. {words}",
);
export const ownWanted = lines("I think of what makes me feel wanted: {words}", "This makes me feel wanted: {words}");
export const nights = lines(
	"At the end of the day I let it go past me once more. I find one thing in it that was good, and it’s easy to find. I put the day down as it is, and I close my eyes.",
	"Then it’s late. Tomorrow has a morning of its own, and I needn’t begin it tonight. I say goodnight to the day, and I mean it.",
	"Before I sleep I say thanks to a few people in my thoughts, and I’m among them. The day was an ordinary one. I was there for all of it.",
	"I find the place where the pillow fits. I think of what I said aloud today. Then I think of nothing more, and it’s night.",
	"At the end of it I’m tired in the good way. I think of those I love, and some of them may be thinking of me. So the day closes.",
	"I put out the lamp. Here and there in the dark a thing from today comes by: a face, a joke, a taste. I say goodnight to all of it.",
	"Then I lie down. I count three good things, and I’m asleep before the fourth.",
);
/** For a day whose evening is the beginning of a night at work. */
export const nightsAtWork = lines(
	"When it gets light, I put the night down as it was. I find one thing in it that was good, and I take that home with me.",
	"Then the street begins, and I’m done. I’ve a whole day to sleep in, and I begin with it.",
);

/** Introduces what the person has loved since they were ten. */
export const lovedAtTen = lines(
	"When I was about ten, I could do this for hours: {words}",
	"At ten, this could fill my hours: {words}",
);

/** The sentences that hold the healed page together. */
export const healedOpenings = lines(
	"This page is about now, and about what I’d like.",
	"This is where I’d like to go on from.",
	"This page looks ahead.",
	"Here is what I have, and what I wish for.",
	"I’ve put down here what I’d like to live by.",
	"This is where I am, and where I’d like to go.",
);
/** Introduces who should know what, and what the person would like. None says that it has come true. */
export const lovedWell = lines(
	"Whoever wants to love me well may know this: {words}",
	"This helps, if somebody wants to love me well: {words}",
);
export const toMyself = lines(
	"I’d like to be able to tell myself this, and believe it: {words}",
	"This is what I’d like to tell myself, on the bad days too: {words}",
);
export const promised = lines(
	"There’s a promise to myself that I’d like to keep: {words}",
	"This is the promise to myself that I’d like to start keeping: {words}",
);
export const becoming = lines(
	"The one thing that I’d like to be different in a year: {words}",
	"I know the one thing that is to be different a year from now: {words}",
);
export const whoIAm = lines("Here I like who I am: {words}", "There’s a place where I like who I am: {words}");
export const myBeginnings = lines(
	"When it gets hard, I’d like to begin like this: {words}",
	"For the first minute of a quarrel I have a plan of my own: {words}",
);
export const myHopes = lines(
	"When something has hurt me, this is what I hope for: {words}",
	"I know what I hope for when I’m hurt, and I may say it: {words}",
);
export const permissionLeads = lines(
	"A few things I’m giving myself leave for.",
	"And some things are allowed.",
	"What I may do, I’d like to know by heart.",
	"Nobody has to allow me these things, so I do it myself.",
	"I’d like to remember what I may do.",
);
export const healedEndings = lines(
	"This page is mine, and it can grow.",
	"On days when I forget it, I find it here again.",
	"I have time, and I begin where I am.",
	"That’s enough for one page.",
	"Tomorrow I may find a better word for some of it.",
	"I’ll come back to this page, and see what has become of it.",
	"I read this aloud sometimes, and it sounds like me.",
);
