import type { Scene } from "../../scene";

// Each of these ends before anything is settled. Its repairs are about the same thing: see `after` in the repairs.

export const quarrels: readonly Scene[] = [
	{
		title: "A message that I take the wrong way",
		isForAnybody: true,
		says: { between: "two", other: "unnamed" },
		text: "The message is two lines long, it’s from somebody I’m fond of, and I take it the wrong way. Or else the right way. I’ve already got an answer. I put the phone face down. Then I read the two lines again, aloud, in a kind voice, and they could be meant like that as well. So I write: ‘I’m not sure how you mean this. Will you tell me?’ No answer yet. I go on with what I was doing.",
	},
	{
		title: "A clear no",
		isForAnybody: true,
		says: { between: "two", other: "unnamed" },
		text: "Somebody needs something from me, in a hurry, and it isn’t a small thing. I look to see whether I’ve got it to give, honestly. I haven’t. ‘No,’ I say. ‘Not this week.’ After it there’s a silence, and I can think of five things to fill it with. I leave it empty. ‘Oh,’ says the voice, a good deal cooler. ‘I’m sorry it’s a disappointment,’ I say, and that’s true. The no is true too.",
	},
	{
		title: "Half a sentence",
		isForAnybody: true,
		says: { between: "two", other: "unnamed" },
		text: "I’m in the middle of a sentence, and somebody talks across it, and then it’s about something else. I wait for the next gap, and then I take it. ‘I hadn’t finished,’ I say. It comes out louder than I’d planned. ‘Oh. Sorry, go on.’ So I go on. It isn’t even a particularly good sentence. But all of it has been said.",
	},
	{
		title: "All at once",
		isForAnybody: true,
		says: { between: "self" },
		text: "Everything wants something from me, all at once. I notice it beginning, and the voice that goes with it. I’ve got two hands. I look at them. I turn off what can be turned off, and I let one thing wait, and that’s the hardest. I breathe out as far as it goes. The voice is still talking, but it has lost its place. One thing after the other.",
	},
	{
		title: "With myself",
		isForAnybody: true,
		says: { between: "self" },
		text: "I make a mistake in something that I do well. And there it is, the voice that I know by heart. ‘Stop,’ I say, aloud. ‘It was a mistake. It isn’t what I am.’ The voice isn’t used to being answered. In that gap I look at what has really happened. It can be mended, mostly. I begin at one end of it.",
	},
	{
		title: "At a counter",
		isForAnybody: true,
		says: { between: "self" },
		text: "A stranger is rude to me, so that everybody can hear, and then it’s over. The perfect answer comes ten seconds late. I could chew on it until tonight, I know I could. I stop for a moment and tell myself what I’d tell a friend: that was rude, and it had very little to do with you. It stings all the same. I let it, and I don’t hand it on to the next one I meet.",
	},
	{
		title: "I say it while it’s small",
		says: { between: "two", other: "unnamed" },
		text: "It’s only a joke, and it’s about me, and everybody laughs. I do too, a second late. I know what becomes of jokes like that when I carry them home: they grow. So when the two of us are alone, I say it, once. ‘That joke before. I didn’t like it.’ ‘It was only a joke.’ ‘I know. I didn’t like it all the same.’ Then I stop. I don’t smile to make it smaller.",
	},
	{
		title: "With somebody next door",
		says: { between: "two", other: "unnamed" },
		text: "It’s the noise again, next door, in the middle of the meal. This time I don’t sit there and hate the wall. I go and ring the bell. My heart is going. ‘I’d like to ask you something,’ I say. ‘Could it be later than two?’ It comes out a bit stiff. ‘It’s got to get done some time,’ I’m told. ‘Yes,’ I say. ‘After two.’ We look at each other. I go back to my meal.",
	},
	{
		title: "Who does what",
		oneOf: ["cared-for", "partner-ill"],
		says: { between: "two", other: "family" },
		text: "There’s a call from the family, from somebody who sees less of it and means well. I hear what could be done. I’ve got the nights as an answer, all of them. ‘I need something from you,’ I say, ‘and it isn’t advice. I need the Tuesdays.’ My voice shakes a bit. I’m told the reasons against Tuesdays. I don’t take the sentence back, and I don’t say that I’ll manage. ‘I’ll have to look,’ says the phone at last.",
	},
	{
		title: "When my patience is short",
		oneOf: ["cared-for", "partner-ill"],
		says: { between: "self" },
		text: "The arm won’t go into the sleeve, and then I’m sharp, and I hear my own voice in the room. I let go. ‘I’m sorry,’ I say. ‘That was too quick of me.’ I go as far as the window, from where I can see everything, and breathe. I was up at two and at four. That’s all it was. I come back, and we begin with the other arm, slowly, and it goes in as if it had never been difficult.",
	},
	{
		title: "A pause in the middle",
		needs: ["partner-here"],
		says: { home: "together", partner: "near", between: "two", other: "partner" },
		text: "It begins with a pan. Then it gets faster, and I hear the word ‘always’ a third time, and it’s in my voice. I stop. ‘I want to go on with this,’ I say. ‘I need twenty minutes first. I’ll come back.’ There’s a sentence under all the other sentences, and I look for it until I’ve found it. It’s about what I’d like. I go back in, as I’d said. {partner|My love} is still there. It isn’t over. But I’ve come back.",
	},
	{
		title: "Something with a history",
		oneOf: ["partner-here", "partner-away"],
		bars: ["several"],
		says: { partner: "near", between: "two", other: "partner" },
		tells: ["years"],
		text: "It’s the same quarrel as last time, between {partner|my love} and me. We could both recite it, and for two minutes we do. Then I hear myself draw breath for the next line, the good one, and I don’t say it. ‘I know how this goes on,’ I say. ‘I don’t want to win it. I’d like to know what it is for you.’ And in the middle of what I’ve heard before there comes a thing that I’ve never heard.",
	},
	{
		title: "On the telephone",
		needs: ["partner-away"],
		bars: ["several"],
		says: { partner: "far", between: "two", other: "partner" },
		text: "I say it in passing, and at the other end it goes quiet. I can’t see a face, so I start inventing one, and it’s furious. I stop that. ‘I can’t see you,’ I say. ‘Tell me what that did.’ {partner|My love} tells me. I’d meant it quite differently. First I say: ‘I’ve heard that.’ ‘I’ve got to go,’ I hear. ‘Nine o’clock?’ ‘Nine o’clock.’ It’s open still, but it has a time.",
	},
	{
		title: "One evening and two dates",
		needs: ["several"],
		says: { partner: "near", between: "two", other: "partner" },
		text: "The calendar says it in two colours: there’s one Thursday, and I’ve promised it twice. It was me. I go to {partner|one of my loves} and don’t send a joke ahead. ‘I’ve given the same evening to both of you,’ I say. ‘That isn’t fair, and I’m sorry.’ Then I’m told what it’s like to be the one who gets moved. I listen to the end of it. I offer what I’ve got, and I ask what would help.",
	},
	{
		title: "With a friend",
		needs: ["friends"],
		says: { between: "two", other: "friend" },
		tells: ["touch"],
		text: "{friend|My friend} says it lightly, looking at something else, and it goes in like a splinter. The quick answer is on my tongue. ‘That stung,’ I say. ‘How did you mean it?’ My heart is beating in my ears. I get an explanation. I understand it, and I still don’t like it, and I say that too, with nothing in it from last year. At the end we hug with our shoulders only.",
	},
	{
		title: "With a child",
		oneOf: ["children", "children-part"],
		says: { children: "here", between: "two", other: "child" },
		text: "‘You’re so unfair!’ The door shakes. On my side of it I’ve a sharp answer ready, and another one behind that. ‘I was too loud,’ I say to the wood. ‘And it’s still no.’ Nothing. I sit down on the floor, where {child|my child} can hear that I’m there, and peel a mandarin. I push half of it up to the gap. After a while, one piece is gone. I hear chewing.",
	},
	{
		title: "With a grown-up child",
		needs: ["grown"],
		says: { between: "two", other: "grown" },
		tells: ["grown"],
		text: "I hear it while I’m saying it: advice, and nobody had asked for any. At the other end {grown|one of mine} breathes in. ‘I know you mean well,’ it begins, and I know how sentences go on that begin like that. All my reasons are lining up. ‘You’re right,’ I say. ‘You didn’t ask me.’ There’s a silence then. Neither of us had expected that. When we’ve hung up I hold on to the phone a while longer.",
	},
	{
		title: "In the family",
		needs: ["household"],
		says: { home: "together", between: "two", other: "family" },
		text: "{family|Somebody} says the usual thing, and I feel my own part coming up my throat. I could play it in my sleep. ‘I don’t want to do it like this,’ I say. ‘I’ll tell you what it is for me, and then I’ll listen.’ I need two sentences. Then I do what I’ve promised, and it isn’t easy. Nobody gives in. But nobody slams a door either. We stand about, rather surprised.",
	},
];
