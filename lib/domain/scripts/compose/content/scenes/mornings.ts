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
		text: "I wake up before I have to. A stripe of light has come in and is climbing the wall, and I watch it as far as the corner. I drink a glass of water, all of it, and open the window. It smells of rain, or of somebody’s toast, or just of morning. I stay there until the cold has found my sleeves. Then I put on the soft thing with the hole in the elbow, the one I’d never wear outside, and put the kettle on. While it hums, I hum too. I only notice at the second verse.",
	},
	{
		title: "The first cup",
		isForAnybody: true,
		text: "The cup is too hot to hold, so I hold it by the rim and change fingers. I’ve got ten minutes before anything begins. The radio says what has happened in the world, and I turn it down until it’s only a voice in the room. There are crumbs on the table in the shape of a country. I push them together with one finger, and while I do it I find out what I’d like from this day: one thing done properly, one thing left for another time, and somebody to laugh with. That isn’t much to ask. I drink up, and I get going.",
	},
	{
		title: "One thing on the list",
		isForAnybody: true,
		text: "There’s one thing on today’s list, in my own handwriting, underlined. Everything else is on another list, and that one is in the drawer with the string and the dead batteries. I clear a corner of the table with my forearm. Pencil, paper, a cup within reach. It’s something I’ve been wanting to do for months, and nobody is waiting for it but me. The first ten minutes are stiff. Then it gives, like a jar, and I’m in it. Somewhere a door slams. A dog barks about it. I hear both, and I don’t look up.",
	},
	{
		title: "Rain on the roof",
		isForAnybody: true,
		text: "It’s raining. I hear it before I open my eyes, first the roof, then the gutter, then one fat drop by itself on the sill. I like it best when I’m on this side of it. I pull the blanket up to my chin and give myself until the count of thirty, and then, because it’s my blanket, until sixty. The floor is cold. The socks are on the radiator, where I put them last night, out of pure foresight. I thank whoever I was last night. Then there’s something hot to drink, and a stripe of steam on the glass. I write my initials in it. They run, and I write them again.",
	},
	{
		title: "Out early",
		bars: ["limits", "night-work"],
		says: { clock: "day" },
		text: "The air is so fresh that it’s nearly a taste. My shoes are wet by the second bend. I know this way by heart: the step that’s loose, the crooked tree, the place where there’s always one glove on a post. Somebody comes towards me with a dog. We nod, as we do most days, and the dog makes a good deal more of it. At the top I stop and turn round. Down there one window after another lights up yellow. I stand and get my breath back, and steam a little. Then I go home with cold ears and a great wish for bread.",
	},
	{
		title: "My hands know how",
		text: "Everything lies where I left it. For a minute I only look: this is how far it got, and this is what it wants next. Then I begin, and my hands are quicker than my head, and it’s a pleasure to let them be. Somebody calls a good morning on the way past. I call one back. The first mistake turns up, and I see it in time, put it right and go on. When I next look at the clock, an hour has gone and the thing in front of me is further along. I stretch until something cracks. I’m good at this, and I’ve still got the rest of the day.",
	},
	{
		title: "A song from long ago",
		text: "They’re playing the song, the one from the summer when I knew everything. I turn it up. I know all the words, and two of them I’ve had wrong for years, so I sing them wrong once more, out of loyalty. The wooden spoon is the microphone. The toast jumps up on the beat. I think of who I was then, with that haircut and those plans, and I’d like to hand a slice back through the years: here, eat something, it turns out all right. Then it’s over, and a voice reads out the traffic. I butter the second slice, still singing.",
	},
	{
		title: "No alarm",
		bars: ["children", "cared-for", "partner-ill", "night-work"],
		says: { clock: "day" },
		text: "No alarm. I sleep until I’m done, and then I lie there a bit longer, like something that the sea has put down gently. At some point I fetch bread and butter and the end of the marmalade, and I take it all back to bed. Crumbs are allowed. The phone is in another room and may stay there. I read four pages and fall asleep on the fifth. I wake up with a crease in my cheek and no idea what time it is, and it doesn’t matter. When I do get up, I’m not sorry about one minute of it.",
	},
	{
		title: "By myself, and glad of it",
		needs: ["alone"],
		bars: ["missed"],
		says: { home: "alone" },
		text: "The cup stands where I put it last night. So does everything else. I know the noises here, the pipe, the fridge, the one board that complains, and they’re as good as company. I have my breakfast in the order that I like: first the sweet, then the egg. I read bits of the paper aloud in the voice they deserve. Nobody needs the bathroom. When I’ve finished I stay at the table for a while with my feet on the other chair and my eyes half closed. Later there’ll be people, and I’ll be glad of them. Just now it’s the right number.",
	},
	{
		title: "The one who is up first",
		needs: ["partner-here"],
		says: { home: "together", partner: "near" },
		tells: ["touch"],
		text: "I hear it with my eyes shut: {partner|my love} in the kitchen, being quiet, and dropping a spoon. I grin into the pillow. When I come in, it smells of toast, and there’s a hand between my shoulder blades for as long as my yawn takes. ‘I tried to let you sleep.’ ‘I heard you trying.’ We eat leaning on the counter. One of us reads something out, and the other one laughs before the end. Then shoes, keys, whose turn it is to buy milk. At the door I look back once. I’m looked back at.",
	},
	{
		title: "The blue cup and the other one",
		needs: ["partner-here"],
		says: { home: "together", partner: "near" },
		tells: ["years"],
		text: "I can tell by the floorboards that the kettle is on. We’ve had thousands of these mornings, {partner|my love} and I, and I could draw this one in the dark: the blue cup, the chipped cup, the knife standing in the butter. I’m told that it will rain. I look at the sky and say nothing, and then I say it after all, and we’re both content. Across the table sits a face that has aged at exactly the same speed as mine. I push the jam over before anybody asks. ‘How did you know?’ As if it were a trick.",
	},
	{
		title: "Two kettles",
		needs: ["partner-away"],
		says: { partner: "far" },
		text: "The phone leans against the milk, and in it is {partner|my love}, with a crease on one cheek and a toothbrush. We have ten minutes. ‘What’s it like with you?’ ‘Grey. Show me yours.’ I turn the phone to the window. A kettle starts over there, mine starts here, and for a moment they boil together. I’m asked how I slept, and I’m given time to answer. I hear about a dream with a horse in it. Then we have to go, and there’s a kiss that is mostly nose. My kitchen is quiet again. My ear is warm, and I’ve a horse to think about.",
	},
	{
		title: "Both behind one door",
		needs: ["partner-away"],
		says: { home: "together", partner: "near" },
		text: "I wake up, and I’m not by myself: we’re in one place today, {partner|my love} and I. From somewhere comes singing, half a tone too low. There are two cups out, the good one and the ugly one with the bear, and I know which is for whom. We each have our own front door, and today we’re both behind the same one. At breakfast we go through the week and mark the evenings that belong to us. The others stay white, and nobody counts them. Later there’ll be two directions again, and I’ll be glad of my own door as well. Just now I butter two slices.",
	},
	{
		title: "Enough cups for everybody",
		needs: ["several"],
		says: { home: "together", partner: "near" },
		text: "Three cups, and nobody had to count. {partner|One of my loves} is telling {other|the other} a dream, using the butter knife, and I stay in the doorway a moment longer to watch two people I love get on so well without my help. Then I’m noticed. A chair is pushed out with a foot. We go through the week: who is where, who would like an evening alone, who cooks on Sunday. It goes into the calendar in three colours, and the toast burns over it. We eat it anyway. I know where I stand here. I stand next to the marmalade.",
	},
	{
		title: "A full house",
		needs: ["children"],
		says: { home: "together", children: "here" },
		text: "‘Where’s my other shoe?’ It’s under the sofa, with a crust and two pencils. The kitchen is loud and smells of cocoa. I cut bread, I sign something, I wipe something, I find the thing with the zip. {child|Somebody} is telling me about sharks. I say ‘really?’ at the right places, and then I do listen: they haven’t got a single bone. Not one? Not one. Then there are bags, a kiss that lands on my ear, feet outside. At the bend one of them turns round and waves with the whole arm. I wave until there’s nobody left to wave to. The cocoa is still warm. I drink it.",
	},
	{
		title: "One headphone out",
		needs: ["children"],
		says: { home: "together", children: "here" },
		text: "{child|My child} comes into the kitchen the way the tide comes in, slowly and taking everything along. Hood, headphones, eyes nearly shut. I know better than to ask anything. I put the good bread on the table, and then the butter. For a while there’s only chewing. I read my half of the paper. Then one headphone comes out and is held across to me, still warm. ‘Listen. From here.’ So I listen, with my head at an angle because the wire is short. It’s really good. I say so, and only that. The headphone goes back in, with a nod, and I’m happy until lunch.",
	},
	{
		title: "One of their days",
		needs: ["children-part"],
		says: { home: "together", children: "here" },
		tells: ["touch"],
		text: "I know it before I’m quite awake: the place sounds fuller. There are shoes in the hall, far too many for so few feet. I make pancakes, on a weekday, because there’s flour. {child|My child} comes in with a blanket on, sits down and leans against my arm for exactly as long as one pancake takes. Nobody talks yet. The jam has a thumbprint in it. I don’t count the days until they go. I count the plates, and there’s one more than usual, because the bear is eating too. We’re late in the end. It’s worth it.",
	},
	{
		title: "The days in between",
		needs: ["children-part"],
		says: { children: "away" },
		text: "Today {child|my child} wakes up in the other home, and is well there. I can think that and go on buttering. On the fridge there’s a drawing of me with eleven fingers. I tidy one thing and leave the tent in the living room as it is, because it says they’ll be back. Then I run a bath at an hour when nobody knocks. At eight a message comes, a picture that is mostly thumb. I send my own thumb back. I do what I’ve been looking forward to all week, and I don’t owe anybody an apology for enjoying it.",
	},
	{
		title: "Between two elbows",
		oneOf: ["household"],
		says: { home: "together" },
		text: "I can hear who is up by the way the doors close. In the kitchen they’ve left me a place between two elbows, and the end of the bread, because I like the end. Everybody is talking. I’m asked three things at once and answer the easiest. {family|Somebody} does an impression of me looking for my glasses, and it’s good, so I do one back. The pan goes round. The butter goes round after it and never quite catches up. Then they leave, one after the other, and the last one puts a head in at the door again. ‘Do you need anything?’ I look at the bread. ‘No,’ I say. ‘I’ve got it all.’",
	},
	{
		title: "Before I’m needed",
		needs: ["cared-for"],
		bars: ["alone"],
		says: { home: "together" },
		text: "I’m up first, on purpose. For a quarter of an hour the kitchen is mine, and nobody needs my hands, so I wrap them round a cup. Then I hear that I’m wanted, and I go in. ‘Good morning, {cared|my dear}.’ We do the washing and the buttons in the order that works. Some of it’s heavy. Halfway through, one sock turns out to be a glove, and we both have to sit down, we laugh so much. At nine the bell rings. It’s somebody who knows how, with cold cheeks and a bag. I hand everything over, take my coat, and walk out under the sky.",
	},
	{
		title: "A hand that I know",
		needs: ["partner-ill"],
		says: { home: "together" },
		tells: ["touch"],
		text: "I’m awake first, and I look across. In sleep {partner|the face beside me} is quite without illness, and I lie still for as long as that lasts. Then we begin, in the order that we need. I do the buttons from the bottom up, because then they come out even. A hand takes hold of mine in the middle of it, and stays. I say what I say every morning, and I get the answer, or half of it. At nine somebody comes who knows how, and I’ll have an hour under the sky. Until then we’re two people at a table, with the good honey.",
	},
	{
		title: "Breakfast for the animal",
		needs: ["animal"],
		text: "{animal|Somebody with fur} was up before me and can’t tell the time, and is sure that it’s late. I’m stared at from very near. So I get up. First the bowl, then the door, then the window, in that order, since the order matters to one of us. While the eating goes on, I make my tea and lean against the wall. It’s a loud, happy, thorough noise. Afterward we look out together at whatever is new. To me it’s a leaf and a parked van. I’m shown that it’s a great deal more than that. I bend down, put my face into that warm neck, and then we’re ready.",
	},
	{
		title: "A few words first",
		needs: ["faith"],
		text: "Before the phone and before the news I have five minutes that belong to nothing else. I pray as I always have. The words say themselves, and today I hear one of them as if it were new. I go through the people I love and stop at each of them. I say thanks for two things: the dry socks, and that somebody rang. It isn’t a speech, and nobody marks it. A tap drips, and a bird somewhere does its own version. When I get up, the day hasn’t changed. I’m just no longer in it by myself, and I take it with both hands.",
	},
	{
		title: "Home when others get up",
		needs: ["night-work"],
		says: { clock: "night" },
		text: "The first people come towards me with wet hair and coffee, and I’m going the other way. I know some of the faces. We nod, they into the day and I out of the night. It was a good one. Somebody needed a hand at three and I was there, and by four they were all asleep. I buy bread that’s still too hot to carry. At home I eat it by the sink with the coat on. Then shoes off, the dark curtain, the pillow with the cool side up. In the street the day begins with a clatter. To me it’s like rain on a roof.",
	},
	{
		title: "At the speed of this body",
		needs: ["limits"],
		bars: ["night-work"],
		says: { clock: "day" },
		text: "I take stock before I move: what’s stiff, what isn’t, what can be had today. It’s a short meeting. Then I start with what works. Everything lies within reach, because I’ve arranged it so. One thing, a rest, the next thing. The radio plays something slow, and we keep in step. The button that was impossible yesterday goes in at the second try, and I say ‘ha!’ to it. By the time the sun has got round to the table I’m sitting there too, washed and dressed, with hot tea and both feet on the warm patch of the floor. I know what I’ve done. I’m proud of it.",
	},
	{
		title: "Good morning to a picture",
		needs: ["missed"],
		text: "‘Good morning, {missed|my dear},’ I say to the picture, as I do every day, and I say what the weather is like. I don’t wait for an answer. It’s enough to have somebody to tell. Then I make my breakfast the way we always had it, and I change one thing: the marmalade’s on first. I can hear exactly what would have been said about that. It makes me laugh, with my mouth full. There are mornings when this is the hardest hour. This one is quiet, and warm at the edges. I rinse the cup and put it back. Then I fetch my coat, because I’m expected.",
	},
	{
		title: "A picture from the next ones",
		needs: ["grown"],
		tells: ["grown"],
		text: "The phone buzzes against the egg cup. It’s from {grown|one of my grown-up ones}: no words, only a picture of a first loaf of bread, flat as a hat and very proud. I look at it for a long time. I remember those hands with finger paint on them. Now they’ve got an oven of their own, and still I’m sent this, at eight, before anybody else. I could give some advice about yeast. I write: ‘I’d like the crust, please.’ The answer is a heart and a knife. I prop the phone against the jam and finish my egg in good company.",
	},
	{
		title: "A card from a friend",
		needs: ["friends"],
		text: "There’s a card on the mat, in a hand I’d know anywhere. ‘Thinking of you,’ it says. ‘You needn’t answer. But if you do, tell me about the thing with the ladder again.’ {friend|That friend of mine} and I have been through all sorts of weather together, and most of it we ended up laughing about. I read the card a second time while I put on my shoes. I’ve something on today that makes my stomach jump a bit, the good way. So I stick the card in my inside pocket, where it’s stiff and pokes me every time I bend. Each time, I think of the ladder.",
	},
];
