import { type Line, line, lines } from "../../parts/phrasebook";

// One day from waking to sleep, in the present tense, made to be heard. What a scene turns into something good is what was
// ticked; the others are right for everybody. Nobody in them is cruel, and nobody has to come nearer than they like.

/** Said as it is ticked: by question, then by option. */
type Ticked = Readonly<Record<string, Line>>;

export const wakings = lines(
	"It’s morning, some years from now. I’m awake before the alarm, and the day is wide and unhurried. I lie still for a minute, because I can.",
	"A morning, and it’s light already. I stretch down to my toes. Somewhere outside a door opens and shuts, and somebody whistles.",
	"I wake up rested. For a moment I don’t know which day it is, and then I do, and it’s one that I like.",
	"Morning comes in at the edge of the curtain. I put both feet on the floor and feel it under me. I’m here, and I’m glad of it.",
	"The day begins quietly. I hear the house, the pipes, a bird on the roof. I take one deep breath and let it go.",
);
/** The sentence of the page, where it is their own. */
export const ownSentences = lines(
	"I can say this to myself, and mean it: {words}",
	"I have a sentence of my own: {words}",
	"I believe it a little more each day: {words}",
	"I live by my own sentence: {words}",
);
export const sentenceLeads = lines(
	"Before I get up, I say my sentence once: {words}",
	"My first words today are these: {words}",
	"I have a sentence for the mornings, and I say it: {words}",
	"There is one thing that I tell myself before anything else: {words}",
);
/** Leads into the morning as they described it. */
export const ownMornings = lines(
	"It’s the morning that I once described. {words}",
	"This is the morning that I wished for. {words}",
	"Everything is as I pictured it. {words}",
	"I look around me, and there it all is. {words}",
);
export const mornings = lines(
	"I make coffee and drink it while it’s hot, sitting down. Outside, people are on their way already, and I watch them go by. I ask myself what I’d like today, and I wait for the answer as I’d wait for a friend who thinks before speaking. The answer comes with the second cup.",
	"I’m outside early, while the street still belongs to the birds. The air is fresh and my legs know the way. I greet somebody with a dog, as I do most mornings, and we say the same two sentences as always. When I come home my cheeks are warm, and breakfast tastes of something.",
	"First I open both windows. Down in the yard a radio plays something from long before my time. I put on the soft shirt, the one for nobody. While the water boils I hum, and something in my back is glad. There is a plan for the day, and it has gaps in it on purpose.",
	"I take my time over breakfast. The bread is good, the light moves across the table, and there is a letter from somebody who likes me. I read it twice. Then I wash my cup and put it back in its place, and I’m ready, and I could also stay a little longer.",
);

/** How the forenoon turns a compliment, by "Someone pays you a compliment. What happens?" */
export const compliments: Ticked = {
	"play-down": line(
		"In the forenoon somebody thanks me for something that I did well. I feel the joke coming, and I let it go by. ‘Thank you,’ I say, ‘I liked doing it.’ That is all. The kind word stays with me until noon, like warmth from a cup.",
	),
	"give-back": line(
		"In the forenoon somebody says something kind about my work. I keep it. I look at them, I say thanks, and I leave my hands empty. For once nothing has to be handed back. It turns out that a gift can simply be had.",
	),
	doubt: line(
		"In the forenoon somebody says something kind to me. I look for the hook, out of habit, and there is only a face that means it. I take the words as they are. They’re still true when I look at them again an hour later.",
	),
	"take-it": line(
		"In the forenoon somebody tells me that I’ve done something well. I enjoy it, as I enjoy sun on my arms. I say thanks, and I tell the next person I meet what they are good at. It goes round like that all day.",
	),
	"need-more": line(
		"In the forenoon somebody says something kind to me. It’s warm, and it stays warm. An hour later I take it out again and it still fits. I say it to myself in my own voice, and that counts as well.",
	),
	rare: line(
		"In the forenoon somebody stops beside me and tells me what they like about me, just so. I hear every word of it. I write it down on a slip of paper and put it in my pocket. There will be others. This one is mine already.",
	),
};
export const plainForenoon = line(
	"In the forenoon I do what I do, at my own speed. Somebody thanks me for something, and I let the thanks arrive. I look up from time to time. The window is there, and so am I.",
);

