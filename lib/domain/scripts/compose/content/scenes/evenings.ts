import type { Scene } from "../../scene";

export const evenings: readonly Scene[] = [
	{
		title: "Something for my hands",
		text: "After supper I get it out again, the thing that I’m making, and put it under the lamp. Nobody is waiting for it, and that’s half the pleasure. I undo a piece that went wrong yesterday and do it over, slower. Once I hold it up and squint. When I look at the clock it’s later than I thought. It isn’t finished. I’m glad about that.",
	},
	{
		title: "A lamp and a chair",
		isForAnybody: true,
		text: "I put on one lamp, and the room gets smaller and better. I read until I notice that I’ve read the same line three times, and then I let the book lie and think about the day instead. I keep what I want of it. It’s short, and it’s true. Then I’m finished for today.",
	},
	{
		title: "A good plain supper",
		isForAnybody: true,
		text: "I make something that I’ve made a hundred times, and I make it properly. The window steams up. I taste, I add salt, and I taste again. Then I eat it while it’s hot, with nothing else to do. It’s only supper, but it’s mine, and I’m hungry, and for ten minutes that’s everything there is to know. The pan may wait.",
	},
	{
		title: "At the window",
		isForAnybody: true,
		text: "It gets dark slowly, and I leave the lamp off for as long as it does. I’ve got something warm in my hands and nothing to decide. I think of three people, one after the other, and wish each of them something small. Then I draw the curtain and switch on the lamp, and there are all my things. I’m glad to see them.",
	},
	{
		title: "Putting the day away",
		isForAnybody: true,
		text: "I put the day away, piece by piece. I hang up what can be hung up. Then it’s the turn of what can’t be: a remark that I’ve carried about since noon, a thing that I forgot. I look at each of them once under the lamp. The remark turns out to be quite light. The thing I forgot gets written down. That’s the day. It fits in very little room.",
	},
	{
		title: "The long way home",
		bars: ["limits"],
		text: "I take the long way home, because I like it. Behind the windows they’re laying tables. Somewhere somebody practises one bar of a tune over and over, and it’s getting better. ‘Nice evening,’ says somebody, and I say: ‘Isn’t it?’ At my own door I find the right key by feel.",
	},
	{
		title: "A whole record",
		text: "I do something old-fashioned and listen to music from the first piece to the last, doing nothing else. At the second piece my hands look for something to fiddle with. By the third they’ve given up. In the fourth there’s a place that gets me every time, right under the ribs. I let it. After the last note I stay where I am for a bit, because the quiet is part of it.",
	},
	{
		title: "What is coming",
		text: "I get out the calendar, for pleasure. There’s a day with a circle round it, and I know what for. I write something in with pencil, something that I’ve only thought of so far, and then I go over it in ink before I can change my mind. It’s a small thing, but it has a date now. I think that it may rain, and that I’ll go all the same.",
	},
	{
		title: "My own company",
		needs: ["alone"],
		bars: ["missed"],
		says: { home: "alone" },
		text: "I close the door behind me, and the day stays outside. I cook what I like and eat it where I like. Then I do what I’ve been looking forward to since noon, for as long as I please. If I want a voice, I know whom to ring. If I don’t, the quiet is good as well. When I’m tired I stop in the middle, leave it all lying there, and go to bed.",
	},
	{
		title: "The whole table",
		needs: ["alone"],
		bars: ["missed"],
		says: { home: "alone" },
		text: "I spread everything out, and all of it may stay there until tomorrow, or until Sunday. I talk to myself a bit while I’m at it, and I’m a good listener. Over the way a lamp goes on. I go on until my eyes give up. Then I tidy nothing away. I just turn off the light on it, as one does on somebody asleep.",
	},
	{
		title: "A table and a few friends",
		needs: ["friends"],
		text: "None of the plates match. {friend|A friend} has brought soup, in the pot it was cooked in. I say a thing that I’ve only half thought out, and they wait, and I find the other half. Later we laugh so much about a misheard word that nobody will be able to explain it tomorrow. The goodbye takes an hour, in coats. I leave the dishes where they are.",
	},
	{
		title: "A visit",
		needs: ["friends"],
		text: "There’s {friend|a friend} at the door, with a bag of pears. I don’t tidy up first. I tell what I’ve been turning over all week, and I’m asked two good questions, and then we let it be and talk about nothing whatever. I hear something in return, and I’m careful with it. ‘Stay a bit,’ I say, and it’s easy to say. I haven’t once thought about how I was doing.",
	},
	{
		title: "One blanket",
		needs: ["partner-here"],
		says: { home: "together", partner: "near" },
		tells: ["touch"],
		text: "We’ve got our feet under the same blanket, and there’s some disagreement about the middle. I tell how my day was, the real version. {partner|My love} asks about the one bit that I’d skipped. Then it’s my turn to ask. For a while nobody says anything, and it isn’t because there’s nothing to say. A hand comes looking for mine and finds it straight away.",
	},
	{
		title: "Tea from the next room",
		needs: ["partner-here"],
		says: { home: "together", partner: "near" },
		text: "We’re each busy with our own thing, and the door between is open. ‘Tea?’ ‘Yes please.’ It comes with a minute of company. {partner|My love} reads me half a sentence and goes off again. I could get up and follow. I stay, because it’s just as good from here. In the dark we bump into each other, as we do every night, and say sorry.",
	},
	{
		title: "The bench at the back",
		needs: ["partner-here"],
		says: { home: "together", partner: "near", clock: "day" },
		tells: ["years"],
		text: "We sit where the last of the sun comes, {partner|my love} and I, as we’ve done for years. One of us tells the old story and gets it wrong at the usual place. The other one lets it stand, or doesn’t. I look at the hand that’s lying next to mine. I could draw it from memory. ‘Well,’ says one of us, when it’s too dark to see who. It means a good deal.",
	},
	{
		title: "The same supper in two kitchens",
		needs: ["partner-away"],
		says: { partner: "far" },
		text: "We’re cooking the same thing in two kitchens, with the phones propped against the salt. {partner|My love} shows me some onions that are cut far too big, and is proud of them. We say what was good today, and then what wasn’t, and nobody repairs anything. Before we ring off we hold up our calendars. The day with the ring round it is one square closer. ‘Sleep well,’ I hear, near my ear.",
	},
	{
		title: "Our evening of the week",
		needs: ["partner-away"],
		says: { home: "together", partner: "near" },
		text: "I know the ring: that’s {partner|my love}, on the way. And then we’re together, in one place, with a coat over the chair. We cook and talk across each other, because there’s a week to catch up on and it doesn’t fit into messages. I’d been waiting to hear it with the face that belongs to it. Tomorrow there’ll be two directions again. Tonight there’s one lamp, and two pairs of shoes under it.",
	},
	{
		title: "All of us at the table",
		needs: ["several"],
		says: { home: "together", partner: "near" },
		tells: ["touch"],
		text: "The talk goes round the table without me for a while. {partner|One of my loves} is explaining a film to {other|the other}, and they both start laughing at something that I missed. I don’t have to have heard it. Under the table a foot arrives on mine. Who sleeps where takes three sentences and a joke, and then it’s settled. There’s no chair here that I have to fight for.",
	},
	{
		title: "One more glass of water",
		needs: ["children"],
		says: { home: "together", children: "here" },
		text: "Teeth. One more glass of water. And one more. Then it’s dark, and {child|somebody} tells me what would never have been told with the light on. I lie beside the bed and listen, and I don’t make anything of it. ‘Stay till I’m asleep.’ ‘I’m here.’ I stay a bit longer than that. Then nobody wants anything, and everybody is breathing, and I’m happy.",
	},
	{
		title: "Their toothbrushes in the glass",
		needs: ["children-part"],
		says: { home: "together", children: "here" },
		text: "Tonight their toothbrushes are in the glass. Later {child|my child} sits on the edge of my bed and tells me about the other home, about the new lamp and who laughed at what. It’s told quite easily, and I can hear it easily. Love doesn’t have to be shared out like cake here. There’s enough. When it’s quiet I go past the door twice, though there’s no need.",
	},
	{
		title: "An evening when they’re away",
		needs: ["children-part"],
		says: { children: "away" },
		text: "The phone rings at seven from the other home, and {child|my child} tells me the main thing, which is about a snail. I tell mine, which is about a bus. Then the evening is long, and it’s mine. I do something that I did before I was anybody’s parent, and I find that I still can. There’s a shoe under the table. I leave it where it is. It’s only waiting, and so is the weekend.",
	},
	{
		title: "Many voices",
		needs: ["household"],
		says: { home: "together" },
		text: "One after the other they come back, and each of them brings a bit of the outside in. Everybody talks, and it’s a wonder that anybody hears anything. {family|Somebody} tells a story at my expense, and it’s a good one, so I add the part that’s even worse. When it gets too much I go to my room and close the door, and nobody takes it for more than it is. I like falling asleep to their voices.",
	},
	{
		title: "They’ve come for supper",
		needs: ["grown"],
		says: { home: "together" },
		tells: ["grown", "touch"],
		text: "They take the pots right out of my hands. {grown|One of mine} knows where the big spoon is and tells me to sit down, so I sit, at my own table, like a guest. Then I’m asked how it was, that time, and somebody really wants to know. I tell it and don’t improve it. There’s a goodbye with a great many arms in it. I leave the chairs as they are.",
	},
	{
		title: "Somebody else is on duty",
		oneOf: ["cared-for", "partner-ill"],
		text: "Tonight somebody else is on duty, and it’s somebody who knows how. I’ve said the three things that matter and left out the other twenty. At first my ears go on working by themselves. I let them. At some point I turn a page and notice that I’ve been far away for half an hour, and nobody has called. I still love just as much. I’m only off my feet.",
	},
	{
		title: "Two people, and a song",
		needs: ["partner-ill"],
		says: { home: "together" },
		tells: ["touch"],
		text: "What can be done today has been done, and we sit down. I put on the song that was ours. After three notes {partner|the one beside me} is humming along, and every note of it is right. I hold that hand and tap the rhythm on the back of it. Once today I was cross, and twice I was tired, and I put all three down. When the song is over, I let it begin again.",
	},
	{
		title: "The good place on the sofa",
		needs: ["animal"],
		text: "At six I’m stared at. {animal|Somebody with fur} is never wrong about supper. So we eat, each of us something different and with the same enthusiasm. Then there’s the question of who gets the good place, and it’s settled as usual, and I get what’s left. I tell how the day was. When I stop, I’m leaned on, with the whole weight. After a while we breathe at the same speed.",
	},
	{
		title: "Thanks at the end of it",
		needs: ["faith"],
		text: "The first words are the ones that I was given once, and I say them as I always do. Then I go through the day from the front. What was good comes first, and there’s more of it than I’d thought. What I did badly I say too, in plain words, and it gets lighter for being said. I name the people who are on my mind, and put each of them into better hands than mine.",
	},
	{
		title: "While others go to bed",
		needs: ["night-work"],
		says: { clock: "night" },
		text: "While others brush their teeth I eat something warm and put on my work shoes. Somebody from the late shift is glad to see me. I hear what I need to know, and then the long even hours begin, with their hum and their small lamps. At three I look out. Somewhere over there people sleep whom I love. I’m awake so that the night isn’t empty. I’m good at this.",
	},
	{
		title: "Early to bed, without an apology",
		needs: ["limits"],
		bars: ["night-work"],
		text: "I go to bed early and don’t apologize to anybody. This day had enough in it. I spent my strength on what I chose, and there’s a bit left over, and I keep it. Everything is within reach. This body has brought me through one more day, with complaints on both sides. I pat it where it aches. ‘There,’ I say. Then I lie still and do nothing, thoroughly.",
	},
	{
		title: "The chair across from mine",
		needs: ["missed"],
		text: "Nobody sits in the chair across from mine, and I’ve left it there, because I like it. I tell it about the day, partly aloud. I know what {missed|my dear} would have said to most of it, and some of it makes me laugh. I don’t have to be done with missing. I put on the music that was ours, and after that a piece that I only discovered this spring. They go well together.",
	},
];
