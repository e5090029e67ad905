import type { Person } from "./person";

/** A lesbian student of twenty who is not out at home. */
export const mia: Person = {
	firstName: "Mia",
	portrait: "lesbian student, 20, not out to her parents",
	specifics: ["Noor", "church", "flatmates", "shoes"],
	answers: {
		"3": {
			q1: "A really clean house. Shoes off, cushions straight, the picture of Jesus in the hall. My room was the smallest one and I kept the door shut and had headphones on basically from twelve to eighteen.",
			q2: "by the sound of my dad's keys. if he dropped them in the bowl it was fine, if he put them down quietly it meant he'd had a bad day and we all had to be extra nice at dinner",
			q3: "Nobody shouted. My mum would clean. You could hear the hoover and you knew. It could go on for days and then suddenly it was over and nobody ever said what it had been about.",
			q4: 'I don\'t think I cried in front of anyone after I was maybe nine. Mum would say "offer it up" and my dad would leave the room.',
			q5: "all-strong",
			q6: '"We don\'t need everyone to know our business." My mum, about everything, including when my brother failed his exams.',
			q7: "easy-one",
			q8: "They left me alone. I got good grades and I was in the choir and nobody looked any closer. I was so proud of being easy. But it means they don't actually know me at all, they love this girl I made up.",
			q9: "In doing. Dad warmed up the car for me before school. Mum ironed everything, even my pyjamas. No one ever said it.",
			q10: 3,
			q11: "Mrs Okafor, my music teacher. She once said to me \"you don't have to be this good all the time, you know\" and I went to the toilets and cried, and I still don't completely know why.",
			q12: 8,
			q13: "That we don't talk about things. I've been with Noor for eight months and my flatmates know and my parents think she's my study partner. I hate that I'm so good at it.",
		},
		"8": {
			q1: "My mum. She had me at 24 and stopped working as a nurse.",
			q2: "She's ironing in front of the TV with the sound off so she doesn't wake my brother. I'm on the stairs. She doesn't know I'm there.",
			q3: "When we drove to the garden centre, just us two. She'd sing along to the radio and let me choose a plant. She was like a different person in the car.",
			q4: "She'd make tea with too much sugar and stay in the room but sort of tidy things. She's not a hugger. I got used to it.",
			q5: "was-good",
			q6: 4,
			q7: '"Mia\'s no trouble at all." She said it to everyone at church. I used to feel so warm when I heard it and now it makes me feel a bit sick.',
			q8: "That you stay. Whatever happens you stay and you make it look nice. I've never heard my parents laugh in their bedroom.",
			q9: "If I am good enough nobody will look too closely.",
			q10: 7,
			q11: "I'd have liked her to be curious about me. To ask a second question.",
			q12: "I tidy when I'm upset. Noor pointed it out. I was wiping the cooker at midnight and she said, who are you angry with? and I said nobody, and that was a lie.",
			q13: "We message every day, pictures of the dog mostly. She doesn't know who I am. She did her best, I know that, and I'm so scared that if I tell her she'll just start ironing.",
		},
	},
};
