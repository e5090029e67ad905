/** Something a person loves, told by a plain word of theirs. */
export interface Motif {
	/** In what they wrote about what they love. */
	word: RegExp;
	/** Who they are in the myth; begins with a capital. */
	agent: string;
	/** Two of one kind would be much the same moment twice. */
	kind?: string;
	/** One moment of the day with it, in the present tense. */
	moment: string;
}

const word = (words: string) => new RegExp(`\\b(?:${words})\\b`, "i");

/** The commonest loves, the more particular ones first. None claims more than that the thing is there. */
export const motifs: readonly Motif[] = [
	{
		word: word("cello|violin|piano|guitar|accordion|drums?|trumpet|flute|saxophone|fiddle|instrument"),
		agent: "The player",
		kind: "music",
		moment: "There is music today. My hands know more than I do, and I let them get it wrong until it is right.",
	},
	{
		word: word("choir|sing|sings|sang|singing|songs?"),
		agent: "The singer",
		kind: "music",
		moment: "At some point I notice that I am singing, not for anyone. The room carries it, and I let it get louder.",
	},
	{
		word: word("dance|danced|dances|dancing|ballet"),
		agent: "The dancer",
		kind: "music",
		moment:
			"There is music in the next room, and my feet have heard it before I have. I dance for the length of one song, in my socks.",
	},
	{
		word: word("maps?|routes?|atlas"),
		agent: "The map maker",
		moment:
			"I take a way that I have never taken, only to see where it comes out. I could draw it afterward, with all its corners.",
	},
	{
		word: word("comics|draw|drew|drawing|drawings|paint|painted|painting|sketch|sketching"),
		agent: "The painter",
		moment: "I draw for half an hour. Paper, a line, another line, and for that time nobody in my head is talking.",
	},
	{
		word: word("write|wrote|writing|poems?|poetry|stories|diary|novel"),
		agent: "The storyteller",
		moment: "I write half a page by hand. The pen scratches a little, and one sentence surprises me.",
	},
	{
		word: word("garden|gardens|gardening|allotment|beans|tomatoes|vegetables|greenhouse"),
		agent: "The gardener",
		moment:
			"For a while I have my hands in the soil. It is cool and smells of rain, and what I have put there is growing without asking me.",
	},
	{
		word: word("flowers?|peonies|roses|blossoms?"),
		agent: "The keeper of flowers",
		moment:
			"I cut one stem, put it in water and move it twice until it stands as it wants to. The scent follows me through the room.",
	},
	{
		word: word("bake|baked|baking|bread|dough|cakes?"),
		agent: "The baker",
		kind: "kitchen",
		moment:
			"There is dough under a cloth, and the kitchen smells of it. I press a thumb into it, and it comes back slowly.",
	},
	{
		word: word("cook|cooked|cooking|recipes?|soup|kitchen"),
		agent: "The cook",
		kind: "kitchen",
		moment:
			"I cook something that takes its time. Onions first, then the rest. Steam climbs up the window, and I taste it with a wooden spoon.",
	},
	{
		word: word("rivers?|streams?|creek|canal|rowing|sailing|kayak"),
		agent: "The river keeper",
		kind: "water",
		moment:
			"I walk down to the water and stand for a while. It goes past, as it has all along, and takes the noise in my head with it.",
	},
	{
		word: word("sea|ocean|beach|waves|shore|swim|swimming|swam|lake|surf|surfing"),
		agent: "The swimmer",
		kind: "water",
		moment:
			"There is water today. It is cold for a breath and then it carries me, and I float on my back with my ears under.",
	},
	{
		word: word("mountains?|hills?|hike|hiking|climb|climbed|climbing"),
		agent: "The climber",
		moment:
			"I go uphill until I am warm. At the top there is wind, and everything that is large down there has become small and neat.",
	},
	{
		word: word("forest|woods|trees?|den|dens|treehouse"),
		agent: "The walker in the woods",
		kind: "walk",
		moment:
			"I go for a walk among trees. The light comes down in pieces, and a bird goes on talking when I stand still.",
	},
	{
		word: word("bikes?|bicycle(?! lamp)|cycling"),
		agent: "The rider",
		moment: "I take the bike. There is wind in my sleeves and a long stretch on which I need not pedal.",
	},
	{
		word: word("trains?|bus|buses|tram|travel|travels|traveling|travelling"),
		agent: "The traveler",
		moment:
			"For part of the way I look out of a window that moves. Fields, backyards, somebody’s washing. I have nothing to do but see it.",
	},
	{
		word: word("stars?|telescope|planets?|moon|astronomy"),
		agent: "The watcher of the sky",
		moment: "When it is dark I look up for a minute. There they are, unhurried, and they have time for me.",
	},
	{
		word: word("dogs?|cats?|horses?|animals?|ponies|pony|rabbits?|hens?|chickens|birds?"),
		agent: "The friend of animals",
		moment:
			"An animal crosses my path and looks at me like an old acquaintance. I stand still, hold out a hand, and have all the time in the world.",
	},
	{
		word: word(
			"lego|build|built|building|models?|workshop|wood|carpentry|bricks?|weld|welding|dams?|repair|engines?|(?:take|taking|took) (?:things|it|them) apart",
		),
		agent: "The builder",
		moment:
			"I make something with my hands. It is not needed for anything. I measure, cut, fit, and like the sound when the parts meet.",
	},
	{
		word: word("fold|folding|folded|origami|sew|sewing|knit|knitting|crochet|embroidery|quilts?|pottery|clay|ceramics"),
		agent: "The maker",
		moment:
			"My hands are busy with paper or thread or clay, whatever it is today, and under them something slowly gets a shape.",
	},
	{
		word: word(
			"football|footy|soccer|basketball|tennis|run|running|skate|skating|gym|cricket|rugby|netball|hockey|skateboard",
		),
		agent: "The runner",
		moment:
			"I move until I am out of breath. My heart knocks, my face is warm, and I am glad of this body, which has brought me so far.",
	},
	{
		word: word("films?|movies?|theatre|theater|puppets?|acting|plays"),
		agent: "The one with the lantern",
		moment: "In the dark of a large room, or of a small one, I watch a story until I have forgotten my shoes.",
	},
	{
		word: word("computers?|code|coding|programming|games?|gaming|chess|puzzles?|crosswords?|jigsaws?"),
		agent: "The solver of riddles",
		moment:
			"I sit over a riddle of my own choosing. For a long time nothing fits, and then it does, with a small click.",
	},
	{
		word: word("photos?|photographs?|photography|camera"),
		agent: "The one who sees",
		moment:
			"I stop in the middle of the pavement because of the light on a wall. I take the picture, or only look, which is nearly the same.",
	},
	{
		word: word("read|reading|books?|library"),
		agent: "The reader",
		moment:
			"I read, with my legs over the arm of the chair, a few pages and then a few more. The tea goes cold, and I do not mind.",
	},
	{
		word: word("radio|records?|music|concerts?|band"),
		agent: "The listener",
		kind: "music",
		moment:
			"I put on a piece of music and do nothing else beside it. I hear it to the end, and the silence after it too.",
	},
	{
		word: word("walk|walks|walked|walking|wander|wandering"),
		agent: "The walker",
		kind: "walk",
		moment:
			"I walk, without a purpose, as far as I feel like. My steps find their own beat, and my thoughts fall in behind them.",
	},
	{
		word: word("pray|prayer|church|temple|mosque|meditat\\w*"),
		agent: "The keeper of the flame",
		moment:
			"I am still for a while, in the way I know how to be still. What is larger than me is larger than me, and I rest in that.",
	},
	{
		word: word("coffee|tea|breakfast"),
		agent: "The keeper of mornings",
		moment:
			"I hold a warm cup with both hands and drink it sitting down. It is the whole program for these ten minutes.",
	},
	{
		word: word("window|windows|sun|light|sunlight"),
		agent: "The one at the window",
		moment:
			"A stripe of light has come in and moves across the floor. I pull the chair into it and stay until it has gone on.",
	},
];

/** Who somebody is in the myth by what they want from love, where they named nothing of the above. */
export const agentsByWish: Record<string, string> = {
	rest: "The traveler",
	adventure: "The wanderer",
	passion: "The keeper of the fire",
	growth: "The learner",
	building: "The builder of the house",
	everyday: "The keeper of small things",
};

/** Moments that are anybody’s. */
export const plainMoments = [
	"I take the long way, because of the light. There is a bench, and I sit on it for as long as I like.",
	"I open a window. Air comes in, and a sound from the street, and I stand there for a moment with nothing in my hands.",
	"A little later I make tea. I wait for it beside the kettle, and it is a good kind of waiting.",
	"I go outside for a while. It has rained, the ground is dark, and everything smells new.",
];
