import { type Line, line, lines } from "../../parts/phrasebook";

// One day from waking to sleep, in the present tense, written to be listened to. Scenes in which something turns out
// well are about what the person ticked; the others are right for everybody. Nobody in them is cruel, and nobody has
// to get closer to anyone than they like.

/** Scenes by the id of the ticked option. */
type Ticked = Readonly<Record<string, readonly Line[]>>;

export const wakings = lines(
	"It’s morning, some years from now. The day is wide and unhurried. I lie still for a minute, because I can.",
	"A morning, and it’s light already. I stretch down to my toes. Somewhere outside a door opens and shuts, and somebody whistles.",
	"I wake up rested. For a moment I don’t know which day it is, and then I do, and it’s one that I like.",
	"Morning comes in at the edge of the curtain. I put both feet on the floor and feel it under me. I’m here, and I’m glad of it.",
	"The day begins quietly. I hear the house, the pipes, a bird on the roof. I take one deep breath and let it go.",
	"I wake before anything has begun. The window is dark and then light. I know where I am and that I’m well there, and I turn over once more, because the day can wait.",
	"It’s morning, and somewhere a cup is put on a table. I stretch, and everything that I stretch is mine. There’s a day ahead of me, and I’ve nothing against it.",
);
export const sentenceLeads = lines(
	"Before I get up, I say my sentence once: {words}",
	"My first words today are these: {words}",
	"I have a sentence for the mornings, and I say it: {words}",
	"There is one thing that I tell myself before anything else: {words}",
);
/** Introduces the morning that the person described. */
export const ownMornings = lines(
	"It’s the morning that I once described: {words}",
	"This is the morning that I wished for: {words}",
);
export const mornings = lines(
	"I make coffee and drink it while it’s hot, sitting down. Outside, people are on their way already, and I watch them go by. I ask myself what I’d like today, and I wait for the answer as I’d wait for a friend who thinks before speaking. The answer comes with the second cup.",
	"I’m outside early, while the street still belongs to the birds. The air is fresh and my legs know the way. I greet somebody with a dog, as I do most mornings, and we say the same two sentences as always. When I come home my cheeks are warm, and breakfast tastes of something.",
	"First I open both windows. Down in the yard a radio plays something from long before my time. I put on the soft shirt, the one for nobody. While the water boils I hum, and something in my back is glad. There is a plan for the day, and it has gaps in it on purpose.",
	"I take my time over breakfast. The bread is good, the light moves across the table, and there is a letter from somebody who likes me. I read it twice. Then I wash my cup and put it back in its place, and I’m ready, and I could also stay a little longer.",
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
		"Mid-morning, somebody tells me that I’ve done something well. I enjoy it, as I enjoy a warm bath. I say thanks, and I tell the next person I meet what they are good at. It goes round like that all day.",
	),
	"need-more": lines(
		"Mid-morning, somebody says something kind to me. It’s warm, and it stays warm. An hour later I take it out again and it still fits. I say it to myself in my own voice, and that counts as well.",
	),
	rare: lines(
		"Mid-morning, somebody stops beside me and tells me what they like about me, just so. I hear every word of it. I write it down on a slip of paper and put it in my pocket. There will be others. This one is mine already.",
	),
};
export const plainForenoon = line(
	"Mid-morning, I do what I do, at my own speed. Somebody thanks me for something, and I let the thanks arrive. I look up from time to time. The window is there, and so am I.",
);

/** For people whose own sentence is already quoted above the page: it is not quoted twice. */
export const ownSentenceAgain = lines(
	"Before I get up, I say my sentence once, aloud.",
	"My first words today are my own sentence.",
	"I have a sentence for the mornings, and I say it to the window.",
	"I say my sentence, and it sounds like me.",
);

export const ahead = lines(
	"This week has things in it that I look forward to: {words}",
	"I know what I look forward to this week: {words}",
);

