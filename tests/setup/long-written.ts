/* Rows of a person who has written for years, for benches. */

const DAY_MS = 86_400_000;
export const paragraph =
	"Tom called again about the house. I said it was fine, but it was not fine. I kept quiet at dinner. ";

/** Returns the time `days` days ago. */
export const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS);
/** Returns the calendar day of a time, in the form that the database stores. */
export const dayOf = (at: Date): Date => new Date(at.toISOString().slice(0, 10));

/** Returns one entry a day, from today backwards, each with a coach's reflection. */
export const dailyEntries = (userId: number, days: number) =>
	Array.from({ length: days }, (_, i) => {
		const createdAt = daysAgo(i);
		return {
			userId,
			localDate: dayOf(createdAt),
			title: `Day number ${i}`,
			content: paragraph.repeat(4 + (i % 12)),
			prompt: "What stayed with you today?",
			keyInsights: [paragraph, paragraph, paragraph],
			quote: "I kept quiet at dinner",
			message: "Nothing has to be solved tonight.",
			insightBy: "built-in",
			wordCount: 100,
			createdAt,
		};
	});

/** Returns a conversation with one message a minute, the newest of them now. */
export const conversation = (userId: number, messages: number) =>
	Array.from({ length: messages }, (_, i) => ({
		userId,
		content: paragraph.repeat(1 + (i % 4)),
		isAiResponse: i % 2 === 1,
		createdAt: new Date(Date.now() - (messages - i) * 60_000),
	}));

/** Returns a love script of the greatest length that scripts have. */
export const longLoveScript = (userId: number) => ({
	userId,
	personalMythTitle: "The keeper of the stairs",
	personalMythIntro: paragraph,
	healedScriptSentence: paragraph,
	healedMainScript: paragraph.repeat(20),
	dayInLifeNarrative: paragraph.repeat(40),
});