/** The same where the sentence is their own and stands above: it is not quoted twice. */
export const ownSentenceAgain = lines(
	"Before I get up, I say my sentence once, aloud.",
	"My first words today are my own sentence.",
	"I have a sentence for the mornings, and I say it to the window.",
	"I say my sentence, and it sounds like me.",
);

export const ahead = lines(
	"The week has good things in it, too: {words}",
	"I know what is coming this week, and I look forward to it: {words}",
	"There is something ahead of me, as there is every week: {words}",
	"I think of what makes a week mine: {words}",
);

/** At noon, by what love could bring. */
export const noons: Ticked = {
	rest: line(
		"At noon I put everything down. I sit on a bench in the sun with my bread on my knees, and I prove nothing to anybody. A pigeon inspects my shoes. I’m asked for no reasons. When I get up again I’ve done nothing for half an hour, and I’m exactly as welcome as before.",
	),
	adventure: line(
		"At noon I take a street that I’ve never walked. It smells of bread and then of rain, and it comes out somewhere that I didn’t expect. I eat standing up, looking at a map. There’s a small trip coming, and a few people who say: tell us when, we’re in.",
	),
	passion: line(
		"At noon I walk through the town in something that I like on myself. I feel my own warmth, and how alive my hands are. Somebody smiles at me and I smile back. Wanting is a good feeling to walk about with, and I let it show a little.",
	),
	growth: line(
		"At noon I sit over something that I’m learning. Yesterday it was only lines, and today I can see what it will be. Somebody who believes in me asks how it’s going and really wants to know. I say: ‘It’s growing.’ And it is, and so am I.",
	),
	building: line(
		"At noon I stop for a while and look at what I’m building. It’s slow work, and it stands. There’s a beam that I put in myself, so to speak, and it holds. I eat my bread beside it and make a plan for the next small piece.",
	),
	everyday: line(
		"At noon there’s soup, and somebody has thought of the good bread. It’s a small thing, and my day is made of such things: a light left on, a chair pulled out, a cup in the right place. I do one of them myself, in passing, and tell nobody.",
	),
};
export const plainNoon = line(
	"At noon I stop for a minute. I look at my hands, I look at the sky. I ask how I am, and I answer honestly. Then I eat something warm, slowly, with my whole attention.",
);

/** Two wishes meet, by what usually happens then. */
export const collisions: Ticked = {
	"give-in": line(
		"After lunch somebody suggests one thing, and I’d like another. I notice it in time. ‘I’d rather go by the river,’ I say. There’s a short silence, and then a shrug and a laugh. We go by the river. It’s as easy as that today.",
	),
	"hold-on": line(
		"After lunch somebody wants one thing and I want another. I say clearly what matters to me, and I hear what matters to them. There’s one point that I keep and one that I give away with a light hand. We’re done before the tea is cold.",
	),
	talk: line(
		"After lunch two wishes meet, mine and another’s. We sit down and turn the thing this way and that, as one looks for the right place for a picture. In the end it hangs where we both like to look at it.",
	),
	postpone: line(
		"After lunch there’s a small matter that could wait. I bring it up today, in two sentences, while it’s still small. It takes four minutes. Afterward the afternoon is lighter, as if somebody had opened a window.",
	),
	"own-way": line(
		"After lunch I’m asked what I’d like, and I say it as it is. It’s my way, and I say it in the open, among people with whom that’s safe. They nod. I do it my way, and I whistle while I do it.",
	),
	depends: line(
		"After lunch two wishes meet. I look at who’s in front of me, and at what I want, and I choose how to go about it. This time I ask one question and say one sentence. It’s enough, and we both know where we stand.",
	),
};
export const plainCollision = line(
	"After lunch somebody asks for more than I have today. I take one breath. ‘Not today,’ I say, in a friendly voice, and I leave it at that. The face opposite me takes it well. On the way on I notice how light my arms are.",
);