/** Introduces what people come to the person for. */
export const comeFor = lines(
	"People come to me today as well, and this is what for: {words}",
	"This is what people come to me for: {words}",
);
/** Introduces, in the middle of the day, the place where the person likes who they are. */
export const placeOfMine = lines(
	"Today I go where I like who I am: {words}",
	"There is time in this day for where I like who I am: {words}",
);
/** Introduces the people close to the person, and says what follows. */
export const people = lines(
	"These are the ones who are close to me: {words}",
	"I go through them in my mind, the ones who are close to me: {words}",
);
export const peopleNear = lines(
	"Near or far, they’re in this day.",
	"It’s good to say it to myself like that.",
	"I have time for them, and I let them know it.",
);
/** Introduces how the person would like to begin when it gets hard, and what they hope for when they are hurt. */
export const myBeginnings = lines(
	"When it gets hard, I begin like this: {words}",
	"For the first minute of a quarrel I have a plan of my own: {words}",
);
export const myHopes = lines(
	"When I’m hurt, I can say what would help. {words}",
	"What I hope for when I’m hurt is no riddle any more, because I’ve said it. {words}",
);
/** Introduces a day that the person wished would not end. */
export const remembered = lines(
	"One day that I wished would not end is still with me: {words}",
	"I know what a good day is, because I’ve had this one: {words}",
);

/** Noon scenes, by what love could bring. */
export const noons: Ticked = {
	rest: lines(
		"At noon I put everything down. I sit down with my lunch on my knees, and I prove nothing to anybody. I’m asked for no reasons. When I get up again I’ve done nothing for half an hour, and I’m exactly as welcome as before.",
		"At noon I close the door for half an hour and put my feet up, because I can. Nothing gets better or worse while I sit here. When I open the door again, everything is where it was, and I’m rested.",
	),
	adventure: lines(
		"At noon I take a street that I’ve never walked. It smells of bread and then of leaves, and it comes out somewhere that I didn’t expect. I eat standing up, looking at a map. There’s a small trip coming, and a few people who say: tell us when, we’re in.",
		"At noon there’s a map beside my plate. I’ve drawn a line on it, to a place where I’ve never been, and there’s a date for it. Those who’d like to come have said so, and if it’s only me, I’ll go as well.",
	),
	passion: lines(
		"At noon I walk through the town in something that I like on myself. I feel my own warmth, and how alive my hands are. Somebody smiles at me and I smile back. Wanting is a good feeling to walk about with, and I let it show a little.",
		"At noon I buy something for no reason but that it’s beautiful. I carry it in both arms. A song that I know comes out of a window, and my feet know it too. I’m warm from the inside, and I don’t hurry.",
	),
	growth: lines(
		"At noon I sit over something that I’m learning. Yesterday it was only lines, and today I can see what it will be. Somebody who believes in me asks how it’s going and really wants to know. I say: ‘It’s growing.’ And it is, and so am I.",
		"At noon I show somebody what I’ve been working at, before it’s finished. They look at it for a long time. ‘And what if you went further here?’ they say. I’d thought of it and hadn’t dared. I go further. It’s the best half hour of the day.",
	),
	building: lines(
		"At noon I stop for a while and look at what I’m building. It’s slow work, and it stands. There’s a beam that I put in myself, so to speak, and it holds. I eat my bread beside it and make a plan for the next small piece.",
		"At noon we stand around it, those of us who’ve had a hand in it, and eat out of paper. It’s nearly level. Somebody says how it will be with lamps in it. I can see it. I’ve carried some of these boards myself, and I know which ones.",
	),
	everyday: lines(
		"At noon there’s soup, and somebody has thought of the good bread. It’s a small thing, and my day is made of such things: a light left on, a chair pulled out, a cup in the right place. I do one of them myself, and it’s noticed.",
		"At noon somebody has thought of me, in a small thing: the last of the good bread, a message with nothing in it but a greeting. I do something of the kind for somebody else, in passing, and tell nobody.",
	),
};
export const plainNoon = line(
	"At noon I stop for a minute. I look at my hands, I look at the sky. I ask how I am, and I answer honestly. Then I eat something warm, slowly, with my whole attention.",
);

