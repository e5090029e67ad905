/** Pages that a person may have after two weeks. */
export const earlierEntries = [
	{
		day: "2026-11-04",
		text: "First page. A colleague told me about this. I don't really know what to write, so: rain, work, leftover curry, bed at eleven.",
	},
	{
		day: "2026-11-07",
		text: "Called my mother. She talked about the neighbours for half an hour and asked me one question. I love her, and I was tired afterwards.",
	},
	{
		day: "2026-11-10",
		text: "Long day at work. My boss moved the deadline again and nobody said anything, me included. Went for a run along the canal, which helped.",
	},
	{
		day: "2026-11-13",
		text: "Dinner with friends at the Italian place. Laughed a lot. On the way home I thought how seldom we all manage to meet.",
	},
	{
		day: "2026-11-15",
		text: "Slept badly. Woke at four and thought about money, then about my father's birthday, then about nothing. Got up and made tea.",
	},
	{
		day: "2026-11-18",
		text: "We argued about the dishes, of all things. By bedtime we were fine again. I want to say sorry first next time.",
	},
] as const;

export const goal = { title: "Run twice a week", description: "Run twice a week, even when it rains." };
