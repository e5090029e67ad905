import type { ScriptPerson } from "./person";
import { soulOf } from "./soul";

/** A father who was beaten as a boy, and was never anything but kind. */
export const beatenFather: ScriptPerson = {
	firstName: "Agnes",
	portrait: "her father was beaten as a child; she never was",
	answers: {
		"8": {
			q1: "My mother, Lotte. She ran the post office in our village until I was twenty.",
			q2: "She stands at the counter and weighs a parcel, and she winks at me over the scales.",
			q3: "On Sundays we took the ferry and ate bread with radishes on deck. Nobody was in a hurry.",
			q4: "She put her cool hand on my neck and counted to ten with me.",
			q5: "was-good",
			q6: 8,
			q7: "She told the customers that I could already read the addresses.",
			q8: "That love is patient and gets up early.",
			q9: "I am a good helper and I belong here.",
			q10: 9,
			q11: "I would have liked more time with her alone, without the counter between us.",
			q12: "I weigh things in my hand before I buy them, and I count to ten.",
			q13: "We speak every Thursday. She has grown small and she still winks.",
		},
		"9": {
			q1: "My father, Hannes, a joiner. He is eighty and still planes a board when he is worried.",
			q2: "It smelled of wood, and everybody talked a little louder because he liked to listen.",
			q3: "We built a doll's house together, with real hinges. He let me choose every screw.",
			q4: "nothing-special",
			q5: "He said that wood forgives and showed me how to glue it. He never raised his hand against anybody.",
			q6: 10,
			q7: "He went to the workshop, and afterwards he told us what it had been.",
			q8: "He danced with my mother in the hall, in his socks.",
			q9: "That people are kind when they are not afraid.",
			q10: 10,
			q11: "His father beat him with a belt when he was a boy. He swore that his own children would never be hit, and we never were.",
			q12: "In my patience with wood and with children.",
			q13: "close",
			q14: "He says it often enough: I am glad that you are mine.",
		},
		"12": soulOf(
			"Sawing little animals out of scraps in the workshop.",
			"A workbench of my own, by a window to the north.",
			"We cook soup, the radio is on, and somebody sands a spoon at the table.",
			"It is early, there is sawdust on the floor and light on the bench. My father sits beside me and says the joint is good.",
		),
	},
};

/** Her husband hits her, and it is not over. */
export const partnerHits: ScriptPerson = {
	firstName: "Vera",
	portrait: "her husband hits her, now",
	answers: {
		...beatenFather.answers,
		"1": {
			q1: "not-right",
			q2: "We have two children and the house is in his name. He hits me when he has been drinking.",
			q3: "My sister Ruth. Nobody else knows.",
			q4: "On the phone with Ruth, for ten minutes in the car.",
			q5: 2,
			q6: "I listen for the car and look at his face when he comes in.",
			q7: "Wednesday, because he works late.",
			q8: 2,
			q9: "That I am scared of him and wear long sleeves.",
			q10: "He broke my wrist in March and I told the doctor that I fell.",
			q11: "A flat with the children and a door I can lock.",
		},
	},
};