/** Scenes in which two wishes collide, by what usually happens then. */
export const collisions: Ticked = {
	"give-in": lines(
		"After lunch somebody suggests one thing, and I’d like another. I notice it in time. ‘I’d rather have soup,’ I say. There’s a short silence, and then a shrug and a laugh. We have soup. It’s as easy as that today.",
		"After lunch I’m asked whether I mind. I used to say no before the question was over. Today I say: ‘I do mind a little.’ ‘Oh,’ they say, ‘then your way it is.’ So that’s how it’s done. It took me long enough to find out.",
		"After lunch I hear myself begin to say that it’s all the same to me. I stop, and I look. It isn’t the same. ‘I’d like the first one,’ I say, and the first one it is. Nobody has to guess, and nobody minds.",
	),
	"hold-on": lines(
		"After lunch somebody wants one thing and I want another. I say clearly what matters to me, and I hear what matters to them. There’s one point that I keep and one that I give away with a light hand. We’re done before the tea is cold.",
		"After lunch we each want something else. I tell them why mine matters to me, and then I do a thing that I’ve learned: I ask why theirs does. The reason is a good one. We do mine today and theirs tomorrow, and I find that I’m looking forward to theirs.",
	),
	talk: lines(
		"After lunch two wishes meet, mine and another’s. We sit down and turn the thing this way and that, as one looks for the right place for a picture. In the end it hangs where we both like to look at it.",
	),
	postpone: lines(
		"After lunch there’s a small matter that could wait. I bring it up today, in two sentences, while it’s still small. It takes four minutes. Afterward the afternoon is lighter, as if somebody had opened a window.",
		"After lunch I say the thing that I’d have put off. It comes out a bit crooked, and it comes out. ‘Good that you say it,’ I’m told, ‘it was on my mind as well.’ We settle it over the washing-up, and then it’s settled.",
	),
	"own-way": lines(
		"After lunch I’m asked what I’d like, and I say it as it is. It’s my way, and I say it in the open, among people with whom that’s safe. They nod. I do it my way, and I whistle while I do it.",
	),
	depends: lines(
		"After lunch two wishes meet. I look at who’s in front of me, and at what I want, and I choose how to go about it. This time I ask one question and say one sentence. It’s enough, and we both know where we stand.",
	),
};
export const plainCollision = line(
	"After lunch somebody asks for more than I have today. I take one breath. ‘Not today,’ I say, in a friendly voice, and I leave it at that. The face opposite me takes it well. On the way on I notice how light my arms are.",
);

