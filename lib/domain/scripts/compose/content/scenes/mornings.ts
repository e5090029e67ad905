import type { Scene } from "../../scene";

// Nobody in a scene is cruel, and nobody has to come closer than they like. A scene says nothing about who is at home,
// about the body or about the hour unless its conditions say the same.

export const mornings: readonly Scene[] = [
	{
		title: "A slow one",
		bars: ["children", "cared-for", "partner-ill", "night-work"],
		text: "I wake up, and for a while the day asks nothing of me. I look at the light on the wall and leave it there. Something hot stands next to me, and I drink it while it’s hot. I ask myself what I’d like today, and I wait for the answer as I’d wait for somebody who thinks before speaking. It comes in its own time, and most of it is small: a certain shirt, a certain song, one thing done properly. I begin with the song. The rest of the day can line up behind it.",
	},
	{
		title: "Out early",
		bars: ["limits", "night-work"],
		says: { clock: "day" },
		text: "I’m outside early, while the street still belongs to the birds. The air is fresh, and I know the way without thinking of it. I greet somebody with a dog, as I do most mornings, and we say the same two sentences as always. I breathe all the way down. Nothing has gone wrong yet today, and I like being the first to know. When I turn back, I have something to tell, and it’s only that the light was good. The day can come now. I’ve already been in it.",
	},
	{
		title: "Windows open",
		text: "First I open a window, and the day comes in with its smells and noises. I stay by it until I know what weather it is. I put on the soft thing, the one that is for nobody. While the kettle is on I hum, and I notice only at the second verse that I do. There is a plan, and it has gaps in it on purpose. I look at the gaps and like them best. Then I choose one thing to do well, and the others may be done as they come. I’m ready, and I’m not in a hurry.",
	},
	{
		title: "Something I know how to do",
		text: "I get ready for something that I know how to do. My hands find what they need before I look for it. I’m a little early, and I use the time to do nothing. Somebody says good morning in the voice that people keep for those they’re glad to see, and I say it back in mine. Then I begin. For an hour I forget how I look and what I owe, because the thing in front of me wants all of me, and gets it. When I look up, it’s further than it was. So am I.",
	},
	{
		title: "One thing on the list",
		text: "On today’s list there’s one thing, in my own writing. The others are on another list, and that one is in a drawer. I read the one thing while I eat, and I like it. It’s something I’ve wanted to get to for weeks, and nobody is waiting for it but me. I put on what suits it. I clear a corner. Then I begin, a little shyly, the way it is with something that matters. After a quarter of an hour I’ve forgotten that I was shy. The rest of the world is going about its morning, and I’m going about mine.",
	},
	{
		title: "A song from long ago",
		text: "Something is playing when I come into the kitchen, and it’s a song from when I was young and knew everything. I know all the words, and two of them I’ve had wrong for years. I sing them wrong once more, for old times’ sake. The bread is warm. I think of who I was with that song in my ears, and I’d like to tell that person a few things, all of them kind. Then it’s over, and somebody reads the traffic news. I butter the second slice. It’s a good age to be, this one, with a song in it.",
	},
	{
		title: "No hurry at all",
		bars: ["children", "cared-for", "partner-ill"],
		text: "Nothing is written in this morning. I sleep until I’m done, and then I stay a little longer, for the pleasure of not having to. I lie across the whole bed, as if I’d been thrown there by a kind hand. At some point I get up for bread and bring it back, and crumbs are allowed. I don’t look at what has come in overnight. It will keep. I think of something that made me laugh, and I laugh again, more quietly. When I do get up, it’s because I want to.",
	},
	{
		title: "By myself, and glad of it",
		needs: ["alone"],
		says: { home: "alone" },
		bars: ["missed"],
		text: "The rooms are as I left them last night, and I like that. The cup stands where I put it. I know every sound here, and all of them are mine. I have my breakfast in the order that I like, with the paper, with the radio, or with neither. Nobody is missing from this table. It’s laid for the right number. I say something aloud, to hear how my voice is today, and it’s friendly. Later I’ll see people, and I’ll be glad of them. This hour I keep.",
	},
	{
		title: "A kitchen with somebody in it",
		needs: ["partner-here"],
		says: { home: "together", partner: "near" },
		tells: ["touch"],
		text: "I hear cups before I open my eyes. Somebody who loves me is up and is trying to be quiet, and isn’t very good at it. When I come in there’s a hand on my back for a moment, and bread on the table. We don’t say much. One of us reads something out, and the other one laughs too early. I’m not at my best at this hour, and I’m welcome all the same. Before we part we arrange who brings what home. It’s a short list, and I like every word of it.",
	},
	{
		title: "After many years",
		needs: ["partner-here"],
		says: { home: "together", partner: "near" },
		tells: ["years"],
		text: "I know without looking which side is already empty, and that the kettle is on. We’ve had some thousands of these mornings, and this is another one. The cups have their owners. I’m told what the weather will do, and I’m told wrongly, and I say nothing. Then I say it after all, and we’re both pleased. There’s a face across the table that has grown older along with mine, at exactly the same speed. I’d know it anywhere. I pass the jam before I’m asked for it.",
	},
	{
		title: "A voice before breakfast",
		needs: ["partner-away"],
		says: { partner: "far" },
		text: "The first voice of the day comes from far away, and it’s close to my ear. We have ten minutes. We don’t fill them with news. I hear a kettle over there, and over here mine begins, and for a moment they boil together. I’m asked how I slept, and the answer is listened to. I say what I’ll have for breakfast, as if it mattered, and it does. When we hang up I’m in my own kitchen again with a warm ear. The distance is as long as it was. It’s lighter to carry.",
	},
	{
		title: "Two homes, and a key to each",
		needs: ["partner-away"],
		says: { home: "together", partner: "near" },
		text: "I wake up in the home that isn’t mine, and I know where the light switch is. There’s a drawer here with my things in it, and a cup that I’m given without being asked. We each have our own door, and today we’re behind the same one. I like that we’ve arranged it so. At breakfast we look at the week and put a mark at the days that are ours, and we leave the others white. Nobody counts them. I’ll go home later, and home will be good as well.",
	},
	{
		title: "Enough cups for everybody",
		needs: ["several"],
		says: { home: "together", partner: "near" },
		text: "This morning there are three cups on the table, and nobody had to ask how many. Somebody I love is telling somebody I love about a dream, and I listen from the door. I’m not needed for it, and I’m glad to hear it. Then one of them looks up and makes room. We talk about the week: who is where, who needs the evening, who cooks. It takes a while, and we’ve learned to take it. I know where I stand with each of them. It’s a good place, each time.",
	},
	{
		title: "A full house",
		needs: ["children"],
		says: { home: "together", children: "here" },
		text: "The morning is loud. Something has been lost, something is being sung, and I’m asked where I put it. I stand in the middle and notice that I’m smiling. I do one thing after another, and what isn’t done by the time we leave can wait until tonight. A sock is found. It’s the wrong one and goes on all the same. At the door somebody turns round once more and waves, and I wave back. Then I have ten minutes that are only mine, and I spend nine of them grinning.",
	},
	{
		title: "One of their days",
		needs: ["children-part"],
		says: { home: "together", children: "here" },
		tells: ["touch"],
		text: "They’re here today. I know it before I’m awake, because the place sounds different with them in it. There are shoes in the hall, too many for so few feet. I make what they like and not what would be sensible. Nobody says much yet. A head leans on my arm for as long as it takes to butter a slice. I don’t count how many days it is until they go. I count what is on the table, and that somebody has drawn on the calendar. We’re late, and it’s a good kind of late.",
	},
	{
		title: "The days in between",
		needs: ["children-part"],
		says: { children: "away" },
		text: "Today they wake up in their other home, and they’re well there. I can think that and go on with my breakfast. A drawing hangs where they left it. I tidy one thing and leave the rest, because it says that they’ll be back. There’s time for what I never get to: a bath, a long letter, the paper from front to back. At eight a message comes with a picture that’s mostly thumb. I answer it. Then I do what I’d like, and I don’t owe anybody a reason for enjoying it.",
	},
	{
		title: "Others up already",
		oneOf: ["household"],
		says: { home: "together" },
		text: "Others are up already. I hear who it is by the way the doors close. In the kitchen there’s a place left for me between two elbows. Everybody is talking, and I’m in the middle of it. Somebody has kept the end of the bread for me, since they know that I like it. I’m teased a little, about the right thing, in the right tone. I give it back. Then one after the other leaves, with goodbyes from the hall, and the last one asks whether I need anything.",
	},
	{
		title: "Before the day’s work of caring",
		oneOf: ["cared-for", "partner-ill"],
		says: { home: "together" },
		text: "I’m up first. For a quarter of an hour the kitchen is mine, and nobody needs my hands, so I wrap them round a cup. Then I hear that I’m wanted, and I go. I say good morning, and there is a face that I’ve known for a long time. We do the things that have to be done, in the order that works. Some of it is heavy. Some of it makes us laugh. At nine somebody comes who takes over for a while, and knows how. I hand over the morning, and my own begins.",
	},
	{
		title: "A hand that I know",
		needs: ["partner-ill"],
		says: { home: "together" },
		text: "I’m awake a little before the one beside me, and I look across. It’s the face that I married, or as good as, and in sleep it’s quite without illness. I lie still for as long as that lasts. Then the day begins, in the order that we need. I button what has to be buttoned. A hand takes hold of mine, and it may know who I am or only that I’m good, and both are true. I say what I say every morning. Somebody will come at nine, and I’ll go out under the sky for an hour. Until then we’re two people at a table.",
	},
	{
		title: "A weight on my feet",
		needs: ["animal"],
		text: "Somebody is up before me who can’t tell the time and wants breakfast. I’ve never had to earn that look. I do what is asked of me, in the right order, since the order matters to one of us. For a moment it is only the two of us, and nobody has said a word. Then we go to the window, the two of us, and look out at whatever is new. To me it’s little. I’m shown that it’s a great deal.",
	},
	{
		title: "A few words first",
		needs: ["faith"],
		text: "Before anything else I have a few quiet minutes. I say the words that I’ve known for so long that they say themselves, and today I hear one of them as if it were new. I don’t ask for much. I name those I love, and I stop a moment at each name. I say thanks for two things that I’d have overlooked. Nobody checks whether I’ve done it well. When I get up I’m no better than before, and I’m less alone with it. The day is given to me. I take it with both hands.",
	},
	{
		title: "Home when others get up",
		needs: ["night-work"],
		says: { clock: "night" },
		text: "My morning is other people’s dawn. I come home against the stream, and I know some of the faces by now. We nod to each other, they going in and I coming out of it. The night went well. A few people had an easier one because I was there, and most of them slept through it. At home I draw the dark curtain and take off the shoes. I eat supper at breakfast time, and it’s exactly right. Then I lie down while the street gets loud, and the noise is like rain to me.",
	},
	{
		title: "At my body’s own pace",
		needs: ["limits"],
		text: "I take stock before I get up: what hurts, what doesn’t, what will go today. It’s soon done, and I’m honest with myself. Then I begin with what goes. Everything is where I can reach it, since I’ve arranged it so and needed nobody’s leave. I do one thing, I rest, I do the next. It isn’t slow. It’s the speed at which it works. By the time the sun has got to the table, I’m there too, washed and dressed. There is a good day in this body, and I’ve found the way into it.",
	},
	{
		title: "Good morning to a picture",
		needs: ["missed"],
		text: "I say good morning to a picture, as I do every day, and I tell it what the weather is like. I don’t wait for an answer. It’s enough to have somebody to tell. Some days this hour is hard. Today it’s quiet, and a little warm at the edges. I make my breakfast the way we always had it, and I change one thing, because I like it better so. I think it would have made us laugh. I take that along, out of the door and into the day.",
	},
	{
		title: "News from the next ones",
		needs: ["grown"],
		tells: ["grown"],
		text: "While I have my breakfast, a message comes from one of my grown-up ones. It’s a picture of something small: a loaf, a muddy boot, a child’s drawing of a person with arms growing out of the head. ‘This is you,’ it says. I look at it for a long time. I had a part in their beginnings, and now they go on without my doing anything, and still they send me this. I answer with one line and no advice. Then I put the picture where I can see it, and finish my egg.",
	},
	{
		title: "A card on the table",
		needs: ["friends"],
		text: "On the table lies a card from a friend, in a hand that I’d know anywhere: ‘Thinking of you today. No need to answer.’ I read it twice and put it in my pocket. I’ve known this person through some weather, and they’ve known me. I eat my breakfast with the card for company. I have something to do today that makes me a little nervous, in the way that comes before good things. I look in the mirror and nod, and I’m nodded to. Then I go and do it, with the card in my pocket.",
	},
];
