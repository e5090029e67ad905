import type { Person } from "./person";

/** More people, in other voices; they were written after the coach, to see it meet strangers. */
export const priyanka: Person = {
	firstName: "Priyanka",
	portrait: "34, IT manager, married by arrangement, careful",
	specifics: ["mother-in-law", "thermostat", "Arjun"],
	answers: {
		"4": {
			q1: "The thermostat. Arjun's mother is staying with us and she turns it up to 26 and he says nothing. So really it was about whose house this is, I suppose, and whether he would ever say a sentence to his mother on my behalf.",
			q2: "I went upstairs and answered emails. I was typing quite loudly.",
			q3: "thoughts",
			q4: "That he will compare me with some calmer woman he could have married. Also that I'm actually being unreasonable and everybody has noticed except me.",
			q5: 8,
			q6: 7,
			q7: "I hope he'll come up the stairs. Just come up and sit on the bed. He doesn't know this because when he comes up I say I'm working.",
			q8: "\"You're doing your meeting voice.\" He was right, which is why I haven't forgotten it.",
			q9: "I reorganise things. Last time I alphabetised the spices at eleven at night, and I rehearsed what I would say and what he would say and what I would say after that.",
			q10: "I feel flattered for about a minute and then I start to wonder what I've promised.",
			q11: "want-closer",
			q12: "When my father was in hospital I forgot to be efficient and just cried in the corridor, and Arjun held my handbag and my hand and said nothing. I think about it a lot.",
			q13: "I'd like to say: I'm not angry about the thermostat, I'd like you to be on my side out loud.",
		},
	},
};

export const luke: Person = {
	firstName: "Luke",
	portrait: "22, says as little as he can",
	specifics: ["Jay", "gym"],
	answers: {
		"2": {
			q1: "my mate jay he just doesnt care what people think",
			q2: "when people are rude to staff in shops. my mum works in a shop",
			q3: "respect",
			q4: "i dont really. go gym",
			q5: 2,
			q6: "stopped seeing my mates for like a year. not worth it lol",
			q7: "give-in",
			q8: 5,
			q9: "people who's dad comes to watch them play",
			q10: "cheating. going through my phone",
			q11: "text people back instead of leaving it 3 days",
		},
	},
};

export const esther: Person = {
	firstName: "Esther",
	portrait: "66, church elder, from Lagos",
	specifics: ["prayed", "wrapper", "Lagos"],
	answers: {
		"8": {
			q1: "My mother, Mama Ngozi, of blessed memory. She had nine of us and buried two.",
			q2: "I see her tying her wrapper before going to the market, it was still dark, and she would be singing a hymn under her breath. She did not look back because there was no time for looking back.",
			q3: "Christmas. She would sew for all the girls from one cloth and we walked to church like a flock of birds. She was proud of us that day and everyone could see it.",
			q4: "She prayed. She put her hand on your head and prayed and you were expected to be better afterwards. If you were not better she prayed louder. I laugh about it now.",
			q5: "was-good",
			q6: 5,
			q7: "She would tell them I was the one who had sense. My sisters had beauty and I had sense.",
			q8: "That a woman holds the roof up with her neck. My father was a good man but he was sitting down and she was standing up.",
			q9: "That God gave me strength because He had given the others everything else.",
			q10: 7,
			q11: "That she would have asked me if I was tired. Nobody has ever asked me if I am tired. I am not complaining.",
			q12: "I cannot sit while others are standing. My daughters say, Mummy, sit down, you are making us nervous. I also pray loudly.",
			q13: "She went to be with the Lord in 2003. I wear her wrapper on her birthday. I would tell her that the neck is hurting.",
		},
	},
};