/** How tension is met, by where in the body it is noticed first. */
export const tensions: Ticked = {
	"chest-throat": lines("I notice it in my chest, and I breathe out slowly before I speak."),
	stomach: lines("I feel it in my stomach, and I put a hand there and take my time."),
	heat: lines("My face gets warm. I notice it, open the window, and begin again more quietly."),
	thoughts: lines("My thoughts set off at a run. I let them, and I stay with the one thing that was said."),
	numb: lines("I feel myself going far off. I press my feet to the floor, and I’m back in the room."),
	later: lines("At first I notice nothing. I know that about myself, so I wait a moment, and then it comes."),
};
/** A quarrel. How the body notices the tension is added, and then what the person plans to do. */
export const quarrelsOfTwo = lines(
	"In the late afternoon we disagree, the two of us, about something with a history.",
	"Toward evening there’s a short, sharp word between us, about a small thing that stands for a larger one.",
	"Later we want different things and both of us are a little loud about it.",
	"In the late afternoon one of us is tired and the other one hears it as anger.",
	"Later we find that we’ve each planned the weekend, and not the same one.",
	"Toward evening I say something in passing, and see in the face opposite me that it wasn’t in passing.",
);
export const quarrels = lines(
	"In the late afternoon a friend says something that touches a sore place.",
	"Toward evening somebody I’m fond of and I disagree on the telephone.",
	"Later somebody I like is short with me, over nothing much.",
	"Around five there’s a message that I take the wrong way, and I notice that I do.",
	"In the late afternoon somebody I love says no to something that I’d looked forward to.",
	"On the way home I’m told a thing about myself that I’d rather not have heard.",
);
export const firstMinutes = lines(
	"I say one sentence about what I’d like, in place of five about what was wrong. My voice stays mine, and I hear the answer to the end.",
	"I ask: ‘What do you mean by that?’ and I really want to know. Then I say how it is for me, and we’re both still here.",
	"I say that I need twenty minutes, and when I’ll be back. I walk as far as the corner. When I come back to it, there’s room for both of us.",
	"I leave out the word ‘always’. Without it the whole matter is a size smaller, and I can look at it.",
	"I let my shoulders down before I answer. What I say then is short, and it’s true, and it’s kinder than what I’d have said a minute ago.",
	"I say: ‘I’d like to understand this.’ I do want to, and it can be heard. Nobody has to win.",
);
/** A quarrel without a scene, for people whose own plan for such a minute follows. */
export const hardMinutes = lines(
	"Later there’s a hard minute with somebody I love, as there is in any life.",
	"In the afternoon it gets tense for a moment, with somebody who matters to me.",
	"Toward evening there’s a difference of opinion, and for a minute it could go either way.",
	"Somewhere in the afternoon a sentence lands wrong, mine or another’s.",
	"There’s a short cloud over the afternoon: two people, one matter, two ways of seeing it.",
	"It isn’t all smooth. Late in the day somebody I’m fond of sees a thing quite otherwise.",
);
/** What follows on such a minute, if the person has not said what they hope for. */
export const mended = lines(
	"A little later it’s all right again. I’ve said my part and heard the other one, and nothing is left over for the night.",
	"It’s mended on the same day, with one honest sentence from each side.",
	"It takes a while, and then we look at each other and it’s over. Nobody has won, and nobody minds.",
	"Then the air is clear again, and I notice that I’m breathing all the way down.",
	"Before supper it’s settled. We both had a point, and we’ve both said so.",
	"Afterward I sit down for a moment and tell myself, as a good friend would: ‘That was hard, and you stayed yourself.’",
);
/** Introduces what the person hopes for when they are hurt, and says what follows. */
export const ownRepairs = lines(
	"And then comes what I hope for when something has hurt me: {words}",
	"I’ve said what I hope for when something hurts, and I get it: {words}",
);
export const mendedThen = lines(
	"After that it’s all right again.",
	"So it’s mended on the same day.",
	"Then the day goes on, and so do we.",
	"More than that it doesn’t need.",
	"And the evening can come.",
);
/** Introduces a plan for the first minute that the person wrote as a wish. */
export const wishedFirstMinutes = lines(
	"For such a minute I once wrote down what I would say or do, and today I do it. {words}",
	"I know how it would go if it went well, and today it does. {words}",
);
/** Introduces the person's own plan for the first minute, in place of ours. */
export const ownFirstMinutes = lines(
	"I begin as I wrote it down on a quiet day: {words}",
	"This time I spend the first minute as I wanted to: {words}",
);
/** Quarrels by message or telephone, for days on which the person comes home only in the evening. */
export const quarrelsFromAfar = lines(
	"In the afternoon there’s a message that I take the wrong way, and I notice that I do.",
	"In the afternoon somebody I love says no on the telephone to something that I’d looked forward to.",
	"During a short break I hear a sentence on the telephone that I’d rather not have heard.",
);
export const repairsFromAfar = lines(
	"An hour later the telephone rings. ‘I put that badly,’ says the voice, and I say: ‘So did I.’ We’re both relieved, and we tell each other what we had for lunch.",
	"An hour later I write three lines: what I’m sorry for, what I still think, and that I’m glad we know each other. The answer is short and kind.",
	"Before the day is over there’s a message, with a joke in it that nobody else would understand. I answer with a better one. It’s all right again.",
);
export const repairsOfTwo = lines(
	"An hour later one of us comes to the door with two cups. ‘I was sharp,’ says the one, and the other says: ‘I heard only half of it.’ We laugh a little, carefully. We say what we’ll try next time, one thing only. Then there’s something small to do, and we do it together.",
	"Then there’s a hand on my shoulder, and mine on top of it. We each say our part in a sentence. It’s soon said. What was pulled apart has a seam now, and it holds.",
	"We find our way back as we’ve learned to, with something to eat and one honest sentence each. I’m understood, and I understand. The room is larger than it was this morning.",
	"A little later one of us says: ‘About before.’ The other one turns the tap off. It takes five sentences, and two of them are ‘I know’. Then somebody asks where the big towel is, and life goes on, in the same kitchen.",
	"Later we sit side by side. I say what I’m sorry for, without a ‘but’ behind it, and I get the same back. Neither of us has to get up just yet.",
);
export const repairs = lines(
	"An hour later I write three lines: what I’m sorry for, what I still think, and that I’m glad we know each other. The answer comes before I’ve put the pen away, and it’s kind. What was pulled apart has a seam now, and it holds.",
	"An hour later the telephone rings. ‘I put that badly,’ says the voice, and I say: ‘So did I.’ We’re both relieved, and we tell each other what we had for lunch. It’s mended on the same day.",
	"Afterward I sit down by the window and go through it once, as a good friend would. ‘That was hard, and you stayed decent,’ I tell myself. Then a message comes, with a joke in it that nobody else would understand. It’s all right again.",
	"A little later I ring up and say: ‘About before.’ At the other end a tap is turned off. It takes five sentences, and two of them are ‘I know’. Then we talk about the big towel that nobody can find, and it’s all as it was.",
	"Later there’s a knock. Somebody stands there with a jar of something homemade and says: ‘I wasn’t fair.’ I say: ‘Nor was I, come in.’ We leave the jar closed and open the good biscuits. It’s over, and it has made us a little closer.",
);

