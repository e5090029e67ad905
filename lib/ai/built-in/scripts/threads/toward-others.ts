import type { Thread } from "./thread";

/** Threads of looking after, agreeing, giving and earning. */
export const towardOthers = {
	caretaker: {
		known:
			/\b(?:look(?:ing)? after|care ?tak|carer?s? for|caring|help(?:ing|er)?|rescu|need(?:ed)? by|hold(?:ing)? others)\b/,
		life: {
			sentences: [
				"I am safe as long as somebody needs me.",
				"I look after everyone, and I call it love so that nobody looks after me.",
				"I keep my place by carrying what other people put down.",
			],
			learned: [
				"I learned early to notice what somebody was missing, and to be the one who brought it. It was a large job for a small person, and I was good at it.",
				"Before I could have said what I needed myself, I could tell what others needed. That order has stayed with me.",
			],
			goodFor: [
				"It gave me a reason to be in the room. Being needed is a solid thing to stand on when being wanted is not so certain.",
			],
			inLove: [
				"In love I tend to arrive with my sleeves already rolled up. I find out what is broken, and for a while the mending feels the same as closeness.",
				"I could tell what the people I love need today, and what is better not mentioned. I am less sure what they know of that kind about me.",
			],
			cost: [
				"The price is that I am hard to give to. When somebody asks what I need, I hear a test, or I have nothing ready.",
				"What I give comes back as thanks, and thanks is not the same as being held. I notice the difference mostly when I am tired.",
			],
			asking: ["What this is asking for now is not that I care less. It asks that I be one of the people I care for."],
			names: ["Caring first, resting last", "Needed before wanted"],
			descriptions: [
				"I see what is missing and I supply it, often before anybody has asked. My own needs wait until everyone else is settled, and by then the day is over.",
				"When somebody is low I move closer and get useful. It comes from love, and it also spares me the moment of standing there with empty hands.",
			],
			impacts: [
				"People lean on me and trust me, and some of them never learn that I bend. I end up lonely in good company, with a full calendar of other people’s worries.",
				"I attract those who have a lot to be carried. The ones who would have carried something of mine find no handle.",
			],
		},
		love: {
			sentences: [
				"I care for others with one hand, and I let the other hand be held.",
				"I am loved when I have nothing in my hands.",
			],
			present: [
				"I still see what people need; it is a gift and I keep it. I wait a moment now before I get up, and sometimes somebody else gets up first.",
				"I let myself be brought things: a blanket, an answer, the better chair. It felt like debt at first. By now it feels like company.",
			],
			names: ["Being held as well"],
			descriptions: [
				"I ask before I help, and I answer when I am asked. When somebody offers to carry something, I hand over a real weight and not the lightest bag.",
			],
			impacts: [
				"Care goes in both directions. I am less tired, and the people near me get to find out that they can do something for me.",
			],
			affirmations: [
				"I can be loved with empty hands.",
				"I let somebody else get up first.",
				"I count myself among those I look after.",
			],
			trial:
				"The hard stretch was a road on which everybody else’s bags had to be carried before my own could even be opened.",
			gift: "What I brought back from it is a good eye for what is missing, and a place on my own list.",
			day: "Somebody asks me today how I am, and means it. I give the true answer, all of it, and let the kettle wait.",
		},
	},
	earning: {
		known: /\b(?:earn|prov(?:e|ing)|achiev|perform|good enough|deserv|perfect|results?|effort)/,
		life: {
			sentences: [
				"I have to earn what other people are simply given.",
				"I am worth loving once I have done enough, and enough keeps moving.",
				"I pay for my place with what I can do.",
			],
			learned: [
				"I learned that warmth followed results. Nobody needed to say it; I could see what made a face light up.",
				"Somewhere I concluded that love is a kind of wage. I have been a reliable worker ever since.",
			],
			goodFor: [
				"It made me capable. I finish things, I can be counted on, and a finished thing is something to stand on when the ground is unsure.",
			],
			inLove: [
				"With people I love I keep a kind of ledger, I think, that only I can see. I am careful to be ahead in it, because I do not quite trust what happens when I am not.",
				"I show the finished version of myself. The drafts, the bad days and the plain failures I prefer to hand in late or not at all.",
			],
			cost: [
				"It means that praise lasts about an hour. It goes to what I did, and the one who did it stands beside it and waits.",
				"Rest has to be justified. I can be surrounded by people who are fond of me and still feel that I am on probation.",
			],
			asking: [
				"It is asking to find out, in small safe doses, what remains of love on a day on which I have achieved nothing.",
			],
			names: ["Earning my place", "Love as a wage"],
			descriptions: [
				"When I feel unsure of someone I do more: I try harder, prepare better, give a bigger present. Asking whether we are all right does not occur to me, or occurs to me last.",
				"I measure myself before anyone else can. A good day is one on which I have something to show for it.",
			],
			impacts: [
				"I am admired more often than I am known. Those who would like me for nothing never get the chance, because I have always paid in advance.",
				"Love and effort have grown together so closely that a quiet evening can feel like a mistake.",
			],
		},
		love: {
			sentences: ["I am loved on the days that produce nothing.", "I have a place here, and it is not on lease."],
			present: [
				"I work because I like to, and I stop because it is evening. What I am worth does not go up and down with the list.",
				"I show things before they are finished. People come closer to a draft than they ever did to the polished piece.",
			],
			names: ["Loved without a reason"],
			descriptions: [
				"I notice when I am about to do more in order to be kept, and I do a little less. Then I look up to see who is still there.",
			],
			impacts: ["I can tell affection from applause, and I get more of the first. An ordinary evening counts."],
			affirmations: [
				"I am allowed an unfinished day.",
				"I do not owe anybody proof tonight.",
				"I am enough before breakfast.",
			],
			trial: "There was a mountain in it that grew by exactly the height that had just been climbed.",
			gift: "I kept the skill and gave back the measuring stick.",
			day: "I put down something half done, because it is good enough for today, and I go out into the light for ten minutes.",
		},
	},
	pleasing: {
		known:
			/\b(?:pleas(?:e|ing|er)|agree(?:ing|able)?|say(?:ing)? yes|give? in|giving in|smooth|keep(?:ing)? (?:the )?peace|adapt)\b/,
		life: {
			sentences: [
				"I keep love by agreeing with it.",
				"I say yes first and find out afterward what I wanted.",
				"I am easy to love because I take up so little room.",
			],
			learned: [
				"I learned that things went better when I was easy. A yes cost nothing that anybody could see, and it kept the air clear.",
				"I understood early that a mood in the house could be bought, and that my own wishes were the small change.",
			],
			goodFor: [
				"It kept people close and it kept voices low. It also made me somebody with whom others feel comfortable within five minutes.",
			],
			inLove: [
				"In love I go along, and I am so quick about it that I sometimes believe myself. What I wanted turns up later, in a different room and a worse mood.",
				"I think I can hear a disappointment coming from a long way off, and I change direction before it arrives. Nobody asks me to. That is the trouble: nobody has to.",
			],
			cost: [
				"What it costs me is a clear outline. People love the one who agrees, and I stand behind that person and wonder whether they would like me.",
				"Every small yes that was really a no gets filed somewhere, I suspect. The file may be thicker than anyone would think who knows me.",
			],
			asking: [
				"What it wants from me now is one honest no at a time, said kindly and left to stand without an explanation.",
			],
			names: ["Yes before I know", "Being easy to have around"],
			descriptions: [
				"I find out what the other person would like and discover that I would like it too. The finding out takes no time at all; my own answer takes days.",
				"I give way early, so that nobody has to be upset with me. It looks generous, and part of it is. The other part is fright.",
			],
			impacts: [
				"Harmony is real and so is its price: I disappear a little in it, and I can hold it against people that they did not notice something I hid from them.",
				"The people who love me make decisions with half the facts, because I have kept mine back.",
			],
		},
		love: {
			sentences: [
				"I say what I want, and love makes room for two answers.",
				"I can disappoint someone and still be loved at supper.",
			],
			present: [
				"I let a question lie for a breath before I answer it. In that breath there is usually a small clear wish, and more and more often I say it aloud.",
				"My yes has become worth something, since there is a no beside it.",
			],
			names: ["A yes that is mine"],
			descriptions: [
				"When I am asked what I would like, I say it in the first sentence and not in the fourth. If the other person would like something else, we have a conversation, and nothing falls down.",
			],
			impacts: [
				"I am easier to know. The old grudges have nothing to feed on, and a disagreement can be over before the coffee is cold.",
			],
			affirmations: ["I may want something else.", "I can say no and stay kind.", "I take up the room I need."],
			trial:
				"For a long time there was a mask in it, a friendly one, that had been worn so well that nobody, myself included, looked for the strings.",
			gift: "I came out of it with my kindness and with a voice to go with it.",
			day: "I am asked for a favor that I do not want to do. I say so, pleasantly, in one sentence, and the sky stays where it is.",
		},
	},
	unspoken: {
		known:
			/\b(?:overlooked|unnoticed|end up with less|nobody (?:sees|notices)|putting? up with|give more|being missed|without asking)\b/,
		life: {
			sentences: [
				"I give more than I ask for and wait to be noticed.",
				"I put up with things in silence and hope that somebody is counting.",
				"I expect the smaller half, and I take it before anyone can offer.",
			],
			learned: [
				"I learned that complaining changed nothing, and that bearing something well was at least a thing one could be good at.",
				"It seems I understood early that my share would be what was left. I stopped holding out my plate.",
			],
			goodFor: [
				"It made me tough and patient. I could get through things at which others would have given up, and I did not have to risk asking and hearing no.",
			],
			inLove: [
				"When something hurts I go on as usual and watch whether it is seen. I set a kind of test that the other person does not know they are taking.",
				"I do the larger part, and I do it quietly. Then comes an evening when the quiet has become heavy, and a small thing is suddenly the last one.",
			],
			cost: [
				"The cost is bitterness, in amounts small enough to swallow. It is also a loneliness of a particular kind, that of somebody who is always there and seldom looked at.",
				"It can seem to me that I am overlooked, and it may be that I have seldom lifted my hand.",
			],
			asking: ["It asks me to say the sentence while it is still small, and to say it to the one whom it concerns."],
			names: ["Waiting to be noticed", "Taking the smaller half"],
			descriptions: [
				"I carry on and hope that someone sees how much it is. Saying it would spoil it, I think; a thing that has to be asked for does not seem to count.",
				"I give without being asked and keep the account in silence. When I am let down I feel it for days and mention it for seconds.",
			],
			impacts: [
				"Others take me at my word when I say that it is nothing. I am left with the feeling of being invisible to people who are looking straight at me.",
				"Small debts grow old between us. By the time they come up they have interest on them, and nobody knows what they were for.",
			],
		},
		love: {
			sentences: [
				"I ask for my share while it is still warm.",
				"I say what hurts, and I let it be heard the first time.",
			],
			present: [
				"I speak up on the same day. It is shorter that way, and mostly friendlier, and I sleep afterward.",
				"I take the half that is mine. Nobody has had to go hungry because of it.",
			],
			names: ["Asking while it is small"],
			descriptions: [
				"I say in plain words what I would like and what was too much. I do not wait to be guessed, and I no longer hold it against a gift that I had to mention it.",
			],
			impacts: [
				"What I give is given freely, so it can be enjoyed. I feel seen, since I am standing where people can see me.",
			],
			affirmations: ["I may ask for what I need.", "I do not have to be guessed.", "I hold out my plate."],
			trial: "In the middle of it there was a long table at which a seat had to be claimed and not waited for.",
			gift: "I brought my endurance along and left the silence behind.",
			day: "Something bothers me today, and I mention it within the hour. It takes two sentences. Then we talk about something else.",
		},
	},
} satisfies Record<string, Thread>;