/** How tension is met, by where it is noticed first. */
export const tensions: Ticked = {
	"chest-throat": line("I notice it in my chest, and I breathe out slowly before I speak."),
	stomach: line("I feel it in my stomach, and I put a hand there and take my time."),
	heat: line("My face gets warm. I notice it, open the window, and begin again more quietly."),
	thoughts: line("My thoughts set off at a run. I let them, and I stay with the one thing that was said."),
	numb: line("I feel myself going far off. I press my feet to the floor, and I’m back in the room."),
	later: line("I say: ‘I’d like to think about that until tomorrow,’ and I’m given the time."),
};
/** A quarrel, to which the answer of the body is added, and then what they set out to do. */
export const quarrelsOfTwo = lines(
	"In the late afternoon we disagree, the two of us, about something with a history.",
	"Toward evening there’s a short, sharp word between us, about a small thing that stands for a larger one.",
	"Later we want different things and both of us are a little loud about it.",
);
export const quarrels = lines(
	"In the late afternoon a friend says something that touches a sore place.",
	"Toward evening somebody in the family and I disagree on the telephone.",
	"Later somebody I like is short with me, over nothing much.",
);
export const ownFirstMinutes = lines(
	"I know how I want to spend this first minute: {words}",
	"This time the first minute goes as I had planned: {words}",
	"For this minute I’ve had a plan for a long time: {words}",
);
export const plainFirstMinutes = lines(
	"I say one sentence about what I’d like, in place of five about what was wrong. My voice stays mine, and I hear the answer to the end.",
	"I ask: ‘What do you mean by that?’ and I really want to know. Then I say how it is for me. We’re both still here.",
	"I say that I need twenty minutes, and when I’ll be back. I walk round the block. When I come in again, there’s room for both of us.",
);
export const repairsOfTwo = lines(
	"An hour later one of us comes to the door with two cups. ‘I was sharp,’ says the one, and the other says: ‘I heard only half of it.’ We laugh a little, carefully. We say what we’ll try next time, one thing only. Then we hang up the washing together.",
	"Before it’s dark there’s a hand on my shoulder, and mine on top of it. We each say our part in a sentence. It’s soon said. What was pulled apart has a seam now, and it holds.",
	"We find our way back as we’ve learned to, with something to eat and one honest sentence each. I’m understood, and I understand. The room is larger than it was this morning.",
);
export const repairs = lines(
	"An hour later I write three lines: what I’m sorry for, what I still think, and that I’m glad we know each other. The answer comes while I’m peeling potatoes, and it’s kind. What was pulled apart has a seam now, and it holds.",
	"An hour later the telephone rings. ‘I put that badly,’ says the voice, and I say: ‘So did I.’ We’re both relieved, and we tell each other what we had for lunch. It’s mended before it’s dark.",
	"Afterward I sit down by the window and go through it once, as a good friend would. ‘That was hard, and you stayed decent,’ I tell myself. Then a message comes, with a joke in it that only the two of us know. It’s all right again.",
);

/** Toward evening, by what would be missed first. */
export const dusks: Ticked = {
	steadiness: line(
		"When the light gets low I count those who’ll be there tomorrow. Some of them I’ve known for half my life. I call one of them, for no reason, and the voice is as it always is. Much in the world is moving. This stays.",
	),
	tenderness: line(
		"When the light gets low I’m gentle with everything I touch: the cups, the plants, my own shoulders under the warm water. There are hands in my life that are careful with me, and there are mine. I rub in the good cream, slowly.",
	),
	"being-known": line(
		"When the light gets low I sit with somebody who knows me, the tired side too. I leave my sentences half finished, and they understand the other half. I laugh as I really laugh. It’s restful, to be no more than I am.",
	),
	room: line(
		"When the light gets low I have an hour for myself, with the door closed. I do what I like doing, and I do it badly or well as it comes. Nobody knocks. When I come out again I’m glad to see the people who’ve let me be.",
	),
	respect: line(
		"When the light gets low I think of how I was spoken to today: as an equal, by people who wait for my answer. My opinion was asked for, and it counted. I carry my head a little higher on the way home, and it weighs nothing.",
	),
	play: line(
		"When the light gets low somebody starts something silly, and I join in. There are rules that change every minute. I laugh until I have to hold on to the table. For an hour nobody is wise, and the evening is better for it.",
	),
};
export const plainDusk = line(
	"Before it gets dark I water what needs water. I think of somebody whom I love, and I write two lines to them, for no reason. The street smells of linden trees or of rain, I can’t decide.",
);

