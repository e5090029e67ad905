/** The moments of the day that a love script tells. */
export const moments = ["morning", "evening", "quarrel", "repair"] as const;
export type Moment = (typeof moments)[number];

export interface Scene {
	title: string;
	/** In the present tense, written to be listened to. */
	text: string;
	/** Whom it suits: anybody, or only people who may have a partner. */
	fits: "anybody" | "two";
}

/**
 * Scenes built around one of the person's answers: where they like who they are, who is close to them, how they would
 * like to begin when it gets hard, what they hope for when they are hurt. `{words}`, the answer as it was written,
 * follows one of our sentences, which is complete.
 */
export const wovenScenes: Readonly<Record<Moment, Omit<Scene, "fits">>> = {
	morning: {
		title: "Where I like who I am",
		text: "I wake up and know what today has in it. There’s a place where I like who I am, and the day goes there.\n{words}\nI think of it while the water boils, and I’m there already with one foot. I get my things together. I don’t hurry, and I’m not late.",
	},
	evening: {
		title: "With those who are close",
		text: "In the evening I have time for the ones who are close to me.\n{words}\nI tell how the day was, the real version, and I’m heard to the end. I hear about theirs. We don’t settle anything. Afterward I stay where I am for a while, and I’m glad of every name.",
	},
	quarrel: {
		title: "The first minute, as I’d like it",
		text: "In the afternoon somebody I love and I are not of one mind, and it gets tense. But I’ve thought about this minute, on a quiet day, and I know how I want to spend it.\n{words}\nThat’s how I begin. It isn’t perfect, and it’s mine. We’re still of two minds when we’re done, and we’re still on speaking terms.",
	},
	repair: {
		title: "What I hope for",
		text: "An hour later it goes as I’ve always hoped it would, because I’ve said what I hope for.\n{words}\nIt’s no more than that, and it’s enough. I can feel my shoulders come down. Then there’s something small to do, and we do it.",
	},
};