export const callum: Person = {
	firstName: "Callum",
	portrait: "50, divorced, writes a lot",
	specifics: ["Moira", "caravan", "football", "Finlay"],
	answers: {
		"1": {
			q1: "something-else",
			q2: "I'm divorced eighteen months, two boys every other weekend, I live in a rented flat above a chip shop and I'm seeing someone called Trish who doesn't know how bad it got. Everyone thinks I've landed on my feet. I've landed on lino.",
			q3: "My boys Finlay and Rory. My sister Jean. Trish, I suppose, although I keep that separate. A man called Doug at work who also got divorced and never mentions it.",
			q4: "Finlay fell asleep on the settee with his feet in my lap last Sunday. He's thirteen so that doesn't happen any more. I didn't go to the toilet for two hours.",
			q5: 4,
			q6: "Pretending. I ring the boys at six and I do this cheerful voice, I can hear it, like a man on the radio. And then I put the phone down and the flat is so quiet I can hear the fryers downstairs. Also money. Also not texting Moira when something funny happens.",
			q7: "Every second Friday. Five-a-side on Tuesdays if my knee holds. Honestly the drive to pick them up is the best bit because it's all still ahead.",
			q8: 3,
			q9: "That I eat standing up. That I sometimes sit in the car outside for a while. I tell people it's a fresh start, I've said fresh start so many times I could have it printed.",
			q10: "Rory asked if I was coming on holiday with them as well this year. Moira and the new fella have booked the caravan, our caravan, and I laughed and said no pal, and then I had to pull over.",
			q11: "I'd want a table. I know how that sounds. A proper table with four chairs in it and the boys doing their homework and me not putting the voice on.",
		},
		"b3f1c9de-5f0a-4c55-9d3e-2a7f6d1c8e40": {
			q1: "Moira",
			q2: "June 1999 - February 2023",
			q3: "Moira on the ferry with her hood up, eating chips in the rain like it was the Riviera. The night Finlay was born and she swore at me in Gaelic.",
			q4: "She sold me a bike I didn't need. I went back the next day to say the brakes were soft and they weren't.",
			q5: "The steady one. I fixed things and paid things and didn't make a fuss. I thought that was the job. She said once it was like being married to a good landlord.",
			q6: "I was funnier with her than I've ever been with anyone. I've not been funny since, not properly.",
			q7: "She told me for about four years that she was lonely and I heard it as a criticism of the house, so I built an extension. I actually built an extension.",
			q8: "She met someone who asked her questions. I don't blame her. The slow part was me going out to the shed.",
			q9: "I try to ask Trish things. It doesn't come naturally, I have them ready in my head in the car.",
			q10: "Put the hammer down and ask her what she means.",
		},
	},
};

export const noa: Person = {
	firstName: "Noa",
	portrait: "28, trans woman, translator",
	specifics: ["voice", "grandmother", "Hebrew", "mirror"],
	answers: {
		"7": {
			q1: '"Everyone can tell." I had only dropped my change in the bakery.',
			q2: "My swimming coach, I think, and a bit my own from when I was fourteen and practising in the bathroom with the tap running.",
			q3: 4,
			q4: "Words. People send me their difficult emails and I make them sound like human beings. Also for honesty, apparently, though only about other people's lives.",
			q5: "My grandmother telephoned every Friday and called me by my name from the first week. She got everything else wrong but never the name. And I translated three novels about fishing.",
			q6: 7,
			q7: "doubt",
			q8: "That I'm extremely silly. I do voices. I only do them when I'm sure nobody is going to take them as evidence.",
			q9: "I put on the big coat and walk along the sea in Jaffa and speak to the cats, in Hebrew, in a very deep voice. It makes me laugh. Otherwise I stay in bed with my phone until my eyes hurt.",
			q10: 3,
			q11: "In English. In English I was never anybody else.",
			q12: "You are not a performance of yourself.",
		},
	},
};