/** Early-evening scenes, by what would be missed first. */
export const dusks: Ticked = {
	steadiness: lines(
		"When the light gets low I count those who’ll be there tomorrow. Some of them I’ve known for half my life. I call one of them, for no reason, and the voice is as it always is. Much in the world is moving. This stays.",
		"When the light gets low I lay the table for those who’ll come, and I know that they’ll come. They came last week as well. There’s a hook for each of their coats. I leave the door on the latch, and I don’t look at the clock.",
	),
	tenderness: lines(
		"When the light gets low I’m gentle with everything I touch: the cups, the plants, my own shoulders under the warm water. There are hands in my life that are careful with me, and there are mine. I rub in the good cream, slowly.",
		"When the light gets low somebody holds out a blanket with a question in their face, and I nod. I was cold and hadn’t noticed. Later I do the same for somebody else.",
	),
	"being-known": lines(
		"When the light gets low I sit with somebody who knows me, the tired side too. I leave my sentences half finished, and they understand the other half. I laugh as I really laugh. It’s restful, to be no more than I am.",
		"When the light gets low there’s a call from somebody who knows me. ‘It’s been a long week, hasn’t it?’ they say, and they’re right. I don’t have to explain it. I tell them what I haven’t told anybody, and they say: ‘Well, of course.’",
	),
	room: lines(
		"When the light gets low I have an hour for myself, with the door closed. I do what I like doing, and I do it badly or well as it comes. Nobody knocks. When I come out again I’m glad to see the people who’ve let me be.",
		"When the light gets low I go to the place that’s mine: a table, a lamp, a drawer that nobody opens. I pick up where I left off. From the other rooms I hear that life is going on, and it doesn’t need me just now. I’ll go over later, because I’d like to.",
	),
	respect: lines(
		"When the light gets low I think of how I was spoken to today: as an equal, by people who wait for my answer. My opinion was asked for, and it counted. I carry my head a little higher on the way home, and it weighs nothing.",
		"When the light gets low somebody asks what I think, and waits. I think aloud for a while. Nobody finishes it for me. ‘I hadn’t seen it like that,’ they say at the end, and they write something down. I’m as tall as I am, and it’s tall enough.",
	),
	play: lines(
		"When the light gets low somebody starts something silly, and I join in. There are rules that change every minute. I laugh until I have to hold on to the table. For an hour nobody is wise, and the evening is better for it.",
	),
};
export const plainDusk = line(
	"Before it gets dark I water what needs water. I think of somebody whom I love, and I write two lines to them, for no reason.",
);

