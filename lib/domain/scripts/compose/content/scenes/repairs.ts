import type { Scene } from "../../scene";

export const repairs: readonly Scene[] = [
	{
		title: "It takes its time",
		says: { between: "two" },
		text: "A few hours later it isn’t all right yet, and it doesn’t have to be. I’ve said my part. I don’t say it again in other words, and I don’t go looking for signs. I do something that has to be done anyway, thoroughly. Then there’s a question about something else, asked in the usual voice. I answer it in mine. We both know what has just been said. The rest of it we’ll find tomorrow, when we’ve slept. What is between us can wait that long, and so can I. I go on with the day, and it’s a little lighter than it was.",
	},
	{
		title: "We look at it again",
		says: { between: "two" },
		text: "Later we come back to it, when both of us have eaten and neither of us has to be anywhere. I say once more what I said before, in fewer words. This time I hear: ‘All right. I think I know what you mean.’ I ask whether there’s anything on the other side, and there is, and I listen. It takes ten minutes. Nobody wins anything. We find one small thing to do differently the next time, and we both know which. Then one of us asks what’s for supper, and I notice that I’m hungry.",
	},
	{
		title: "About the joke",
		after: ["I say it while it’s small"],
		says: { between: "two", other: "unnamed" },
		text: "Later we’re on our own again, and I hear: ‘That joke before. I saw your face.’ I wait. ‘I won’t make that one again.’ ‘Thank you,’ I say, and I leave it at that. I don’t have to explain why it stung. After a while I’m asked all the same, and I tell it in three sentences. Nobody says that I’m too sensitive. Then I make a joke about myself, a better one, and we both laugh at it at the same time. It’s light again between us. I said a small thing while it was small, and it stayed small.",
	},
	{
		title: "After my no",
		after: ["A clear no"],
		says: { between: "two", other: "unnamed" },
		text: "Later the telephone rings. ‘I was disappointed,’ I hear, ‘and it’s all right. I’ve found somebody else.’ The voice is nearly warm again. ‘I’m glad,’ I say. I don’t offer anything to make up for it, though it’s on the tip of my tongue. I’m asked how I am, and I say that I’m tired, which was the reason. ‘You could have said,’ I hear. ‘I’m saying it now.’ Then we laugh. My no is still a no, and we’re still the two of us. I sit down and do nothing with the hour that I kept.",
	},
	{
		title: "What the message meant",
		after: ["A message that I take the wrong way"],
		says: { between: "two", other: "unnamed" },
		text: "Later the answer comes. ‘Oh no,’ it begins. ‘I wrote that in a hurry, with one thumb. I meant it kindly.’ I read the two lines again, and now I can hear the voice in them. ‘I nearly took it the wrong way,’ I write. ‘I’m glad you asked,’ it says. We agree to ring each other next time it’s about anything that matters. Then there’s a picture of what was going on over there just then, and it’s a kitchen with everything boiling over. I laugh aloud, by myself. I put the telephone away, and the afternoon is mine again.",
	},
	{
		title: "One sentence each",
		says: { between: "two" },
		after: ["Two people, one matter", "Something with a history", "In the family", "Who does what"],
		text: "Later we come back to it, each with one sentence. Mine is about what I did, and there’s no ‘but’ behind it. Then I wait. The other one comes slowly, and it’s about what I’d been afraid to hear, and it’s half as bad. ‘I didn’t know that,’ I say, and that is the truth as well. We don’t make a great thing of it. There’s still a difference of opinion, and it may stay, like a piece of furniture that belongs to one of us. We know now where it stands, and nobody has to bump into it.",
	},
	{
		title: "I go first",
		says: { between: "two" },
		after: ["Two people, one matter", "A pause in the middle", "In the family", "One evening and two dates"],
		text: "Later I think that one of us has to go first, and that it may as well be me. I say what I’m sorry for, and I name it: not ‘if I hurt you’, but the thing, the minute, the tone. It’s a bit like reading aloud in front of a class. Then it’s said, and I’m still here. I get an answer that is gruff and kind. I’m not asked to do it twice. Afterward there’s something ordinary to decide, and we decide it, both of us a little too politely. By tomorrow that will have worn off. We’re good.",
	},
	{
		title: "A question in place of an answer",
		says: { between: "two" },
		after: ["Two people, one matter", "Something with a history", "A pause in the middle", "In the family"],
		text: "Later I come back to it with a question. ‘What bothered you most?’ I ask. Then I keep quiet, and it isn’t easy. What I hear isn’t what I’d have guessed. It’s smaller, and it goes deeper. ‘I see,’ I say, and after a while I do see. I’m asked the same thing, and it takes me a moment to find it. We leave both there and go on to something easier. It’s easier now.",
	},
	{
		title: "I make it up with myself",
		says: { between: "self" },
		text: "Later I sit down by myself and go through it once, as a good friend would who was there and saw it all. ‘That was an unpleasant minute,’ says the friend, ‘and it’s over.’ I ask what I’d do differently. It’s one thing, and I can remember it without writing it down. Then I do something kind for the body that went through it with me: something warm, something soft, ten minutes with the eyes closed. I notice that I’ve let my shoulders down. I’m on my own side again. It was only a short walk.",
	},
	{
		title: "I tell it to somebody",
		says: { between: "self" },
		text: "Later I tell somebody about it, and I tell it as it was, including the part in which I don’t look good. I’m not given advice. I’m asked one question, and as I answer it I begin to laugh, because it’s really quite funny, told from there. By the end of the story I’m neither the villain nor the victim of it. It’s just something that happened to me today. We talk about something else. When I think of it again in the evening, I have to look for the place where it stung, and I find it only after a while.",
	},
	{
		title: "Two cups",
		needs: ["partner-here"],
		says: { home: "together", partner: "near", between: "two", other: "partner" },
		text: "Later one of us comes to the door with two cups. ‘I was sharp,’ says the one, and the other says: ‘I heard the half of it that I was afraid of.’ We laugh a little, carefully. Nobody has won. We say what we’ll try next time, and it’s one thing only, so that we can remember it. Then there’s something to be done together, with our hands, side by side. We don’t talk while we do it. The room is larger than it was this morning, and I’m in it with somebody.",
	},
	{
		title: "Side by side",
		oneOf: ["partner-here", "partner-away"],
		says: { partner: "near", between: "two", other: "partner" },
		tells: ["touch"],
		text: "Later we sit side by side, because it’s easier than face to face. I say what I’m sorry for, and I get the same back, in other words. There’s one point at which we don’t meet. We look at it, the two of us, and it will still be there tomorrow. ‘I’d rather have you than be right,’ I say, and hear: ‘I’d rather have both,’ and then we do laugh. There’s a hand, and mine on top of it. Neither of us has to get up just yet. I can feel it down to my stomach that it’s over.",
	},
	{
		title: "The second call",
		needs: ["partner-away"],
		says: { partner: "far", between: "two", other: "partner" },
		text: "Later the telephone rings, at the time that we’d agreed on, to the minute. ‘I put that badly,’ says the voice that I love, and I say: ‘So did I.’ I hear a breath being let go over there. We take the thing up once more and turn it over. From this side it looks less like a wall. We say what we’ll do when the line goes quiet the next time. It’s one sentence, and we both know it now. Then I’m told what there was for lunch. I’ve never been so interested in soup.",
	},
	{
		title: "We sit down, all of us",
		needs: ["several"],
		says: { partner: "near", between: "two", other: "partner" },
		tells: ["touch"],
		text: "Later we sit down with the calendar, and whoever it concerns is at the table. I say again that it was my mistake. It’s taken as that, and it isn’t made larger. We move one evening, and somebody gets the weekend that was promised. I ask whether that is enough, and I wait for the real answer. It comes: ‘Not quite. Ask me first, the next time.’ I say that I will, and I put it down where I’ll see it. There’s tea. Under the table a foot finds mine. I’m still loved, by the one and by the other, on an afternoon when I’ve made work for both.",
	},
	{
		title: "Three lines to a friend",
		needs: ["friends"],
		says: { between: "two", other: "friend" },
		text: "Later I write three lines: what I’m sorry about, what I still think, and that I’m glad of the two of us. I read them once and send them. The answer comes while I’m busy with something else, and it’s kind. It’s funny, too, in the one way that only the two of us find funny. The next time we meet there’ll be a moment of shyness, and then it will be as it was, with a seam in it. I don’t mind a seam. It shows where something has held. I go on with what I was doing, a good deal faster.",
	},
	{
		title: "A knock at the door",
		needs: ["friends"],
		says: { between: "two", other: "friend" },
		text: "Later there’s a knock, and there’s my friend at the door with something to eat. ‘I wasn’t fair,’ I hear. ‘Nor was I,’ I say. ‘Come in.’ Each of us says the one thing that should have been said in the first place. Then we’re both a bit embarrassed and very much relieved, and we eat it out of the bag, standing up. We talk about something else with our mouths full. I’d forgotten how well we know each other.",
	},
	{
		title: "On the edge of the bed",
		oneOf: ["children", "children-part"],
		says: { children: "here", between: "two", other: "child" },
		text: "Later I’m let in, as far as the edge of the bed. ‘I was sharper than I wanted to be,’ I say. ‘That wasn’t right. And it’s still no, and I still like you more than anything.’ There’s a long silence in which a blanket is inspected. Then I’m shown something, very seriously, and I look at it closely, and it’s understood that the matter is closed. I go back down the hall a good deal taller than I came.",
	},
	{
		title: "They ring back",
		needs: ["grown"],
		says: { between: "two", other: "grown" },
		tells: ["grown"],
		text: "Later the telephone rings, and it’s my grown-up one. ‘Thanks for saying that,’ I hear. ‘I know it wasn’t easy.’ It wasn’t. I don’t say that I only meant well. I ask how it is going with the matter, and I leave it at asking. And now I’m told, a good deal more than I’d ever have got out of anybody with advice. I listen, I say ‘yes’ and ‘oh’ and ‘and then?’. At the end I’m asked what I would do. I take my time. I say: ‘I’d trust you with it.’ And I would.",
	},
	{
		title: "Over the dishes",
		oneOf: ["household", "cared-for", "partner-ill"],
		says: { between: "two", other: "family" },
		text: "Later I’m at the sink, and somebody takes the towel from the hook and begins to dry. We both look at the plates. ‘You were right about the one thing,’ I hear. ‘You were right about the other,’ I say. It’s quickly said, with wet hands. We settle who does what from now on, and this time it’s put on a piece of paper, with days. It isn’t everything that I wanted. It’s a good half. I’m asked how I am, and the water is turned off for the answer. So I give one. It’s longer than either of us expected.",
	},
];
