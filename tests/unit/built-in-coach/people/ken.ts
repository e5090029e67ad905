import type { Person } from "./person";

/** A terse engineer of forty-one. */
export const ken: Person = {
	firstName: "Ken",
	portrait: "engineer, 41, few words",
	specifics: ["garage", "spreadsheet", "Priya"],
	answers: {
		"9": {
			q1: "My dad. Toolmaker.",
			q2: "Quieter. Not scared, just quieter.",
			q3: "Garage. Saturdays. I held the lamp. If the light moved he'd stop and wait until it was still.",
			q4: "being-useful",
			q5: 'He would look at it, say "well" and fix it himself. I never got to fix it.',
			q6: 8,
			q7: "Sharpened things. When my grandfather died he sharpened every chisel in the house.",
			q8: "Reliable. Never late. I never saw them touch.",
			q9: "Measure it yourself.",
			q10: 5,
			q11: "His dad drank. So he counted everything. Makes sense.",
			q12: "I check other people's work. At home too. Priya says I re-stack the dishwasher after her. I do.",
			q13: "at-a-distance",
			q14: '"Good weld." He said it once, about someone else\'s.',
		},
		"7": {
			q1: '"You had one job."',
			q2: "Mine. Maybe my dad's silence with words added.",
			q3: 2,
			q4: "Fixing things. Laptops mostly. Also when they need someone to read a contract.",
			q5: "Made a spreadsheet. One row per day, one column: got up, ate, walked. Filled it in.",
			q6: 8,
			q7: "play-down",
			q8: "That I write songs. Nobody has heard them. Priya knows there is a guitar.",
			q9: "Carry on. Then sit in the car for ten minutes before I go in.",
			q10: 2,
			q11: "On the bike before seven. No one needs anything fixed.",
			q12: "It works well enough. Leave it.",
		},
	},
};
