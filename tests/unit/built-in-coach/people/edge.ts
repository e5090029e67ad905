import type { Person } from "./person";

/** People at the edges: few words, another language, the keyboard's own words, danger. */
export const terse: Person = {
	firstName: "Al",
	portrait: "answers in ten characters",
	specifics: [],
	answers: {
		"8": {
			q1: "My mum Jo..",
			q2: "In kitchen",
			q3: "Was sunny.",
			q4: "She didn't",
			q5: "kept-away",
			q6: 2,
			q7: "Dont know.",
			q8: "Be careful",
			q9: "Dont ask..",
			q10: 4,
			q11: "More time.",
			q12: "Her temper",
			q13: "Its okay..",
		},
	},
};

export const spanish: Person = {
	firstName: "Lucía",
	portrait: "writes in Spanish",
	specifics: [],
	answers: {
		"8": {
			q1: "Mi madre, Rosario, que nos crió sola a mí y a mis tres hermanos en Sevilla.",
			q2: "La veo en la cocina, de espaldas, cantando bajito mientras pela patatas y no me mira.",
			q3: "Los domingos íbamos al río y ella se quitaba los zapatos y se reía como una niña.",
			q4: "No sabía consolar con palabras, me ponía un plato delante y me tocaba el pelo un momento.",
			q5: "was-good",
			q6: 4,
			q7: "Decía que yo era la fuerte, que conmigo no había que preocuparse nunca.",
			q8: "Que el amor es trabajo y que una no se queja aunque esté muerta de cansancio.",
			q9: "Que si no molestaba me quería más, que era mejor no necesitar nada de nadie.",
			q10: 8,
			q11: "Tiempo, simplemente que se sentara conmigo sin tener nada en las manos.",
			q12: "Hago lo mismo con mis hijos, les doy de comer en vez de preguntarles qué les pasa.",
			q13: "Hablamos todos los días por teléfono pero nunca de nada importante para mí.",
		},
	},
};

export const gibberish: Person = {
	firstName: "X",
	portrait: "runs a hand over the keyboard",
	specifics: [],
	answers: {
		"8": {
			q1: "asdfghjkl asdf",
			q2: "qwerty qwerty qwerty",
			q3: "lkjhgf dsapoi uytrew",
			q4: "zzzzzzzzzzzzzz",
			q5: "comforted",
			q6: 3,
			q7: "😀😀😀😀😀😀😀😀😀😀",
			q8: "bla bla bla bla bla",
			q9: "xxxxxxxxxxxx",
			q10: 3,
			q11: "1234567890",
			q12: "hjkl hjkl hjkl",
			q13: "test test test test",
		},
	},
};

export const inDanger: Person = {
	firstName: "Nell",
	portrait: "her husband hits her, now",
	specifics: [],
	answers: {
		"4": {
			q1: "He didn't like how I spoke to the waiter. It was our anniversary.",
			q2: "I said sorry straight away and looked at the table.",
			q3: "numb",
			q4: "My husband hits me when he has been drinking, so that he will do it again. Last week he pushed me against the wall.",
			q5: 10,
			q6: 2,
			q7: "I hope he falls asleep.",
			q8: '"Look what you made me do."',
			q9: "I clean up and I put make up on it.",
			q10: "I count the exits and I smile.",
			q11: "follow",
			q12: "No, not with him. It always gets worse first.",
			q13: "Leave the room before he closes the door.",
		},
	},
};

export const inDespair: Person = {
	firstName: "Jonah",
	portrait: "does not want to live",
	specifics: [],
	answers: {
		"1": {
			q1: "ending",
			q2: "She left in May and took the dog. I sleep on a mattress in the office.",
			q3: "Nobody really. My brother texts on birthdays.",
			q4: "I can't remember, maybe when the dog lay on my feet.",
			q5: 1,
			q6: "Getting through the day. I don't want to live like a ghost, and some nights I think about killing myself, honestly.",
			q7: "Nothing. I used to look forward to the football.",
			q8: 1,
			q9: "All of it, I say busy.",
			q10: "Because I typed something into a search bar last night that scared me.",
			q11: "To still be here I guess, and to have a door that closes.",
		},
	},
};

export const profile: Person = {
	firstName: "Ines",
	portrait: "tells the coach how to be",
	specifics: ["silver linings", "father"],
	answers: {
		"5": {
			q1: "kind-then-clear",
			q2: 'My old landlady said "you don\'t have to decide on the stairs". I was crying on the stairs. It reached me because she went on watering her plants.',
			q3: "Silver linings. Anything that starts with at least. And being told that everything happens for a reason.",
			q4: "new-question",
			q5: 7,
			q6: "ask-once",
			q7: "I get extremely polite and start thanking people. Then it's best to leave me alone until the next day.",
			q8: "My father's illness, and anything about weight.",
			q9: 4,
			q10: "I would call my sister without rehearsing it first, and I'd sleep through until six.",
			q11: "I think in pictures and I need a while. Please don't take my pauses for agreement.",
		},
	},
};
