import type { Guide } from "./guide";

/** The relationship timeline, question by question. */
export const timelineGuide: Guide = {
	q1: { about: "who it is about", quotable: -1 },
	q2: { about: "when it was", quotable: -1 },
	q3: { about: "the moments that stand out", quotable: 1 },
	q4: { about: "how it began", quotable: 1 },
	q5: { about: "the part you played", quotable: 1 },
	q6: { about: "what it brought out in you", quotable: 1 },
	q7: { about: "the hardest thing about it", quotable: 1 },
	q8: { about: "what ended it or keeps it going", quotable: 1 },
	q9: { about: "what you do differently because of it", quotable: 1 },
	q10: { about: "what you would tell the person you were", quotable: 1 },
};
