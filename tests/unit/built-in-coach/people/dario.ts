import type { Person } from "./person";

/** Twenty-nine, raised in foster care. */
export const dario: Person = {
	firstName: "Dario",
	portrait: "raised in foster care, 29, cook",
	specifics: ["Aunt Bev", "bin bag", "Leah", "toast"],
	answers: {
		"8": {
			q1: "My birth mother couldn't keep me. I'd say my foster mother Bev, I called her Aunt Bev. I was with her from eleven to sixteen and she was the fifth placement.",
			q2: "Bev at the cooker in her dressing gown making toast under the grill, because the toaster had been broken since forever. She says without turning round, you're up early, and slides the first one over to me.",
			q3: "Saturday market. She'd give me a pound and I had to spend it on something stupid, that was the rule. She laughed with her whole body.",
			q4: "She didn't do hugs unless you asked. She'd sit on the floor outside my door with her back against it and do her puzzle book until I came out. One time it took four hours.",
			q5: "kept-away",
			q6: 6,
			q7: "I heard her tell the social worker I was a good lad under it all. Under it all. I thought about that for years.",
			q8: "That someone can stay in the hallway. Before Bev I thought love was whoever had you this month.",
			q9: "Don't unpack. I kept my stuff in the bin bag for the first year at hers, just in case.",
			q10: 7,
			q11: "Time. She got ill and they moved me, and I was sixteen and that was that. I would have liked her to come and get me even though I know she couldn't.",
			q12: "I feed people. I can't say I love you but I'll make you eggs at three in the morning. And I don't leave anything at anyone's house, not even a toothbrush. My girlfriend Leah thinks it's because I don't care.",
			q13: "She died when I was nineteen. I found out two months later from Facebook. I'd tell her I bought a toaster, and that I unpack now. Mostly.",
		},
		"4": {
			q1: "Leah wanted to give me a drawer. That's it, a drawer. I said I don't need a drawer and she cried.",
			q2: "I went cold. I said ok, whatever you want, and then I did the washing up for about forty minutes.",
			q3: "numb",
			q4: "That they've finally worked out I'm not worth the trouble and the next thing is a phone call and a bag.",
			q5: 3,
			q6: 9,
			q7: "Sit outside the door. She doesn't know, how would she know.",
			q8: "\"It's like going out with a lodger.\" Leah, two Christmases ago. She said sorry straight away but she wasn't wrong.",
			q9: "Work. I take an extra shift. The kitchen is loud and nobody wants to know how you feel about the onions.",
			q10: "I start noticing things. The way they chew. I check where my shoes are, I'm not joking, I actually look for my shoes.",
			q11: "both-in-turn",
			q12: "Once Leah didn't shout or leave, she just sat down on the kitchen floor and ate cereal. I ended up sitting down too. We didn't solve anything but I slept.",
			q13: "Say: I'm not leaving, I just can't talk yet.",
		},
	},
};
