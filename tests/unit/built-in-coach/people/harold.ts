import type { Person } from "./person";

/** A widower of seventy-one. */
export const harold: Person = {
	firstName: "Harold",
	portrait: "widower, 71, retired bus driver",
	specifics: ["Margaret", "allotment", "crossword", "second cup"],
	answers: {
		"1": {
			q1: "grieving",
			q2: "My wife Margaret died in October after forty-four years. People keep saying she had a good innings. I am not looking for anyone else and I wish my daughter would stop asking.",
			q3: "My daughter Helen, who rings every evening at six. Ron from the allotment. That is about it now.",
			q4: "Last Thursday Ron and I sat in his shed because of the rain and he passed me half his sandwich without asking. Neither of us said a word. It was the best hour of the week.",
			q5: 6,
			q6: "The evenings. I lay two places at the table and then I have to put one back. The paperwork as well, her name is on everything and every time I have to say it again to a stranger.",
			q7: "The allotment. The runner beans don't know anything has happened. Helen's call, though I mostly tell her I am fine.",
			q8: 4,
			q9: "That I still make the second cup of tea. That I talk to her. Nobody needs to know that, they would have me in a home.",
			q10: "I found her crossword book and the last one is half finished. I sat there with the pencil and could not do a single clue, and I thought, I had better talk to somebody, even if it is a computer.",
			q11: "I would like to be able to sit in the front room again. At the moment I go round by the kitchen. I would like to be sitting there with the radio on and maybe someone in the other chair, I don't mean a lady, just someone.",
		},
		"12": {
			q1: "Buses. I knew every route in the city and drew them on the back of wallpaper. I ended up driving one for thirty-one years so you could say it worked out.",
			q2: "Ratty in Wind in the Willows. He has his river and he is content to mess about in boats, and when a friend is lost in the snow he takes his stick and goes out.",
			q3: "The last summer, on the bench at Whitby. Margaret had chips and a seagull took one out of her hand and she laughed until she had to hold on to me.",
			q4: "I would like to be held. There, I have written it. At my age one is not supposed to say so.",
			q5: "everyday",
			q6: "Two chairs, the radio on low, somebody doing the crossword and asking me for a river in seven letters. Soup. Nobody has to talk.",
			q7: "Being asked to reach something down from a shelf. Margaret could have used the steps. She always asked me.",
			q8: 5,
			q9: "I go quiet, it isn't sulking. Put the kettle on and wait. Don't ask me what I am thinking, ask me about the beans.",
			q10: "I hear people saying it is too soon, and that at seventy-one a man should know when to stop. And it would feel like closing a door on her.",
			q11: 3,
			q12: "The sun is in the front room. I have moved the chair. There are two cups on the draining board and I can hear Ron's dog in the hall, and on the calendar it says Helen and the boys, lunch.",
		},
	},
};