/** Scenes to choose from. Nobody in them is cruel, and nobody has to come closer than they like. */
export const scenes: Readonly<Record<Moment, readonly Scene[]>> = {
	morning: [
		{
			title: "A slow one, by myself",
			fits: "anybody",
			text: "I wake up before the alarm, and I stay where I am for a while. The light comes in at the edge of the curtain. I make coffee and drink it while it’s hot, sitting down. I look out of the window at whoever is already on the way. Nobody needs anything from me yet. I ask myself what I’d like today, and I wait for the answer as I would wait for a friend who thinks before speaking.",
		},
		{
			title: "A kitchen with somebody in it",
			fits: "two",
			text: "I hear cups in the kitchen before I open my eyes. Somebody who loves me is awake and is trying to be quiet, and isn’t very good at it. When I come in, there is a hand on my back for a moment, and bread on the table. We don’t talk much. One of us reads something aloud and the other one laughs. I’m not at my best at this hour, and I’m welcome all the same.",
		},
		{
			title: "A full house",
			fits: "anybody",
			text: "The morning is loud. Somebody is looking for something, somebody sings, somebody asks me where I put it. I stand in the middle of it, and I notice that I’m smiling. I do one thing after another, and what doesn’t get done waits until tonight. At the door somebody turns round and waves to me once more. Then it’s quiet, and I have ten minutes that are only mine.",
		},
		{
			title: "Out early",
			fits: "anybody",
			text: "I’m outside early, while the street still belongs to the birds. The air is fresh and my legs know the way. I greet somebody with a dog, as I do most mornings, and we say the same two sentences as always. I breathe down to my stomach. When I come home, my cheeks are warm, and breakfast tastes of something. The day can come now. I’ve already been in it.",
		},
		{
			title: "Windows open",
			fits: "anybody",
			text: "First I open both windows. Down in the yard a radio plays something from long before my time. I put on the soft shirt. While the water boils I stretch, and something in my back is glad. There is a plan for the day, and it has gaps in it on purpose. I read one page of a good book, standing up.",
		},
		{
			title: "A letter on the table",
			fits: "anybody",
			text: "On the table lies a note in a hand that I’d know anywhere: ‘Good luck today.’ I read it twice and put it in my pocket. I’m a little nervous, and it’s the kind that comes before something good. I eat an egg. I look in the mirror and see a face that has been through things and is on its way. I nod to it, and it nods back.",
		},
		{
			title: "A morning without edges",
			fits: "anybody",
			text: "Today the morning has no edges. I sleep until I’m done. The bed is wide and warm, and I lie in it crosswise. Rain on the roof, or sun on the wall, both are right. At some point I get up for bread and come back with it. Crumbs are allowed. I think of all the people who love me, one after the other, and I need more fingers than I’d have thought.",
		},
	],
	evening: [
		{
			title: "A table and a few friends",
			fits: "anybody",
			text: "In the evening there are four plates on the table, and they don’t match. Somebody has brought soup, somebody else the good bread. I say something half-finished, and they let me finish it. Later there is laughter about a thing that nobody could explain the next day. When they go, I stand in the doorway a little longer than I’d have to. The kitchen can stay as it is until tomorrow.",
		},
		{
			title: "Two on a sofa",
			fits: "two",
			text: "In the evening we sit on the sofa with our feet under the same blanket. I say how my day was, the real version, and I’m asked about the part that matters. Then I ask too. For a while we’re silent, and it’s the good kind. A hand finds mine without looking for it. I don’t have to be interesting. I think: this is it, it’s as small as this, and I’m glad that I noticed.",
		},
		{
			title: "My own company",
			fits: "anybody",
			text: "In the evening I cook something that I like, for one, on the good plate. There is music, and I turn it up for the song that I know. I call somebody whom I love, and we talk until the tea is cold. Afterward the rooms are quiet, and the quiet is friendly. I light the lamp by the chair. I’m in good company.",
		},
		{
			title: "Hands busy",
			fits: "anybody",
			text: "In the evening my hands have something to do. I do one thing after the other, as it comes. It doesn’t have to be good. Somebody dear to me sits nearby with a book, or is only a voice on the telephone. An hour goes by without my counting it. When I stop, there is a little more of something in the world than there was this morning.",
		},
		{
			title: "Walking home",
			fits: "anybody",
			text: "In the evening I walk home the long way. Behind the windows people set tables, water plants, dance for a moment when they think that nobody looks. I belong to them. At my own door I know which key it is in the dark. I hang up my coat and stand on the cool floor. Whatever I tried today, I tried it. There is soup from yesterday, and it’s better now.",
		},
		{
			title: "A visit",
			fits: "anybody",
			text: "In the evening the bell rings, and it’s somebody I’m always glad to see. We don’t tidy up first. We sit in the kitchen and eat what there is. I tell the thing that I’ve been turning over for days. I’m asked two good questions, and then we let it rest. ‘Stay a little,’ I say, and it’s easy to say.",
		},
		{
			title: "Music in the next room",
			fits: "anybody",
			text: "In the evening there is music from the next room, and I leave the door ajar. I fold the washing, warm from the line. I count what I’m looking forward to: the market, a birthday, a walk with no aim. Then I sit down and do one thing slowly. My shoulders come down by themselves. I’m asked from afar whether I’d like tea, and I’d like tea.",
		},
	],
	quarrel: [
		{
			title: "A pause in the middle",
			fits: "two",
			text: "In the afternoon we disagree, and it goes faster and faster. I say: ‘I want to go on with this, and I need twenty minutes first.’ I go round the block. Nobody calls that running away. When I come back, I say one sentence about what I’d like, in place of five about what was wrong. It’s still a quarrel. It has a door now, and both of us know where it is.",
		},
		{
			title: "With a friend",
			fits: "anybody",
			text: "In the afternoon a friend says something that stings. I feel the old answer coming, the quick one. I let it pass, as one lets a bus go by. Then I say: ‘That touched something. Can you tell me what you meant?’ My heart beats, and my voice stays mine. I hear the answer to the end. We don’t agree about everything. I’ve said what was so for me, and I’m still here.",
		},
		{
			title: "A clear no",
			fits: "anybody",
			text: "In the afternoon somebody asks for more than I have. I take one breath. ‘No,’ I say, ‘today I can’t.’ There is a short silence, and I leave it empty. The face opposite me is disappointed, and the ceiling stays where it is. On the way home I notice how light my arms are.",
		},
		{
			title: "I say it while it’s small",
			fits: "anybody",
			text: "In the afternoon there is a small thing that bothers me, a cup, a tone, a message that came late. This time I say it while it’s still small. I say it once, in a friendly voice: ‘That matters to me.’ Then I stop talking and listen. It takes four minutes altogether. It might have lain between us for a week. I’m surprised how ordinary it is, to be heard.",
		},
	],
	repair: [
		{
			title: "The first word",
			fits: "two",
			text: "An hour later one of us comes to the door with two cups. ‘I was sharp,’ says the one, and the other says: ‘I heard the half of it that I was afraid of.’ We laugh a little, carefully. Nobody has won. We say what we’ll try next time, and it’s one thing only. Then we go and hang up the washing together. The room is larger than it was this morning.",
		},
		{
			title: "A message that says it",
			fits: "anybody",
			text: "An hour later I write three lines: what I’m sorry about, what I still think, and that I’m glad of the two of us. I read them once and send them. The answer comes while I’m peeling potatoes, and it’s kind. Next time we meet, there is a moment of shyness and then a hug at the right length. What was torn has a seam now. It holds, and one may see it.",
		},
		{
			title: "I make it up with myself",
			fits: "anybody",
			text: "An hour later I sit down by the window. I go through the afternoon once, as a good friend would who was there. I say to myself: ‘That was hard, and you stayed decent.’ What I’d do differently, I write on a slip of paper. It’s one line. Then I wash my face with warm water and put on something soft. I’m on my own side, and I’m fair to the other side as well.",
		},
		{
			title: "It takes its time",
			fits: "anybody",
			text: "An hour later it isn’t all right yet, and it doesn’t have to be. I’ve said what I had to say, and I’m not chasing after an answer. I call somebody who knows me. We talk about it for ten minutes, and then about the film. Before it gets dark there is a first small sign, a joke, a plate put in front of me. I take it. We find the rest tomorrow.",
		},
	],
};
