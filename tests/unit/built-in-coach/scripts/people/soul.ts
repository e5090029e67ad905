export const soulOf = (q1: string, q4: string, q6: string, q12: string) => ({
	q1,
	q2: "The girl from the harbour stories, who rows out alone.",
	q3: "The first warm evening this year, on the step in front of the door.",
	q4,
	q5: "everyday",
	q6,
	q7: "When somebody keeps a seat for me.",
	q8: 6,
	q9: "Ask me twice. I am slow with words.",
	q10: "I think of what it costs.",
	q11: 7,
	q12,
});
