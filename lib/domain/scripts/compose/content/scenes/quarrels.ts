import type { Scene } from "../../scene";

// Each of these ends before anything is settled. Its repairs are about the same thing: see `after` in the repairs.

export const quarrels: readonly Scene[] = [
	{
		title: "I say it while it’s small",
		says: { between: "two", other: "unnamed" },
		text: "In the afternoon somebody who matters to me makes a joke about me while others are listening. They laugh, and I do too, a bit late. I know what becomes of such things when I carry them about. So when there are only two of us, I say it, once, in my own voice: ‘That joke before. I didn’t like it.’ ‘It was only a joke,’ I hear. ‘I know,’ I say. ‘I didn’t like it all the same.’ Then I stop talking, and I don’t take it back. We go on with the afternoon, a little stiffly.",
	},
	{
		title: "A clear no",
		says: { between: "two", other: "unnamed" },
		text: "In the middle of the day somebody who matters to me asks for more than I have. I check whether I have it after all, and I don’t. ‘No,’ I say, ‘not today.’ It’s a whole sentence. There’s a silence after it, and I leave it empty, though I can think of five things to put there. Something in the other voice goes cool. I notice how much I’d give to have it warm again. I don’t give it. I say that I’m sorry it’s a disappointment, which is true, and I stay with my no, which is true as well.",
	},
	{
		title: "A message that I take the wrong way",
		says: { between: "two", other: "unnamed" },
		text: "Some time after noon there’s a message from somebody I’m fond of, two lines long, and I take it the wrong way. Or maybe the right way. I can’t hear the voice in it, and that’s the trouble. I begin an answer, and I stop. I read the two lines once more in a kind voice, and they could also be meant like that. So I write: ‘I’m not sure how you mean this. Will you tell me?’ I send it before I can make it any longer. No answer comes yet. I put the thing down and go on with what I was doing, with half an ear on it.",
	},
	{
		title: "Two people, one matter",
		says: { between: "two", other: "unnamed" },
		text: "In the afternoon somebody I love and I are not of one mind, and it’s about something that matters to both of us. I hear myself getting faster. So I say one sentence about what I’d like, in place of five about what was wrong. I ask what the other one would like, and I hear it to the end, with my teeth together at one point. We don’t agree. It’s odd how much room that takes up. We leave it lying there for the moment, in plain view, where neither of us can say that we hadn’t seen it.",
	},
	{
		title: "With myself",
		says: { between: "self" },
		text: "Some time during the day I do something badly that I can do well, and there’s a voice that has been waiting for it. I know all its lines. Today I let it get as far as the second one. ‘I’ve heard you,’ I say. ‘It was a mistake. It isn’t what I am.’ The voice isn’t used to being answered and takes a moment to think of something else. In that moment I look at what has really happened. It’s smaller than I was told. It has an edge, and beyond the edge the day goes on. I’m still a bit hot in the face.",
	},
	{
		title: "At a counter",
		says: { between: "self" },
		text: "On the way somewhere, somebody I don’t know is unfriendly to me, at a counter, in a line, on the phone. It’s soon over, and I’m left standing with the answer that I didn’t give. I could go over it until evening. I say to myself what I’d say to a friend: that it was rude, and that it had very little to do with me. Then I say the answer after all, under my breath, and it’s excellent. It still stings. I let it sting, and I don’t hand it on to the next person who asks me something.",
	},
	{
		title: "Who does what",
		oneOf: ["cared-for", "partner-ill"],
		says: { between: "two", other: "family" },
		text: "In the afternoon there’s a disagreement about the care, with somebody in the family who sees less of it and means well. I’m told what could be done. I could answer with the nights, all of them, with dates. I take a breath. ‘I need something from you,’ I say, ‘and it isn’t advice. I need the Tuesdays.’ It’s a plain thing to ask, and my voice shakes a little. There are reasons against Tuesdays. I hear them. I don’t take the sentence back, and I don’t say that I’ll manage.",
	},
	{
		title: "When my patience is short",
		oneOf: ["cared-for", "partner-ill"],
		says: { between: "self" },
		text: "Some time during the day I’m short with the one I look after, over nothing, over a sleeve. I hear my own voice, and I’d like to have it back. I let go of the sleeve. ‘I’m sorry,’ I say, ‘I was too quick.’ Then I go as far as the window, where I can still see everything, and breathe until I’m back. It was tiredness that spoke. I don’t have to make a bad person out of it, or a reason to do still more. I was tired, and that is all. Then we try the sleeve once more, slowly, and the other way round.",
	},
	{
		title: "A pause in the middle",
		needs: ["partner-here"],
		says: { home: "together", partner: "near", between: "two", other: "partner" },
		text: "In the afternoon we disagree, the two of us, and it goes faster and faster. I hear the word ‘always’, and I’m the one who has said it. So I stop. ‘I want to go on with this,’ I say, ‘and I need twenty minutes first. I’ll come back.’ I go as far as I have to in order to hear myself think. I look for the sentence under all the others, and it’s short. It’s something that I’d like, and it blames nobody. After twenty minutes I come back, as I said. It isn’t over. It has a door now.",
	},
	{
		title: "Something with a history",
		oneOf: ["partner-here", "partner-away"],
		says: { partner: "near", between: "two", other: "partner" },
		tells: ["years"],
		text: "Some time after noon we get into the old matter again, the one with the history. It began with a towel, or with a date. We could both recite it. This time I say: ‘I know how this goes on. I don’t want to win it. I’d like to understand what it is for you.’ It isn’t easy to say, and it’s even less easy to listen afterward. I hear something that I’d never heard, in the middle of what I’d heard a hundred times. I say my own part, once. Then we’re both quiet, and neither of us knows yet what to do with it.",
	},
	{
		title: "On the telephone",
		needs: ["partner-away"],
		says: { partner: "far", between: "two", other: "partner" },
		text: "In the middle of the day there’s a bad line between us, and it isn’t the telephone’s fault. I say something in passing, and over there it goes quiet. I can’t see a face, so I begin to imagine one, and the one I imagine is angry. I stop that. ‘I can’t see you,’ I say. ‘Tell me what that did.’ I’m told. I’d meant it otherwise, and I don’t say that yet. First I say that I’ve heard it. Then one of us has to go to work, and we hang up with it still open, and with a time at which we’ll talk.",
	},
	{
		title: "One evening and two dates",
		needs: ["several"],
		says: { partner: "near", between: "two", other: "partner" },
		text: "In the afternoon it turns out that there’s one evening, and two people I love have both counted on it. I was the one who arranged it badly. I don’t make it smaller than it is, and I don’t send a joke ahead. ‘I’ve promised something twice,’ I say, ‘and that isn’t fair to you.’ I’m told what it is like to be the one who is moved. I hear it to the end, and I don’t look for a way in which it could be somebody else’s fault. What I can offer is little. I offer it, and I ask what would help.",
	},
	{
		title: "With a friend",
		needs: ["friends"],
		says: { between: "two", other: "friend" },
		text: "Some time during the day a friend says something that stings. I feel the old answer coming, the quick one, and I don’t give it. ‘That touched something,’ I say. ‘Can you tell me how you meant it?’ My heart beats, and my voice stays mine. I hear the explanation. I understand it, and I don’t like it. I say so, without any of the things that I could bring up from last year. We say goodbye a bit stiffly.",
	},
	{
		title: "With a child",
		oneOf: ["children", "children-part"],
		says: { children: "here", between: "two", other: "child" },
		text: "In the afternoon something isn’t allowed, and a child I love is angry with me. I’m told so, with all the voice there is. I’ve got a quick answer, and I keep it behind my teeth. I breathe out. ‘I was too sharp,’ I say, ‘and it’s still no.’ Nobody answers. I don’t come nearer, and I don’t go away. I sit down on the floor where I can be seen, and let it be known that I’m there.",
	},
	{
		title: "With a grown-up child",
		needs: ["grown"],
		says: { between: "two", other: "grown" },
		tells: ["grown"],
		text: "Some time after noon I give advice that nobody has asked for, to somebody grown who was once small. I hear it as I say it. The answer is short. ‘I know you mean well,’ it begins, and I know how sentences go on that begin like that. I could defend myself, I’ve got thirty years of reasons. I say: ‘You’re right. You didn’t ask.’ There’s a pause, because that wasn’t expected, not even by me. We talk of the weather then, of all things. Something is still standing in the room.",
	},
	{
		title: "In the family",
		needs: ["household"],
		says: { home: "together", between: "two", other: "family" },
		text: "In the middle of the day there’s an argument in the kitchen, about a pan, and so about everything. Each of us has a part in it that we could play in our sleep. I notice that I’ve begun to play mine. I put the pan down. ‘I don’t want to do it like this,’ I say. ‘I’d like to say what it is for me, and then I’d like to hear you.’ It gets very quiet. I say it in two sentences, without looking at the ceiling. Then I listen. Nobody gives in, and nobody walks out. It’s the first time it has gone like that.",
	},
];
