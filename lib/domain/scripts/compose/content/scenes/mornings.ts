import type { Scene } from "../../scene";

// Nobody in a scene is cruel, and nobody has to come closer than they like. A scene says nothing about who is at home,
// about the body or about the hour unless its conditions say the same. `{partner|my love}` is the name that the person
// gave, or else "my love".

export const mornings: readonly Scene[] = [
	{
		title: "Light on the wall",
		isForAnybody: true,
		bars: ["night-work"],
		says: { clock: "day" },
		text: "I wake up before I have to. A stripe of light has come in, and I watch it climb the wall. I drink a glass of water, all of it, and open the window. It smells of rain, or of somebody’s toast, or just of morning. Then I put on the soft thing that I’d never wear outside, and I’m in no hurry.",
	},
	{
		title: "The first cup",
		isForAnybody: true,
		text: "The cup is too hot to hold, so I hold it by the rim and change fingers. I’ve got ten minutes before anything begins. I find out what I’d like from this day: one thing done properly, one thing left for another time, and something to laugh about. That isn’t much to ask. I drink up, and I begin.",
	},
	{
		title: "One thing on the list",
		isForAnybody: true,
		text: "There’s one thing on today’s list, in my own handwriting, underlined. It’s something that I’ve been wanting to do for months, and nobody is waiting for it but me. The first ten minutes are stiff. Then it gives, and I’m in it. There are noises outside. I hear them, and I don’t look up.",
	},
	{
		title: "Rain on the roof",
		isForAnybody: true,
		text: "It’s raining. I hear it before I open my eyes, and I like it best when I’m on this side of it. I pull the blanket up to my chin and give myself until the count of thirty, and then until sixty. Then there’s something hot to drink, and steam on the glass. I write my initials in it.",
	},
	{
		title: "Out early",
		bars: ["limits", "night-work"],
		says: { clock: "day" },
		text: "The air is so fresh that it’s nearly a taste. I know this way by heart: where it climbs, where it bends, where one can see a long way. Somebody comes towards me, and we nod. At the top I stop and turn round and get my breath back. Then I go home with cold ears and a great wish for breakfast.",
	},
	{
		title: "My hands know how",
		text: "Everything lies where I left it. I look for a minute: this is how far it got, and this is what it wants next. Then I begin, and my hands are quicker than my head. A mistake turns up, and I see it in time. When I next look at the clock, an hour has gone. I’m good at this.",
	},
	{
		title: "A song from long ago",
		text: "They’re playing the song, the one from the summer when I knew everything, and I turn it up. I know all the words. I think of who I was then, with that haircut and those plans, and I’d like to say something through the years: it turns out all right. Then it’s over, and I go on singing.",
	},
	{
		title: "No alarm",
		bars: ["children", "cared-for", "partner-ill", "night-work"],
		says: { clock: "day" },
		text: "No alarm. I sleep until I’m done, and then I lie there a bit longer. At some point I fetch bread and butter and take it back to bed. The phone is in another room and may stay there. I read four pages and fall asleep on the fifth. When I do get up, I’m not sorry about one minute of it.",
	},
	{
		title: "By myself, and glad of it",
		needs: ["alone"],
		bars: ["missed"],
		says: { home: "alone" },
		text: "Everything stands where I put it last night. I know the noises here, and they’re as good as company. I have my breakfast in the order that I like. Nobody needs the bathroom. When I’ve finished I stay at the table for a while with my feet on the other chair. Later there’ll be people, and I’ll be glad of them. Just now it’s the right number.",
	},
	{
		title: "The one who is up first",
		needs: ["partner-here"],
		says: { home: "together", partner: "near" },
		tells: ["touch"],
		text: "I hear it with my eyes shut: {partner|my love} is up, being quiet, and dropping a spoon. I grin into the pillow. When I come in, there’s a hand between my shoulder blades for as long as my yawn takes. ‘I tried to let you sleep.’ ‘I heard you trying.’ Then shoes, keys, whose turn it is to buy milk. At the door I look back once. I’m looked back at.",
	},
	{
		title: "The blue cup and the other one",
		needs: ["partner-here"],
		says: { home: "together", partner: "near" },
		tells: ["years"],
		text: "I can tell without looking that the kettle is on. We’ve had thousands of these mornings, {partner|my love} and I, and I know which cup is for whom. Across the table sits a face that has aged at exactly the same speed as mine. I push the jam over before anybody asks. ‘How did you know?’ As if it were a trick.",
	},
	{
		title: "Two kettles",
		needs: ["partner-away"],
		says: { partner: "far" },
		text: "The phone leans against the milk, and in it is {partner|my love}, with a crease on one cheek. We have ten minutes. A kettle starts over there, mine starts here, and for a moment they boil together. I’m asked how I slept, and I’m given time to answer. Then we have to go. My kitchen is quiet again, and I’m smiling in it.",
	},
	{
		title: "Both behind one door",
		needs: ["partner-away"],
		says: { home: "together", partner: "near" },
		text: "I wake up, and I’m not by myself: we’re in one place today, {partner|my love} and I. There are two cups out, and I know which is for whom. At breakfast we go through the week and mark the evenings that belong to us. Later there’ll be two directions again, and I’ll be glad of my own door as well. Just now I butter two slices.",
	},
	{
		title: "Enough cups for everybody",
		needs: ["several"],
		says: { home: "together", partner: "near" },
		text: "Three cups, and nobody had to count. {partner|One of my loves} is telling {other|the other} a dream, and I stay in the doorway a moment longer to watch two people I love get on so well. Then I’m noticed, and there’s a chair for me. We go through the week: who is where, who would like an evening alone, who cooks on Sunday. I know where I stand here.",
	},
	{
		title: "A full house",
		needs: ["children"],
		says: { home: "together", children: "here" },
		text: "‘Where’s my other shoe?’ It’s under the sofa. The kitchen is loud. I cut bread, I sign something, I find the thing with the zip. {child|Somebody} is telling me about sharks. I say ‘really?’ at the right places, and then I do listen. There’s a kiss that lands on my ear. They go, and at the bend one of them turns round and waves with the whole arm.",
	},
	{
		title: "One headphone out",
		needs: ["children"],
		says: { home: "together", children: "here" },
		text: "{child|My child} comes into the kitchen slowly, hood up, eyes nearly shut. I know better than to ask anything. I put out the good bread and the butter, and for a while there’s only chewing. Then one headphone is held across to me, still warm. ‘Listen. From here.’ So I listen. It’s really good. I say so, and only that, and I’m happy until lunch.",
	},
	{
		title: "One of their days",
		needs: ["children-part"],
		says: { home: "together", children: "here" },
		tells: ["touch"],
		text: "I know it before I’m quite awake: the place sounds fuller. There are shoes in the hall, far too many for so few feet. I make pancakes, on a weekday. {child|My child} comes in with a blanket on, sits down and leans against my arm for exactly as long as one pancake takes. I don’t count the days until they go. We’re late in the end. It’s worth it.",
	},
	{
		title: "The days in between",
		needs: ["children-part"],
		says: { children: "away" },
		text: "Today {child|my child} wakes up in the other home, and is well there. I can think that and go on with my breakfast. I tidy one thing and leave one thing as it is, because it says they’ll be back. At eight a picture comes, mostly thumb. I send my own thumb back. Then I do what I’ve been looking forward to all week, and I enjoy it.",
	},
	{
		title: "Between two elbows",
		oneOf: ["household"],
		says: { home: "together" },
		text: "I can hear who is up by the way the doors close. In the kitchen they’ve left me a place. Everybody is talking. I’m asked three things at once and answer the easiest. {family|Somebody} tells a joke about me, and it’s a good one. Then they go, one after the other, and the last one puts a head in at the door again. ‘Do you need anything?’ ‘No,’ I say. ‘I’ve got it all.’",
	},
	{
		title: "Before I’m needed",
		needs: ["cared-for"],
		bars: ["alone"],
		says: { home: "together" },
		text: "I’m up first, on purpose. For a quarter of an hour nobody needs my hands, so I wrap them round a cup. Then I hear that I’m wanted, and I go in. ‘Good morning, {cared|my dear}.’ We do the washing and the buttons in the order that works. Some of it’s heavy, and once we both have to laugh. At nine somebody comes who knows how. I take my coat and walk out under the sky.",
	},
	{
		title: "A hand that I know",
		needs: ["partner-ill"],
		says: { home: "together" },
		tells: ["touch"],
		text: "I’m awake first, and I look across. In sleep {partner|the face beside me} is quite without illness, and I lie still for as long as that lasts. Then we begin, in the order that we need. A hand takes hold of mine in the middle of it, and stays. I say what I say every morning, and I get the answer, or half of it. We’re two people at a table, with the good honey.",
	},
	{
		title: "Breakfast for the animal",
		needs: ["animal"],
		text: "{animal|Somebody with fur} was up before me and is sure that it’s late. I’m stared at from very near. So I get up, and we do things in the order that matters to one of us. While the eating goes on I lean against the wall. It’s a loud, happy, thorough noise. Then we look out together at whatever is new. I say good morning, and I’m understood.",
	},
	{
		title: "A few words first",
		needs: ["faith"],
		text: "Before the phone and before the news I have five minutes that belong to nothing else. I pray as I always have. The words say themselves, and today I hear one of them as if it were new. I go through the people I love and stop at each of them. I say thanks for two things. When I get up, the day hasn’t changed. I’m just no longer in it by myself.",
	},
	{
		title: "Home when others get up",
		needs: ["night-work"],
		says: { clock: "night" },
		text: "The first people come towards me with wet hair, and I’m going the other way. We nod, they into the day and I out of the night. It was a good one, and I did it well. At home I eat something before I’ve taken my coat off. Then shoes off, the dark curtain, the cool side of the pillow. Outside the day begins. To me it’s like rain on a roof.",
	},
	{
		title: "At the speed of this body",
		needs: ["limits"],
		bars: ["night-work"],
		says: { clock: "day" },
		text: "I take stock before I move: what’s stiff, what isn’t, what can be had today. Then I start with what works. Everything lies within reach, because I’ve arranged it so. One thing, a rest, the next thing. The button that was impossible yesterday goes in at the second try. When I’m sitting there at last, washed and dressed, I know what I’ve done. I’m proud of it.",
	},
	{
		title: "Good morning to a picture",
		needs: ["missed"],
		text: "‘Good morning, {missed|my dear},’ I say, as I do every day, and I say what the weather is like. I don’t wait for an answer. It’s enough to have somebody to tell. I make my breakfast the way we always had it, and I know exactly what would have been said about it. It makes me laugh. There are mornings when this is the hardest hour. This one is quiet, and warm at the edges.",
	},
	{
		title: "A picture from the next ones",
		needs: ["grown"],
		tells: ["grown"],
		text: "The phone buzzes at breakfast. It’s from {grown|one of mine}: no words, only a picture of a first loaf of bread, flat as a hat and very proud. I look at it for a long time. I could give some advice. I write: ‘I’d like the crust, please.’ The answer is a heart. I prop the phone up and finish my breakfast in good company.",
	},
	{
		title: "A card from a friend",
		needs: ["friends"],
		text: "There’s a message from {friend|a friend of mine}. ‘Thinking of you. You needn’t answer.’ We’ve been through all sorts of weather together, and most of it we ended up laughing about. I read it a second time while I put on my shoes. I’ve something on today that makes my stomach jump a bit, the good way. I take the message along.",
	},
];