export const dawn: Person = {
	firstName: "Dawn",
	portrait: "39, three small children, on her knees",
	specifics: ["choir", "Matt", "loft"],
	answers: {
		"12": {
			q1: "Sing. I had a hairbrush and a wardrobe mirror and I did the whole of Kate Bush. I was in a choir until Evie was born and I keep saying I'll go back, it's been six years.",
			q2: "The one in the attic in Jane Eyre, which says a lot! No, really it's Jo March because she writes in the loft and nobody is allowed up.",
			q3: "August, my sister had the kids and Matt and I missed our train on purpose and had a second bottle of wine at a station cafe. We talked about absolutely nothing. He did his impression of the guard.",
			q4: "A week on my own in a hotel where somebody else decides what I eat. I feel terrible writing that. I love them so much.",
			q5: "rest",
			q6: "The kids are asleep, actually asleep, and Matt has washed up without saying that he's washed up. He puts his feet on mine. We watch something stupid. I'm not listening out for anyone.",
			q7: "When Matt texts me something that isn't about logistics. When somebody asks me a question and then waits.",
			q8: 6,
			q9: "Don't ask me what needs doing, look around. If I snap, it's because I've been touched all day by small people, it isn't you. Bring tea and then go away and then come back.",
			q10: "Guilt. And I think my mum's voice saying I'd made my bed. I always think I should get the ironing done first.",
			q11: 8,
			q12: "It's light, it's quiet, I've slept. There's a rehearsal list on the fridge with my name on it, alto two. The kids are making their own toast, badly, and Matt says go, go, you'll be late.",
		},
	},
};

export const sam: Person = {
	firstName: "Sam",
	portrait: "grew up in a children's home, with nobody in that place",
	specifics: ["coats", "radiator", "umbrella", "hum"],
	answers: {
		"8": {
			q1: "Nobody took that place. I was in a children's home from when I was two, in Leeds. The staff changed every few months.",
			q2: "A row of coats with our names on tape. I used to choose which coat looked most like a mother's coat.",
			q3: "There were none, but there was a cook on Thursdays who let me stir.",
			q4: "I had a radiator. I would sit against it. I still do that.",
			q5: "not-there",
			q6: 1,
			q7: "I imagine she said nothing, because nobody asked her.",
			q8: "That you can live without it, and that it makes you good at noticing who has it.",
			q9: "That I had been put down somewhere and forgotten, like an umbrella.",
			q10: 1,
			q11: "Somebody who knew what I looked like when I was tired.",
			q12: "I don't know her ways. I hum, nobody there hummed, so maybe that's hers.",
			q13: "Not at all. I looked her up once and closed the window.",
		},
	},
};

export const greg: Person = {
	firstName: "Greg",
	portrait: "58, never knew his father",
	specifics: ["lighthouse", "punctual", "dustpan", "birthdays"],
	answers: {
		"9": {
			q1: "Nobody really. There was a photograph of a man on a motorbike and that was my father, allegedly.",
			q2: "When his name came up my mother would start cleaning something. So it came up rarely.",
			q3: "Nothing. My grandad taught me to shave and to fish and to shut up while fishing.",
			q4: "out-of-reach",
			q5: "Grandad would say well that's torn it and hand me the dustpan. I liked that. It was over after that.",
			q6: 2,
			q7: "I used to imagine him in a lighthouse. I don't know why a lighthouse.",
			q8: "I decided when I was about twelve that he must have been in love with someone else, because then at least there was a reason.",
			q9: "That people can just not come back. You don't have to do anything wrong.",
			q10: 3,
			q11: "I found out at forty that he was nineteen and that his own mother sent him to Canada. I read that letter in a car park.",
			q12: "I'm very punctual. I'm the one who comes back. When my kids were small I'd drive four hours at night not to miss a breakfast, and my wife said Greg, they're asleep, and I said they'll wake up.",
			q13: "never-known",
			q14: "That he thought about me on my birthdays. Just that he knew the date.",
		},
	},
};

export const others: Person[] = [priyanka, luke, esther, callum, noa, dawn, sam, greg];
