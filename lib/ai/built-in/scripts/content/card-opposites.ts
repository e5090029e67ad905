import type { PatternName } from "@/lib/domain/questionnaires/ids";
import type { Opposite } from "@/lib/domain/scripts/compose/content/opposites";

/** What a card of the life script about a choice can turn into: by question, then by option. */
export const choiceOpposites: Readonly<Record<string, Readonly<Record<string, Opposite>>>> = {
	"2.q7": {
		"give-in": {
			name: "My wish, said first",
			description:
				"When two wishes collide, I say mine before I decide anything. Sometimes I still give way, and then I’ve chosen it.",
			impact: "Others know what I’d like, and what I give is a gift.",
		},
		"hold-on": {
			name: "Firm and friendly",
			description:
				"I hold on to what matters to me, and I look twice whether it does. When it doesn’t, I can let the other one have it, and mean it.",
			impact: "A difference can stay a difference, and nobody has to lose.",
		},
		talk: {
			name: "A way that suits both",
			description:
				"I take the time to talk until there’s something that both of us can live with. I keep doing that, also when I’m tired.",
			impact: "What we agree on lasts.",
		},
		postpone: {
			name: "Brought up again",
			description:
				"What was put off I bring up again, on a good day and in a few words. It doesn’t have to be settled at once.",
			impact: "Less is left unsaid, and a joke is only a joke.",
		},
		"own-way": {
			name: "Said before I do it",
			description: "I say beforehand what I’m going to do, also when it isn’t what was asked. It’s only a sentence.",
			impact: "I keep my way, and others know where I am.",
		},
		depends: {
			name: "My own way, with each of them",
			description:
				"I can be different with different people, and I notice with whom I’m most at ease. I take some of that along to the others.",
			impact: "It’s I who choose how I am.",
		},
	},
	"4.q11": {
		"want-closer": {
			name: "Closeness, asked for",
			description:
				"I like to be close, and I say so in words, once, and warmly. Then I leave the other one time, and I do something that I enjoy.",
			impact: "It’s easy to come near to me.",
		},
		"want-room": {
			name: "Room, in plain words",
			description:
				"When I need air I say so, and I say when I’ll be back. I come back when I’ve said, and I’m glad to.",
			impact: "My need for room is only that, and nobody has to take it for a no.",
		},
		"both-in-turn": {
			name: "Near, then far, then near",
			description:
				"I go off for an hour and I come back, and I say both aloud. Neither of the two is the real one. Both are.",
			impact: "Whoever loves me knows how it goes, and needn’t guess.",
		},
		follow: {
			name: "The distance I’d choose",
			description: "I ask myself how near I’d like it today, before I look where others stand. Then I say it.",
			impact: "I’m as easy to be with as ever, and I’m there myself.",
		},
		balanced: {
			name: "Near, and at ease",
			description: "The distance is right, and I enjoy it and leave it as it is. If it changes one day, I’ll say so.",
			impact: "I can rest in love.",
		},
		"hard-to-say": {
			name: "Found out as I go",
			description:
				"With each person I find out how near I’d like it, a little at a time. I needn’t know it beforehand.",
			impact: "I notice early what does me good.",
		},
	},
	"7.q7": {
		"play-down": {
			name: "A kind word that stays",
			description:
				"When somebody praises me, I leave the joke out and say ‘thank you’. The kind word may stay as large as it was.",
			impact: "It reaches me, and I can think of it later.",
		},
		"give-back": {
			name: "A gift that I keep",
			description: "When somebody tells me something kind, I keep it for a while before I give anything back.",
			impact: "I can be given something.",
		},
		doubt: {
			name: "Meant as it was said",
			description: "When somebody tells me something kind, I begin by believing it. I can still doubt it tomorrow.",
			impact: "Words that are meant get through to me.",
		},
		"take-it": {
			name: "Kind words, passed on",
			description:
				"I enjoy a kind word and say ‘thank you’. I say such words to others, too, and I don’t wait for an occasion.",
			impact: "It goes on from one to the next.",
		},
		"need-more": {
			name: "It still holds",
			description:
				"When I’d like to hear a kind word again, I remember the last one and say it to myself. Sometimes I ask for one, and smile about it.",
			impact: "A kind word lasts me longer.",
		},
		rare: {
			name: "Within hearing",
			description: "I stand where kind words can reach me, and I say some to others. When one comes, I hear all of it.",
			impact: "I know more of what is good about me.",
		},
	},
	"3.q7": {
		peacemaker: {
			name: "Peace of my own",
			description:
				"I notice every mood, and I can leave it to the one whose mood it is. When I do make peace, I’ve chosen to.",
			impact: "I have a side of my own, and people know it.",
		},
		"easy-one": {
			name: "Good company, with wishes",
			description: "I’m good company, and I want things as well. I say what they are.",
			impact: "I’m liked with my wishes, and not for having none.",
		},
		"difficult-one": {
			name: "Clear and warm",
			description:
				"I say what isn’t right, in an ordinary voice, and I’m warm with it. I look for people who like how lively I am.",
			impact: "I’m heard the first time.",
		},
		caretaker: {
			name: "Looked after, too",
			description: "I look after others when I want to, and I sit down when somebody looks after me.",
			impact: "I can be loved with nothing in my hands.",
		},
		"out-of-sight": {
			name: "Seen when I like",
			description:
				"I come out when I want to, and I show something of mine to somebody who is glad of it. My quiet corner stays mine.",
			impact: "Some people know where to find me.",
		},
		"something-else": {
			name: "A part of my own",
			description:
				"I needn’t have one of the usual parts. What I do among others I choose myself, and I may change it.",
			impact: "There’s room for more than one side of me.",
		},
	},
	"8.q5": {
		comforted: {
			name: "Comfort in both directions",
			description:
				"I comfort gladly, and I let myself be comforted. A sadness that isn’t mine may stay where it belongs.",
			impact: "I can be near what is sad and stay well.",
		},
		"was-good": {
			name: "Good for its own sake",
			description:
				"I do good things because I like to, and on some days I do none. What others feel is no mark for me.",
			impact: "I’m as welcome on an idle day.",
		},
		"kept-away": {
			name: "Staying for one more sentence",
			description:
				"When somebody is unhappy I can stay for one more sentence, and I can also go out for some air and come back.",
			impact: "Strong feelings pass, and I’m still there.",
		},
		protested: {
			name: "A voice that is heard",
			description: "I notice what is unfair and say so, in a voice that can be listened to.",
			impact: "My anger is good for something, and it doesn’t last.",
		},
		"did-not-see": {
			name: "One plain sentence",
			description: "I ask how somebody is, and I say how I am, in one plain sentence.",
			impact: "What isn’t shown can be known all the same.",
		},
		"not-there": {
			name: "Here, and staying",
			description: "I look for people who stay, and I stay, too.",
			impact: "I’m at home where I’m expected.",
		},
	},
	"9.q4": {
		"doing-well": {
			name: "Liked without results",
			description: "I do some things badly, and for the fun of it. I’m the same person on those days.",
			impact: "Nobody gives me marks, and I don’t either.",
		},
		"being-useful": {
			name: "Wanted with empty hands",
			description: "I’m useful when I like to be. On other days I simply come.",
			impact: "People can be glad of me for nothing.",
		},
		"his-interests": {
			name: "What I like myself",
			description: "I talk of what I like, at some length, and I ask others about theirs.",
			impact: "There are two of us in the conversation.",
		},
		trouble: {
			name: "Seen in good times",
			description: "I tell people when something goes well, and I let them look.",
			impact: "A good day is reason enough to be seen.",
		},
		"nothing-special": {
			name: "Noticing, for no reason",
			description:
				"I take it for granted that I may be there, and I give others the same: I notice them without a reason.",
			impact: "People are at ease with me.",
		},
		"out-of-reach": {
			name: "Within reach",
			description: "I look for people who look for me, and I let myself be found. A few words are enough.",
			impact: "Somebody is within my reach, and I’m within theirs.",
		},
	},
	"3.q5": {
		anger: {
			name: "Anger that may be there",
			description: "Anger may be there, and I say what it’s about. Then it’s over sooner.",
			impact: "I know what I don’t want, and I can still be kind.",
		},
		"sadness-fear": {
			name: "Tears that may come",
			description: "Sadness and fear may show where I’m safe. I don’t hurry them.",
			impact: "I can be comforted, and it passes.",
		},
		joy: {
			name: "Glad out loud",
			description: "I’m glad in full view, and I don’t make it smaller for anybody.",
			impact: "Others can be glad with me.",
		},
		need: {
			name: "Help, asked for",
			description: "I ask for help early and from somebody kind, and I let it be given.",
			impact: "Things are lighter, and I owe nothing for it.",
		},
		"all-strong": {
			name: "All of it, in its own time",
			description: "Each feeling may come, and each may go. None of them is too much.",
			impact: "I’m alive, and I can be near others who are.",
		},
		none: {
			name: "Feelings at home",
			description: "I feel what I feel and say it simply, as I learned to. I give others the same room.",
			impact: "Near me, one may be as one is.",
		},
	},
};

