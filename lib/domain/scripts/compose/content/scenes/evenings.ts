import type { Scene } from "../../scene";

export const evenings: readonly Scene[] = [
	{
		title: "Hands busy",
		text: "In the evening my hands have something to do, something that I like and that nobody is waiting for. I do one step after the other, as it comes. It doesn’t have to be good. An hour goes by without my counting it. Now and then I hold the thing away from me and look, and I see where I was impatient and where I wasn’t. When I stop, there’s a little more of something in the world than there was this morning. I leave it where I’ll see it tomorrow.",
	},
	{
		title: "Something on the stove",
		bars: ["night-work"],
		text: "In the evening something is cooking, and it smells as it should. I taste it and add a little of what I always add. There’s music, and I turn it up for the song that I know by heart. I set the table properly, with the good plates, because tonight is as good as any day that one might be saving them for. I eat slowly enough to notice. Afterward I leave the pan to soak and sit on for a while. Nothing is left to be proved today. It’s warm in here, and the night may do outside what it likes.",
	},
	{
		title: "The long way home",
		bars: ["limits", "night-work"],
		says: { clock: "day" },
		text: "In the evening I take the long way home. Behind the windows tables are being set, somebody waters plants, somebody dances for a moment and thinks that nobody is looking. I belong to them, the whole street of us. I go over the day as I go, and by the second corner it has become smaller and kinder. I say good evening to somebody I don’t know, and it’s said back. At the door I find the right key in the dark. I know this lock, and how it likes to be turned.",
	},
	{
		title: "A lamp and a chair",
		text: "In the evening there’s a lamp and a chair, and I’m in it. I read until I notice that I’ve stopped reading and begun to think. Then I do that for a while. I go through the day and pick out what I want to keep: a sentence, a colour, how somebody laughed. What I don’t want to keep I leave lying there. It needn’t come to bed with me. I write one line into a book that nobody reads but me. It’s a short line, and it’s true. I put the pen down, and I’m done for today.",
	},
	{
		title: "An hour with music",
		text: "In the evening I do something that has gone out of fashion: I listen to a whole record, from the first piece to the last, and do nothing else. At the second piece my hands look for something to hold. At the third they’ve understood. There’s a place in the fourth where the tune goes down when I expect it to go up, and it gets me each time, just under the ribs. I let it. When it’s finished, I leave the quiet on for a while, since it belongs to it. Then I know what I’d like, and it’s only a glass of water.",
	},
	{
		title: "What is coming",
		text: "In the evening I get out the calendar and look ahead, for pleasure. There’s a birthday that isn’t mine. There’s a day with a circle round it, and I know what for. Between them there’s white paper, and I like the look of it. I write in one thing that I’ve only thought of until now, in pencil, and then I go over it in ink. It’s a small thing. It has a date now, and it looks back at me. I think of what I’ll bring, and what I’ll wear, and that it may rain. Then I close the book. It’s all still coming.",
	},
	{
		title: "My own company",
		needs: ["alone"],
		says: { home: "alone" },
		bars: ["missed"],
		text: "In the evening I close the door behind me, and the day stays outside. I cook what I like and eat it where I like, and nobody wants to know why there’s pepper on it. Afterward I do what I’ve been looking forward to since noon. If I want a voice, I know whom to ring. If I don’t, the quiet is friendly, and I know its corners. Nothing has to come after this for it to have been an evening. I put out the lamp when I please.",
	},
	{
		title: "The whole table",
		needs: ["alone"],
		says: { home: "alone" },
		bars: ["missed"],
		text: "In the evening I spread everything out over the whole table: the map, the pieces, the letters, the thing that I’m working at. It may stay there until tomorrow. I talk to myself a little, and I’m a good listener. At eight I stop and eat at the window, and I see who else is at home over there. We’ve never met, and we know each other’s lamps. I go on until I’m tired in the right way. Then I tidy nothing away, and that’s the best part of it.",
	},
	{
		title: "A table and a few friends",
		needs: ["friends"],
		text: "In the evening there are plates on the table that don’t match, and friends around it who do. Somebody has brought soup, somebody else the good bread. I say something that’s only half thought, and they let me find the other half. Later there’s laughter about a thing that nobody will be able to explain tomorrow. I hear my own among it. When they go, there’s a long goodbye, and the best story of the evening is told in the door. The dishes can wait. They know that as well.",
	},
	{
		title: "A visit",
		needs: ["friends"],
		text: "In the evening there’s a knock, and it’s a friend I’m always glad to see. We don’t tidy up first. We sit where there’s room and eat what there is. I tell the thing that I’ve been turning over for days. I’m asked two good questions, and then we let it rest and talk about nothing at all. I’m told something in return, and I’m careful with it. ‘Stay a little,’ I say, and it’s easy to say. Later, when I’m by the lamp again, I notice that I haven’t thought of how I was all evening.",
	},
	{
		title: "Two on a sofa",
		needs: ["partner-here"],
		says: { home: "together", partner: "near" },
		tells: ["touch", "years"],
		text: "In the evening we sit with our feet under the same blanket. I say how my day was, the real version, and I’m asked about the part that matters. Then I ask too. I learn something that I didn’t know, after all this time. For a while we’re silent, and it’s the good kind. A hand finds mine without looking for it. I don’t have to be interesting. I think: this is it, it’s as small as this, and I’m glad that I noticed.",
	},
	{
		title: "Tea from the next room",
		needs: ["partner-here"],
		says: { home: "together", partner: "near" },
		tells: ["touch"],
		text: "In the evening we’re each busy with something of our own, with the door open between us. From the other room I hear pages, or a tool, or a tune that stops at the same place every time. ‘Tea?’ I hear. ‘Yes please.’ It comes with a minute on the arm of my chair, a hand in my hair, a sentence out of the book. Then each of us goes on. I’ve seldom been so much by myself and so little alone. At ten we turn out the lamps, one here and one there.",
	},
	{
		title: "In the last light",
		needs: ["partner-here"],
		says: { home: "together", partner: "near", clock: "day" },
		tells: ["years"],
		text: "In the evening we sit where the last light comes in, as we’ve done for years. One of us tells a story that both of us know, and gets it wrong in the usual place. The other one lets it stand, or doesn’t. There are days when we’re both tired and hardly talk, and this may be one of them. I look at the hand on the table next to mine. I could draw it from memory. ‘Well,’ says one of us when it’s dark, and it means a good deal. We get up, and wait for each other at the door.",
	},
	{
		title: "A call from far away",
		needs: ["partner-away"],
		says: { partner: "far" },
		text: "In the evening we cook the same thing in two kitchens, with the telephone leaning against the salt. Over there it’s an hour later, or the rain is another rain. We say what was good and what wasn’t, and nobody repairs anything. There’s a silence with a spoon in it. I like hearing that somebody I love is eating. Before we hang up we look at the calendar, and the next date is nearer by one day. ‘Sleep well,’ I hear, close to my ear. I put the telephone down and I’m not cut off from anything.",
	},
	{
		title: "Our evening of the week",
		needs: ["partner-away"],
		says: { home: "together", partner: "near" },
		text: "This is one of our evenings. The bell rings twice, in the way we’ve agreed on. We’re glad of each other, and we show it. We cook, we talk across each other, we catch up on what didn’t fit into messages. Each of us has a life with its own front door, and tonight they’ve come together at one table. Later we’re tired and stay where we are. In the morning there’ll be two directions again. Tonight there’s one lamp.",
	},
	{
		title: "All of us at the table",
		needs: ["several"],
		says: { home: "together", partner: "near" },
		tells: ["touch"],
		text: "In the evening we’re all at one table, the ones I love and I, and the talk goes round it without me for a while. I dry a glass and listen. Two of them laugh at something that I didn’t hear, and I don’t need to have heard it. Then there’s a foot against mine under the table, and from the other side somebody passes me the bread. We settle who sleeps where with three sentences and a joke. I’m not afraid of being left over. There’s a place here with my name on it, and I’m in it.",
	},
	{
		title: "Bedtime, and after",
		needs: ["children"],
		says: { home: "together", children: "here" },
		text: "In the evening there are teeth to be brushed and one more glass of water, and then one more. I’m told in the dark what I’d never have been told in the light. I listen, and I don’t make anything of it. ‘Stay till I’m asleep,’ somebody says, and I stay a little beyond that. Then it’s quiet, with breathing in it. I pick up what lies about, or I leave it. I sit down for the first time since morning and eat what’s left of supper. It’s cold, and I like it. Nobody wants anything. I’m happy.",
	},
	{
		title: "Their toothbrushes in the glass",
		needs: ["children-part"],
		says: { home: "together", children: "here" },
		text: "In the evening their toothbrushes are in the glass again. We eat something with our fingers. There’s a quarrel about a blanket, it has nothing to do with anything, and it’s over before I get there. Later somebody sits on the edge of my bed and talks about the other home, quite easily, and I can hear it easily too. They’re allowed to love all of us. When they sleep I go past the door twice, though there’s no need. I turn off the light in the hall and leave on the small one.",
	},
	{
		title: "An evening when they’re away",
		needs: ["children-part"],
		says: { children: "away" },
		text: "In the evening I’m not needed by anybody under one metre fifty. They’ve rung from their other home and told me the main thing, which was about a snail. I’ve told them mine. Now the evening is long, and I’ve got plans for it, or the plan of having none. I eat late. I do something that I did before I was anybody’s parent, and find that I still can. There’s a small shoe under the table. I leave it there. It doesn’t make me sad tonight. It’s only waiting, and so is the weekend.",
	},
	{
		title: "Many voices",
		needs: ["household"],
		says: { home: "together" },
		text: "In the evening everybody comes back to the same kitchen, one after the other, and each of them brings in some of the outside. The pot is large enough. We all talk, and it’s a wonder that anybody hears anything. Somebody tells a story at my expense, and it’s a good one, so I laugh as well. I have a question, and it gets four answers. When it becomes too much, I can go to my room and close the door, and nobody takes it for more than it is. Through the wall I hear that they’re still at it. I like falling asleep to that.",
	},
	{
		title: "They’ve come for supper",
		needs: ["grown"],
		says: { home: "together" },
		tells: ["grown", "touch"],
		text: "In the evening some of my grown-up ones are here for supper, and they take the pots out of my hand. They know where everything is. They tell each other things over my head, as I once did over theirs. I’m asked how it was, back then, and this time somebody really wants to know. I tell it, and I don’t improve it. Later there’s a goodbye in the hall with a good many arms in it, and a dish that goes along for tomorrow. The chairs are still standing as they left them. I let them stand.",
	},
	{
		title: "Somebody else takes the evening",
		oneOf: ["cared-for", "partner-ill"],
		text: "This evening somebody else is on duty, and it’s somebody who knows how. I’ve told them the three things that matter, and I’ve left out the other twenty. The one I look after is in good hands, and I’m in nobody’s way. I sit down with my back to the door. At first my ears go on listening, and I let them. Then I notice that I’ve been somewhere else for half an hour, in a book, in a tune, at sea. I’m asked nothing, and I give nothing. I’m still somebody who loves. Tonight I’m also somebody who rests.",
	},
	{
		title: "Two people, and a song",
		needs: ["partner-ill"],
		says: { home: "together" },
		text: "In the evening the work is done, as far as it’s ever done, and we sit down. I put on the song that we both know. There’s humming beside me, and every note of it is right. I don’t ask whether today was good. I hold a hand and feel how warm it is. I was angry once today, and tired twice, and I forgive myself all three. I tell something from long ago, and I tell it for us both. Somebody else has the night, and knows the way to our door. So I can stay with the song until the end, and then let it begin again.",
	},
	{
		title: "A creature that knows the time",
		needs: ["animal"],
		text: "In the evening I’m reminded of supper by somebody who can’t tell the time and is never wrong. We eat, each our own. Then there’s the usual question of who gets the good place, and the usual answer. We both know how the evening goes on from here. I tell the day to a pair of ears, and I say some things that I’d say to nobody else. Nothing is held against me. When I stop talking, I feel it breathing, and after a while we’re breathing alike.",
	},
	{
		title: "Thanks at the end of it",
		needs: ["faith"],
		text: "In the evening I light a candle, or only think of one. I go through the day with somebody who was there for all of it. I say what was good, and I’m in no hurry to get to the rest. What I did badly I say as well, in plain words, and I’m not sent away for it. I name the people who are on my mind and put each of them into better hands than mine. Then I sing a line, or hum it. Others are singing it somewhere, in other towns, in other languages. I’m one voice in it, and that’s plenty.",
	},
	{
		title: "While others go to bed",
		needs: ["night-work"],
		says: { clock: "night" },
		text: "My evening is the beginning of my work. While others brush their teeth, I eat something warm and put on what I wear there. I go through the town as it switches off its lamps, and I like having it to myself. The colleague from the late shift is glad to see me and tells me what I need to know. Then the long, even hours come, and I know their rhythm. At three I look out of a window. Somewhere people sleep whom I love, and they’re all right. I’m up so that the night isn’t empty. I’m good at it.",
	},
	{
		title: "Early to bed, without an apology",
		needs: ["limits"],
		bars: ["night-work"],
		text: "In the evening I go to bed early, and I don’t apologize for it to anybody. The day had enough in it. I’ve spent my strength on what I chose, and there’s a little left over, which I keep. The pillows are as I need them. What I may want in the night stands within reach. I listen to a story, or to the rain, or to my own breath. This body has brought me through one more day, not without complaints on both sides. I thank it, a bit drily. Then I give it what it has been asking for.",
	},
	{
		title: "A chair that stays",
		needs: ["missed"],
		text: "In the evening I sit across from a chair that nobody sits in, and I leave it there because I like it. I tell of the day, not aloud, or aloud. I know by now what the answers would be, and some of them make me laugh. I don’t have to be done with missing anybody. It sits with me at the table like an old relative who has become quieter with the years. I put on the music that was ours, and then a piece that’s only mine. Both of them fit into this evening. I stay up until the end.",
	},
];