/** Leads into the evening as they described it. */
export const ownEvenings = lines(
	"Then it’s evening, and it’s the one that I wished for. {words}",
	"And then comes the evening, just as I like it. {words}",
	"In the evening it’s like this. {words}",
	"The evening is an ordinary one, and that’s the best about it. {words}",
);
export const eveningsOfTwo = lines(
	"In the evening we sit with our feet under the same blanket. I say how my day was, the real version, and I’m asked about the part that matters. Then I ask too. For a while we’re silent, and it’s the good kind. A hand finds mine without looking for it.",
	"In the evening we cook, and one of us reads aloud what is odd in the paper. The kitchen is small and we know how to get past each other. Later we sit in the last light, and there’s time. I think: this is it, it’s as small as this, and I’m glad I noticed.",
);
export const evenings = lines(
	"In the evening I cook something that I like, on the good plate. There is music, and I turn it up for the song that I know. I call somebody whom I love, and we talk until the tea is cold. Afterward the rooms are quiet, and the quiet is friendly.",
	"In the evening there are several plates on the table, and they don’t match. Somebody has brought soup, somebody else the good bread. I say something half finished, and they let me finish it. When they go, I stand in the doorway a little longer, and the air is soft.",
	"In the evening my hands have something to do. I sew or repair or plant, or I draw a line and then another one. A voice that I love is on the telephone beside me. An hour goes by without my counting it, and there’s a little more of something in the world.",
	"In the evening I walk home the long way. Behind the windows people set tables, water plants, dance for a moment. I belong to them. At my own door I know which key it is in the dark. There is soup from yesterday, and it’s better now.",
);
export const ownWanted = lines(
	"I know that I’m wanted, and I know by what: {words}",
	"There are signs, and I see them: {words}",
	"This is how it feels to be wanted, and it’s mine: {words}",
);
export const nights = lines(
	"At night I let the day go past me once more. I find one thing in it that was good, and it’s easy to find. I’m safe where I am. I put the day down as it is, and I sleep.",
	"The light goes out. I lie on my side and listen to the house. Whatever I tried today, I tried it. The bed is warm, tomorrow has a morning of its own, and I let myself fall asleep.",
	"Before sleep I say thanks to a few people in my thoughts, and I’m among them. The pillow is cool. The day was an ordinary one, and there was love in it from end to end.",
	"I turn over, and the day turns over with me. There’s a little moon. I think of what I said aloud today, and of how it was heard. Then I think of nothing more, and it’s night.",
	"At the end of it I’m tired in the good way. I pull up the blanket. Somebody thinks of me at this hour, I’m sure of it, and I think of them. So the day closes, and I sleep.",
);

/** How the healed page is held together. */
export const healedOpenings = lines(
	"This is how I live now.",
	"The old page is closed, and this is the next one.",
	"I have a new page, and I read it to myself.",
	"Here is what is so for me now.",
	"I turn the page, and this stands on it.",
);
export const lovedWell = lines(
	"I can be loved well, and I can say how: {words}",
	"Whoever loves me knows how it’s done, because I’ve said it: {words}",
	"I’ve said what does me good, and it’s heard: {words}",
	"Loving me well is simple, for those who know this: {words}",
);
export const toMyself = lines(
	"I have words for myself, and they are kind: {words}",
	"There’s a sentence that I can say to myself by now: {words}",
	"I can tell myself this, and I believe it a little more each week: {words}",
);
export const promised = lines(
	"I keep a promise to myself: {words}",
	"There’s one promise that I made to myself, and it’s kept: {words}",
	"What I promised myself, I do: {words}",
);
export const becoming = lines(
	"I have come to what I wished for: {words}",
	"What I wanted to be different has a place in my life: {words}",
	"I go toward this, and I’m on the way: {words}",
);
export const permissionLeads = lines(
	"And some things are simply allowed.",
	"There’s more that I’m free to do.",
	"I’ve given myself leave, and I use it.",
	"A few things no longer need a reason.",
);
export const healedEndings = lines(
	"I may change every word of this, whenever I know better.",
	"This page is mine, and it can grow.",
	"On days when I forget it, I find it here again.",
	"I have time, and I begin where I am.",
	"It’s an ordinary life, and it’s a loved one.",
);
