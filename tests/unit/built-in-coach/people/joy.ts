import type { Person } from "./person";

/** Someone happy. */
export const joy: Person = {
	firstName: "Joyce",
	portrait: "45, florist, happy",
	specifics: ["Sunday", "radio", "Bill", "peonies"],
	answers: {
		"8": {
			q1: "My mum, Dot. Still going strong at 79, still telling me to wear a vest.",
			q2: "Her hands in the flour up to the elbows and the radio on, and she's dancing with my little sister's shoes on her hands to make us laugh.",
			q3: "Most of them, honestly. Sundays she'd let us put all the cushions on the floor and we had lunch on the carpet like a picnic when it rained. Nobody told us to sit up straight.",
			q4: "She got into bed with you. Didn't matter what it was. She'd get in, shoes and all, and say budge up, tell me. And she'd wait.",
			q5: "comforted",
			q6: 9,
			q7: 'She showed me off something terrible. "This is my Joyce, she can make a bunch of flowers out of nothing."',
			q8: "That you can have a row at breakfast and be dancing by tea time. They argued about money and then he'd come up behind her and put his cold hands on her neck and she'd scream with laughing.",
			q9: "I'm her sunshine, and I thought everybody was somebody's.",
			q10: 10,
			q11: "Nothing, I was lucky. She gave laughing most freely. If I had to say, she was never very good when I was sad for no reason, she'd try to cheer me up, so I stopped bringing her that.",
			q12: "I get into bed with my kids, shoes and all. I also can't leave a sad person alone for five minutes, Bill says I bring biscuits to other people's moods.",
			q13: "She comes on Sundays and does my crossword in pen. I'm starting to notice her hands shake when she pours. I don't say anything and she doesn't either.",
		},
		"2": {
			q1: "My neighbor Inge, who sits outside with her coffee for one hour every morning and does nothing. Everyone knows not to bother her. I'd love an hour like that.",
			q2: "When kids get told off for being loud in a place that's meant for them. And waiters being clicked at.",
			q3: "play",
			q4: "I make a joke about it first. If that doesn't land I just say it: Bill, I've not had a cuddle since Tuesday.",
			q5: 8,
			q6: "Living by the sea. Bill's business is here. It was worth it, but I go down twice a year on my own and I paddle, whatever the weather.",
			q7: "talk",
			q8: 7,
			q9: "Inge's hour. And people who can go to bed with the dishes still in the sink.",
			q10: "Nobody makes fun of anybody in my shop. I've thrown out two customers and one cousin.",
			q11: "One morning a week I open at ten instead of nine, and I sit in the yard with the peonies and don't do anything useful.",
		},
	},
};
