import type { Person } from "./person";

/** Her father was violent. */
export const sara: Person = {
	firstName: "Sara",
	portrait: "33, nurse, her father was violent",
	specifics: ["belt", "landing", "Tariq", "night shifts"],
	answers: {
		"9": {
			q1: "My father. I don't use the word dad.",
			q2: "Everything stopped. My mother's hands stopped. You could feel the air wait.",
			q3: "Nothing really. I carried his tools to the car once and he said I was strong, and I have never forgotten it, which annoys me.",
			q4: "out-of-reach",
			q5: "He used his belt. Not every time, and that was the worst part, because you never knew. My brother got it more than me because he answered back. I learned to say sorry before I knew what for.",
			q6: 1,
			q7: "He drank and went quiet and then it was somebody's fault.",
			q8: "He hit my mother. She said she walked into things. I was on the landing, counting the stairs.",
			q9: "That people are nice until they aren't.",
			q10: 1,
			q11: "His own father was the same, my aunt says. I can know that and still not be able to be in a room with him.",
			q12: "On night shifts, when a patient's husband raises his voice, I go completely calm and very polite. My colleagues think I'm brilliant at it. Afterwards my hands shake in the linen cupboard.",
			q13: "no-contact",
			q14: "I used to want him to say sorry. Now I would like not to want anything from him.",
		},
		"4": {
			q1: "Tariq forgot to call when he was going to be late. I said it was fine. It was not fine.",
			q2: "I smiled and put his dinner in the oven and asked about his day. I could hear myself doing it.",
			q3: "numb",
			q4: "That it will turn. That the person I know goes out of the face and somebody else looks out.",
			q5: 9,
			q6: 5,
			q7: "Say my name in his normal voice. That's all. If he says my name normally I know where I am.",
			q8: "\"You're so cold when you're upset.\" An ex. I wasn't cold, I was waiting to see what he would do.",
			q9: "I clean the bathroom. I check he is breathing. I write long messages on my phone and never send them.",
			q10: "With Tariq I can fall asleep with my back to him. I couldn't do that with anyone before. It took a year.",
			q11: "follow",
			q12: "Yes. He raised his voice at the telly, not at me, and I flinched, and he saw it, and he sat down on the floor so he was smaller than me. He didn't say anything. I married him for that.",
			q13: "Say: I'm not fine, give me five minutes, I'm coming back.",
		},
	},
};
