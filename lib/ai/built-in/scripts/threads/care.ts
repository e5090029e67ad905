import type { Thread } from "./thread";

/** For somebody who is in danger, from another person or from themselves: nothing is a pattern, and nothing is to be worked on. */
export const care = {
	through: {
		known: /\bgetting through\b/,
		life: {
			sentences: ["I am getting through something that nobody should have to get through alone."],
			learned: [
				"What I learned earlier in life can wait. First comes what is happening now, and that I am not alone with it.",
			],
			goodFor: [
				"Whatever I do to get through a day is allowed to be exactly that: a way through a day. Keeping still, keeping busy, saying that I am fine. It has brought me as far as this page.",
			],
			inLove: [
				"Love is not the subject at present. Being safe is, and love that is worth the name would see it the same way.",
			],
			cost: [
				"It takes nearly all of my strength, and what looks like weakness from outside is what that feels like from inside.",
			],
			asking: [
				"What it asks for is one living person who knows, today rather than next week: a friend, a doctor, someone on a help line. I do not have to explain everything. One plain sentence is enough.",
			],
			names: ["Getting through the day"],
			descriptions: [
				"I do what has to be done to arrive at the evening. It is not a flaw in me, and it does not need to be improved. It needs help from outside.",
			],
			impacts: ["It keeps me here, and it wears me out. Both are reasons to let somebody come and stand beside me."],
		},
		love: {
			sentences: ["I let someone stay with me until it is lighter."],
			present: [
				"I make the next hour smaller. There is a chair, a glass of water, a lamp, and a number that I can call.",
			],
			names: ["One hour at a time"],
			descriptions: [
				"I do not have to carry a whole life today. I do the next small thing, and I do it where somebody can reach me.",
			],
			impacts: ["The hours become possible, one after the other. Help gets a chance to arrive."],
			affirmations: ["I can let one person know.", "I only have to do the next hour."],
			trial: "The hardest part of it is not behind me yet, and I will not make a tale of it.",
			gift: "What I have in my hands is small and real: I wrote some of it down, and so I have begun to tell it.",
			day: "I sit where there is light. I drink something warm, slowly, down to the last of it.",
		},
	},
	carrying: {
		known: /\bcarrying it\b/,
		life: {
			sentences: ["I have been carrying this by myself, and it is too heavy for one."],
			learned: [
				"Perhaps I learned that one keeps such things indoors. It is a rule from another time, and I am allowed to break it.",
			],
			goodFor: [
				"To keep it to myself may have been the safest thing that I could do until now. I do not have to be ashamed of it.",
			],
			inLove: ["Nobody who loves me well would want me to bear this without them."],
			cost: ["Whoever keeps a thing like this alone begins to believe that it is their fault. It is not mine."],
			asking: ["I may put one end of it into somebody else’s hands before I understand any of it."],
			names: ["Carrying it alone"],
			descriptions: [
				"I have kept much of it to myself, out of care, or fear, or because there was nobody to hear it. I do not owe anyone a better reason.",
			],
			impacts: [
				"Alone with it, everything gets narrow, and the bad thoughts have no one to contradict them. With one other person in the room, that changes.",
			],
		},
		love: {
			sentences: ["I put one end of it into other hands."],
			present: [
				"I choose one person and tell it in the simplest words there are. I do not have to be brave for that, only not alone.",
			],
			names: ["Not alone with it"],
			descriptions: [
				"I have somebody whom I can call, also late. If it is dangerous, I call the emergency number, and I do not wait until it is worse.",
			],
			impacts: ["Somebody knows, and thinks along, and looks after me a little. I can breathe out."],
			affirmations: ["I deserve help, and I may ask for it at night.", "I do not have to explain before I am helped."],
			trial: "There is a weight in it that was never meant for one back.",
			gift: "What I carry forward is the right to put it down.",
			day: "I write to one person, or I call. We talk, or we are silent together, and I am not by myself.",
		},
	},
	holding: {
		known: /\bholds me\b/,
		life: {
			sentences: ["I hold on, and I am allowed to be held."],
			learned: ["That I am worth protecting I may not have been taught. It is true all the same."],
			goodFor: ["Some things still hold: a voice, an animal, a morning habit, a street. They need not be large."],
			inLove: ["I will know good company by my shoulders: they come down."],
			cost: ["What holds me has had to do too much lately. It can have help."],
			asking: ["I may go where I am safe, and stay there, and decide nothing else today."],
			names: ["What still holds me"],
			descriptions: [
				"There is something that has kept me until now, even if I could not name it. I keep it near, and I let it be small.",
			],
			impacts: ["It is a thread, and a thread is enough to be found by."],
		},
		love: {
			sentences: ["I am safe where I sleep, and that comes before everything else."],
			present: ["My door closes, and I decide who comes through it. I owe nobody closeness who has hurt me."],
			names: ["Safe first"],
			descriptions: [
				"I choose places and people with whom my body grows quiet. Everything that could be understood about the rest has time.",
			],
			impacts: ["Sleep comes back, then appetite, then plans. It does not have to be in that order."],
			affirmations: ["I deserve to be safe where I live.", "I am still here, and that counts."],
			trial: "Of what lies behind it I need not tell more than I want to.",
			gift: "I am still here. It is the whole gift for now, and it is a large one.",
			day: "I am in a place where it is quiet, and where I decide who comes in.",
		},
	},
} satisfies Record<string, Thread>;
