import type { Guide } from "./guide";

/** "Your Coach Profile", question by question. The choices are read in `writing/kinds/coach-profile.ts`. */
export const coachProfileGuide: Guide = {
	q1: { about: "how directly I should speak" },
	q2: { about: "what has helped", quotable: 1 },
	q3: { about: "advice that makes you stop listening", quotable: 1 },
	q4: { about: "what helps when you are stuck" },
	q5: { about: "being challenged", measure: "wanting to be challenged, even when it is uncomfortable" },
	q6: { about: "what I should do when you steer around a subject" },
	q7: { about: "how to tell that you have had enough", quotable: 1 },
	q8: { about: "the subjects that need care", quotable: 1 },
	q9: { about: "trying or thinking", measure: "wanting something to try rather than something to think about" },
	q10: { about: "how you would notice that it was worth your time", quotable: 1 },
	q11: { about: "what else I should know", quotable: 0 },
};
