import type { Scene } from "../../scene";

// Each of these ends before anything is settled. Its repairs are about the same thing: see `after` in the repairs.

export const quarrels: readonly Scene[] = [
	{
		title: "A message that I take the wrong way",
		isForAnybody: true,
		says: { between: "two", other: "unnamed" },
		text: "The message is two lines long, it’s from somebody I’m fond of, and I take it the wrong way. Or else the right way. There’s no voice in it, that’s the trouble. My thumbs already have an answer, and it’s a good one, with a sting. I put the phone face down on the bread board. I walk once round the table. Then I read the two lines again, aloud, in a kind voice, and they could be meant like that as well. So I write: ‘I’m not sure how you mean this. Will you tell me?’ I send it before I can make it any cleverer. No answer. I go on with what I was doing, with one ear on the bread board.",
	},
	{
		title: "A clear no",
		isForAnybody: true,
		says: { between: "two", other: "unnamed" },
		text: "The phone rings while my hands are wet. Somebody needs something from me, in a hurry, and it isn’t a small thing. I look to see whether I’ve got it to give, honestly, in every drawer. I haven’t. ‘No,’ I say. ‘Not this week.’ It’s a whole sentence. After it there’s a silence, and I can think of five things to fill it with: an excuse, a free afternoon, half of what was asked. I hold on to the edge of the sink and leave it empty. ‘Oh,’ says the voice, a good deal cooler. ‘I’m sorry it’s a disappointment,’ I say, and that’s true. The no is true too. We hang up. There’s water all over the phone.",
	},
	{
		title: "Half a sentence",
		isForAnybody: true,
		says: { between: "two", other: "unnamed" },
		text: "I’m in the middle of a sentence, and somebody talks across it, quite cheerfully, and then it’s about something else. It happens. It’s happened to me before, and I know what I usually do: I swallow the second half, and it lies in my stomach like a stone. I look at my hands. I wait for the next gap, and then I take it. ‘I hadn’t finished,’ I say. It comes out louder than I’d planned. Two heads turn round. ‘Oh. Sorry, go on,’ somebody says, and doesn’t sound very sorry. So I go on. I say the second half, and my ears are hot, and it isn’t even a particularly good sentence. But all of it has been said.",
	},
	{
		title: "All at once",
		isForAnybody: true,
		says: { between: "self" },
		text: "The phone rings, something boils over, and there’s a knock. All at once, of course. I can feel the old whirl beginning behind my forehead, and the voice that goes with it. I’ve got two hands. I look at them. Then I turn off what’s boiling. I call ‘one moment!’ to the door. The phone I let ring, and that’s the hardest. It rings very long. While it does, I stand still in the middle of it and count the tiles down to the floor, twelve, thirteen, and breathe as far as the last one. It stops. The voice is still talking, but it has lost its place. One thing after the other. I go to the door.",
	},
	{
		title: "With myself",
		isForAnybody: true,
		says: { between: "self" },
		text: "I make a mistake, a stupid one, in something that I do well. My face goes hot. And there it is, the voice that’s been sitting on the stairs all day waiting for this. I know its speech by heart. It gets as far as the second sentence. ‘Stop,’ I say, aloud, to the kettle. ‘It was a mistake. It isn’t what I am.’ The voice isn’t used to being answered. It coughs. In that gap I look at what has really happened, and it’s about this big, the size of a saucer. It can be mended, mostly. I fetch a cloth. I’m still hot in the face, and my hands aren’t quite steady yet, but I’ve begun with the left-hand side.",
	},
	{
		title: "At a counter",
		isForAnybody: true,
		says: { between: "self" },
		text: "‘Next time, read the form first,’ says the person behind the counter, loudly, so that the whole line can hear. And then the flap goes down. I’m left with my papers in my hand, and with the perfect answer, which comes now, ten seconds late. I could chew on it until tonight, I know I could. Outside I stop beside a bin. I tell myself what I’d tell a friend: that was rude, and it had very little to do with you. Then I say the perfect answer after all, under my breath. It’s excellent. The bin is impressed. It stings all the same. I let it, and I don’t hand it on to the next one who asks me the way.",
	},
	{
		title: "I say it while it’s small",
		says: { between: "two", other: "unnamed" },
		text: "It’s only a joke, and it’s about me, and everybody laughs. I do too, a second late. I know what becomes of jokes like that when I carry them home: they grow. So when the two of us are by the coats, I say it, once, in my own voice. ‘That joke before. I didn’t like it.’ ‘Oh, come on. It was only a joke.’ ‘I know. I didn’t like it all the same.’ Then I stop. I don’t smile to make it smaller, and I don’t bring up the other times. I look for my second sleeve. It’s gone rather quiet between the coats. We go back in, one behind the other.",
	},
	{
		title: "With somebody next door",
		says: { between: "two", other: "unnamed" },
		text: "It’s the drill again, next door, in the middle of the meal. Last time I turned up the radio and hated the wall for a week. This time I wipe my mouth and go and ring the bell. My heart is going. The door opens on a lot of dust and a friendly, busy face. ‘I’d like to ask you something,’ I say. ‘Could it be later than two? I can’t hear myself think.’ It comes out a bit stiff, like something I’d learned by heart, which I had. ‘It’s got to get done some time,’ I’m told. ‘Yes,’ I say. ‘After two.’ We look at each other over the dust. The door closes. I go back to my cold potatoes.",
	},
	{
		title: "Who does what",
		oneOf: ["cared-for", "partner-ill"],
		says: { between: "two", other: "family" },
		text: "There’s a call from the family, from somebody who sees less of it and means well. I hear what could be done: there’s a course, there’s an article. I’ve got the nights as an answer, all of them, with dates. I sit down on the edge of the bath. ‘I need something from you,’ I say, ‘and it isn’t advice. I need the Tuesdays.’ My voice shakes a bit. I let it. I’m told the reasons against Tuesdays, and one or two of them are good. I don’t take the sentence back. I don’t say that I’ll manage. ‘I’ll have to look,’ says the phone at last. The tap drips. I stay sitting there, with the sentence said.",
	},
	{
		title: "When my patience is short",
		oneOf: ["cared-for", "partner-ill"],
		says: { between: "self" },
		text: "It’s about a sleeve. The arm won’t go in, and it won’t, and then I’m sharp, and I hear my own voice in the room like a dropped lid. I let go of the sleeve. ‘I’m sorry,’ I say. ‘That was too quick of me.’ I go as far as the window, from where I can see everything, and breathe on the glass until it’s white. I’m not a bad person. I was up at two and at four. That’s all it was. Behind me there’s humming. I come back and turn the shirt round, and we begin with the other arm this time, slowly, and it goes in as if it had never been difficult. I’m still ashamed, a little.",
	},
	{
		title: "A pause in the middle",
		needs: ["partner-here"],
		says: { home: "together", partner: "near", between: "two", other: "partner" },
		text: "It begins with a pan. Then it’s about who always does the pan, and it gets faster, and I hear the word ‘always’ a third time, and it’s in my voice. I stop, with the sponge in my hand. ‘I want to go on with this,’ I say. ‘I need twenty minutes first. I’ll come back.’ I go out to where the coats are and stand among them. There’s a sentence under all the other sentences, and I look for it until I’ve found it. It’s short. It’s about what I’d like, and the pan isn’t in it. Then I go back in, after twenty minutes, as I’d said. {partner|My love} is still there. It isn’t over. But I’ve come back.",
	},
	{
		title: "Something with a history",
		oneOf: ["partner-here", "partner-away"],
		bars: ["several"],
		says: { partner: "near", between: "two", other: "partner" },
		tells: ["years"],
		text: "It’s the same quarrel as last time, between {partner|my love} and me. It began with a towel this time. We could both recite it, and for two minutes we do. Then I hear myself draw breath for the next line, the good one, and I don’t say it. ‘I know how this goes on,’ I say. ‘I don’t want to win it. I’d like to know what it is for you.’ It’s hard to say. It’s harder to keep quiet afterward. And in the middle of what I’ve heard before there comes a thing that I’ve never heard. I say my own part, once, without any dates. Then we both stand there with the towel and don’t know what to do with it.",
	},
	{
		title: "On the telephone",
		needs: ["partner-away"],
		bars: ["several"],
		says: { partner: "far", between: "two", other: "partner" },
		text: "I say it in passing, between two other things, and at the other end it goes quiet. It’s a quiet with an echo. I can’t see a face, so I start inventing one, and the one that I invent is furious. I stop that. ‘I can’t see you,’ I say. ‘Tell me what that did.’ {partner|My love} tells me. I’d meant it quite differently, and I’ve already opened my mouth to say so, and I shut it. First I say: ‘I’ve heard that.’ There’s a train announcement over there. ‘I’ve got to go,’ I hear. ‘Nine o’clock?’ ‘Nine o’clock.’ And then I’m standing in my kitchen with a warm phone, and it’s open still, but it has a time.",
	},
	{
		title: "One evening and two dates",
		needs: ["several"],
		says: { partner: "near", between: "two", other: "partner" },
		text: "The calendar says it in two colours: there’s one Thursday, and I’ve promised it twice. It was me. Nobody else can have done it. I go to {partner|one of my loves} and don’t send a joke ahead. ‘I’ve given the same evening to both of you,’ I say. ‘That isn’t fair, and I’m sorry.’ Then I’m told what it’s like to be the one who gets moved. I listen to the end of it. There’s a way of telling it in which it’s really the fault of the app, and I leave that where it is. What I’ve got to offer isn’t much. I offer it, and I ask what would help. There’s a long look at the floor.",
	},
	{
		title: "With a friend",
		needs: ["friends"],
		says: { between: "two", other: "friend" },
		tells: ["touch"],
		text: "We’re walking along quite happily when {friend|my friend} says it, lightly, looking at something else, and it goes in like a splinter. The quick answer is on my tongue. I know I’d be sorry for it by the next lamppost. ‘That stung,’ I say. ‘How did you mean it?’ My heart is beating in my ears. I get an explanation. I understand it, and I still don’t like it, and I say that too, with nothing in it from last year or the year before. We talk about the bus after that. At the stop we hug with our shoulders only. I watch the back of that coat get in, and it doesn’t turn round.",
	},
	{
		title: "With a child",
		oneOf: ["children", "children-part"],
		says: { children: "here", between: "two", other: "child" },
		text: "‘You’re so unfair!’ The door shakes. It’s about a screen, or a jacket, it was about something. On my side of the door I’ve a sharp answer ready, and another one behind that. I count the hooks on the wall. There are six. ‘I was too loud,’ I say to the wood. ‘And it’s still no.’ Nothing. I don’t go in, and I don’t go away either. I sit down on the floor with my back to the frame, where {child|my child} can hear that I’m there, and peel a mandarin. I push half of it along the boards, up to the gap, segment by segment. After a while, one of them is gone. I hear chewing.",
	},
	{
		title: "With a grown-up child",
		needs: ["grown"],
		says: { between: "two", other: "grown" },
		tells: ["grown"],
		text: "I hear it while I’m saying it: advice, and nobody had asked for any. At the other end {grown|one of my grown-up ones} breathes in. ‘I know you mean well,’ it begins, and I know how sentences go on that begin like that. I’ve got thirty years of reasons, and they’re all lining up. I look at the photograph on the fridge, the one with the missing teeth. ‘You’re right,’ I say. ‘You didn’t ask me.’ There’s a silence then. Neither of us had expected that. We talk about the weather for a bit, what it’s like here and what it’s like there. When we’ve hung up I hold on to the phone a while longer.",
	},
	{
		title: "In the family",
		needs: ["household"],
		says: { home: "together", between: "two", other: "family" },
		text: "It’s about the pan, so it’s about everything. {family|Somebody} says the usual thing, and somebody else rolls the usual eyes, and I feel my own part coming up my throat. I could play it in my sleep. I put the pan down. ‘I don’t want to do it like this,’ I say. ‘I’ll tell you what it is for me, and then I’ll listen.’ The fridge hums. I need two sentences, and I say them to the table top. Then I do what I’ve promised, and it isn’t easy, with my teeth on my lip. Nobody gives in. But nobody slams a door either. We stand about in the kitchen, rather surprised, and the soup boils over.",
	},
];