/** Introduces the evening that the person described. */
export const ownEvenings = lines(
	"Then it’s evening, and it’s the one that I wished for: {words}",
	"And then comes the evening, as I described it: {words}",
);
/** For people whose evenings may have been like this with somebody who has died. */
export const keptEvenings = lines(
	"There is an evening that I carry with me, and I take it out when it gets dark. {words}",
	"In the evening I close my eyes and let the dearest picture come. {words}",
);
/** Introduces a morning or evening that the person described as a wish. */
export const wishedFor = lines(
	"I once wrote down how it would be, and I know the page by heart. {words}",
	"I said long ago how it would be, and I was right. {words}",
);
export const eveningsOfTwo = lines(
	"In the evening we sit with our feet under the same blanket. I say how my day was, the real version, and I’m asked about the part that matters. Then I ask too. For a while we’re silent, and it’s the good kind. A hand finds mine without looking for it.",
	"In the evening we cook, and one of us reads aloud what is odd in the paper. The kitchen is small and we know how to get past each other. Later we sit in the last light, and there’s time. I think: this is it, it’s as small as this, and I’m glad I noticed.",
);
export const evenings = lines(
	"In the evening I cook something that I like, on the good plate. There is music, and I turn it up for the song that I know. I call somebody whom I love, and we talk until the tea is cold. Afterward the rooms are quiet, and the quiet is friendly.",
	"In the evening there are several plates on the table, and they don’t match. Somebody has brought soup, somebody else the good bread. I say something half finished, and they let me finish it. When they go, I stand in the doorway a little longer.",
	"In the evening my hands have something to do. I sew or repair or plant, or I draw a line and then another one. A voice that I love is on the telephone beside me. An hour goes by without my counting it, and there’s a little more of something in the world.",
	"In the evening I walk home the long way. Behind the windows people set tables, water plants, dance for a moment. I belong to them. At my own door I know which key it is in the dark. There is soup from yesterday, and it’s better now.",
);
export const ownWanted = lines("This makes me feel wanted: {words}", "I know what makes me feel wanted: {words}");
export const nights = lines(
	"At night I let the day go past me once more. I find one thing in it that was good, and it’s easy to find. I’m safe where I am. I put the day down as it is, and I sleep.",
	"The light goes out. I lie on my side and listen to the house. Whatever I tried today, I tried it. The bed is warm, tomorrow has a morning of its own, and I let myself fall asleep.",
	"Before sleep I say thanks to a few people in my thoughts, and I’m among them. The pillow is cool. The day was an ordinary one, and there was love in it from end to end.",
	"I lie down and find the place where the pillow fits. I think of what I said aloud today, and of how it was heard. Then I think of nothing more, and it’s night.",
	"At the end of it I’m tired in the good way. I pull up the blanket. I think of those I love, one after the other. So the day closes, and I sleep.",
	"I put out the lamp. Here and there in the dark a thing from today comes by: a face, a joke, the taste of bread. I say goodnight to all of it. I’m where I belong, and I know it with my whole back.",
	"Then it’s late, and I lie down. I count three good things and fall asleep at the fourth.",
);

/** Introduces what the person has loved since they were ten. */
export const lovedAtTen = lines(
	"When I was about ten, I could do this for hours: {words}",
	"At ten, this could fill my hours: {words}",
);

/** The sentences that hold the healed page together. */
export const healedOpenings = lines(
	"This is how I live now.",
	"This page is about now.",
	"I have told where I come from. This is where I’ve come to.",
	"I turn the page, and here I am.",
	"I look around in my own life, and it has become this.",
);
export const lovedWell = lines(
	"Those who love me well know this: {words}",
	"I’ve said how to love me well, and it’s heard: {words}",
);
export const toMyself = lines(
	"I can tell myself this, and believe it a little more each week: {words}",
	"By now I can tell myself this: {words}",
);
export const promised = lines(
	"I’ve made a promise to myself, and I keep it: {words}",
	"This is what I promised myself, and I do it: {words}",
);
export const becoming = lines(
	"The one thing that I wanted to be different has its place here: {words}",
	"One thing I wanted to be different, and I go toward it: {words}",
);
export const whoIAm = lines(
	"Here I like who I am: {words}",
	"I know where I like who I am, and I’ve made room for it: {words}",
);
export const permissionLeads = lines(
	"And some things are simply allowed now.",
	"There are things that I no longer have to explain.",
	"A few things no longer need a reason.",
	"I’ve given myself leave for a few things.",
	"What I may do, I know by heart.",
);
export const healedEndings = lines(
	"I may change every word of this, whenever I know better.",
	"This page is mine, and it can grow.",
	"On days when I forget it, I find it here again.",
	"I have time, and I begin where I am.",
	"It’s an ordinary life, and it’s a loved one.",
	"So it is, and so it may stay.",
	"I read this aloud sometimes, and it sounds like me.",
);