/** What a card about a pattern that hardly shows can turn into: nothing has to turn, and it is worth keeping. */
export const lightOpposites: Readonly<Record<PatternName, Opposite>> = {
	Pleaser: {
		name: "My yes, and my no",
		description: "I say yes when I mean yes, and people can rely on it. I keep that, also on days when a no is harder.",
		impact: "Nobody has to wonder what I really want.",
	},
	Avoider: {
		name: "I stay",
		description: "When it gets close, or difficult, I can stay in the room. I don’t have to do anything special there.",
		impact: "People can come to me with what is hard to say.",
	},
	Anxious: {
		name: "Quiet that is only quiet",
		description: "When I hear nothing, I think nothing of it. I love, and I go on with my day.",
		impact: "Others have room, and so have I.",
	},
	Controller: {
		name: "In other hands",
		description: "I can let things be done by others, and in their way. I’m glad of it, and I leave it as it is.",
		impact: "There’s a hand free, and sometimes it’s mine.",
	},
	Victim: {
		name: "Said when it hurts",
		description: "When something hurts I say so, to the one whom it concerns. Then it can be looked at.",
		impact: "Little is left over for later.",
	},
	"All-or-Nothing": {
		name: "Good enough",
		description: "I’m at home in the middle: a bad hour is an hour, and a good one needn’t be perfect.",
		impact: "What I love has time.",
	},
};
