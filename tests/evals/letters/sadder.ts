import type { FeelingId } from "@/lib/domain/feelings/feelings";

/** A page of a person who is having a hard time: how many days ago it was written, and the feeling that was tapped. */
interface SadPage {
	daysAgo: number;
	feeling?: FeelingId;
	content: string;
}

/** Ten weeks after Wanda's mother died. Invented; the week with the page of day 31 has a sign of danger. */
export const sadPages: readonly SadPage[] = [
	{
		daysAgo: 69,
		feeling: "sad",
		content:
			"The funeral was on Tuesday. People kept telling me that it was a beautiful service and I kept saying thank you. My sister held my sleeve the whole time, like when we were small. There are eleven casseroles in the freezer.",
	},
	{
		daysAgo: 66,
		feeling: "tired",
		content:
			"I slept two hours. I went to her flat to water the plants and sat on the bathtub edge because it smelled of her soap. The begonia has three new leaves. She would have rung me about that.",
	},
	{
		daysAgo: 62,
		feeling: "lonely",
		content:
			"Piotr went back to work and the house is very quiet. I picked up the phone at six because that is when she called. I stood there with it in my hand. Nobody tells you that six o'clock comes every day.",
	},
	{
		daysAgo: 58,
		feeling: "angry",
		content:
			"My sister wants to sell the flat by spring. She had a list. I said it was too soon and she said it is never the right time, and I put the phone down on her. I never do that.",
	},
	{
		daysAgo: 55,
		feeling: "guilty",
		content:
			"I rang Basia and said sorry for the phone. She was crying too. We talked about Mum's terrible driving and laughed until the tea was cold. Then I felt guilty for laughing.",
	},
	{
		daysAgo: 52,
		content:
			"Grey. Work, soup, bed. Somebody at work asked how I was in the lift and the doors opened before I could answer, which was lucky for both of us.",
	},
	{
		daysAgo: 45,
		feeling: "empty",
		content:
			"I have nothing to say today. I am writing because I said I would. The begonia is on my own windowsill now.",
	},
	{
		daysAgo: 41,
		feeling: "sad",
		content:
			"Her birthday would have been today. Piotr had bought a poppy seed cake without telling me, the kind from the shop by the station. We ate it standing at the counter. He remembered.",
	},
	{
		daysAgo: 38,
		feeling: "tired",
		content:
			"I keep forgetting words. I called the colander the rain bowl and Piotr has called it the rain bowl all evening. I smiled, I think.",
	},
	{
		daysAgo: 34,
		feeling: "overwhelmed",
		content:
			"The bank needs a form that needs another form. I cried in front of a young man called Kacper who gave me his own handkerchief, ironed. I did not know that young men had ironed handkerchiefs.",
	},
	{
		daysAgo: 31,
		feeling: "empty",
		content:
			"I don't see the point any more. Last night I lay there and thought that I want to die, that it would be easier for everybody if I was not here.",
	},
	{
		daysAgo: 30,
		feeling: "tired",
		content:
			"I told Piotr what I wrote yesterday. He sat on the floor next to the bed until it was light, and in the morning we rang the doctor together. I have an appointment on Thursday.",
	},
	{
		daysAgo: 24,
		feeling: "tired",
		content:
			"The doctor was kind and did not hurry. I am to walk half an hour every day, and see her again in two weeks, and take the small white tablets in the morning. I walked to the weir and back. There were two swans.",
	},
	{
		daysAgo: 20,
		feeling: "sad",
		content:
			"Basia and I cleared the kitchen. We kept the blue jug. Under the sink she had saved forty jam jars, each with its lid on, washed. For the first time I could look at her handwriting on the labels.",
	},
	{
		daysAgo: 16,
		feeling: "relieved",
		content:
			"We decided to keep the flat until autumn. Basia said it first, and I was so relieved that I had to sit down. I slept six hours.",
	},
	{
		daysAgo: 13,
		feeling: "lonely",
		content:
			"Six o'clock again. I rang Basia instead. She said that she picks up the phone at six, too. We will ring each other at six now, we said.",
	},
	{
		daysAgo: 9,
		feeling: "calm",
		content:
			"I made jam, in her jars. Too much sugar, as she did. The whole stairwell smelled of plums and the neighbour's boy came to ask what it was. I gave him a jar and he carried it down with both hands.",
	},
	{
		daysAgo: 6,
		feeling: "sad",
		content:
			"I dreamed she was in the kitchen and told me to put a lid on it. I woke up and it was five. I did not mind being awake.",
	},
	{
		daysAgo: 3,
		feeling: "grateful",
		content:
			"Piotr and I walked to the weir in the rain. He talked about his father, which he never does. I held his arm and listened, and for half an hour I was somebody who can be leaned on.",
	},
];

/** The lines that Wanda kept. */
export const sadLines: readonly string[] = [
	"The begonia has three new leaves.",
	"We talked about Mum's terrible driving and laughed until the tea was cold.",
	"Piotr had bought a poppy seed cake without telling me, the kind from the shop by the station.",
	"I did not know that young men had ironed handkerchiefs.",
];
