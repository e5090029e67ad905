import type { Exercise } from "../../schema";

export const worriesPutOff: Exercise = {
	slug: "worries-put-off",
	title: "Worries, put off to a fixed time",
	summary: "Give worry an appointment, so that the rest of the day, or the night, is yours.",
	group: "Right now",
	minutes: 7,
	about: [
		"Trying not to worry rarely works. Putting it off works better: the worries are written down, and they get half an hour of their own at the same time and place each day. Until then they wait on paper.",
		"People who did this for a few weeks worried less, and slept better in some of the studies. Much of what is on the list looks smaller when its time comes.",
	],
	source:
		"Borkovec, Wilkinson, Folensbee and Lerman, “Stimulus control applications to the treatment of worry”, Behaviour Research and Therapy, 1983; McGowan and Behar, “A preliminary investigation of stimulus control training for worry”, Behavior Modification, 2013.",
	steps: [
		{
			kind: "text",
			id: "worries",
			title: "What is going round in your head?",
			text: ["One worry on each line, all of them, in the order they come."],
			example: "The letter from the landlord\nWhether Mom’s tests are all right\nWhat I said on Friday",
		},
		{
			kind: "text",
			id: "doable",
			title: "Is there one you can do something about within a day?",
			text: ["{worries}", "Then write down the first small thing, and when. If there is none, leave this empty."],
			example: "Call the landlord tomorrow at ten.",
			optional: true,
		},
		{
			kind: "text",
			id: "time",
			title: "When is worry time?",
			text: [
				"Up to half an hour, at the same time every day, and well before bed. Choose a place that is not your bed or your favorite chair.",
			],
			example: "Every day at 17:30, at the kitchen table.",
		},
		{
			kind: "choice",
			id: "sentence",
			title: "What will you say when a worry comes early?",
			text: ["It will come. Note it in a word or two, say your sentence, and turn to what is in front of you."],
			options: [
				{ id: "later", label: "“I have heard you. Your turn comes later.”" },
				{ id: "written", label: "“It is written down. I need not hold it.”" },
				{ id: "notNow", label: "“Not now. There is a time for this.”" },
			],
		},
		{
			kind: "text",
			id: "turnTo",
			title: "What will you turn to instead, right now?",
			text: ["Something that takes hands or eyes works best."],
			example: "The dishes with the radio on, then my book.",
		},
		{
			kind: "read",
			id: "whenItsTime",
			title: "When the time comes",
			text: [
				"Take the list and worry on purpose. Ask of each: is this still a worry? Can I do something? Then do it or plan it. Can I do nothing? Then let it stand until tomorrow’s time.",
				"Stop when the half hour is over, also in the middle. Give it two weeks before you judge it.",
			],
		},
	],
	page: {
		title: "My worries have an appointment",
		sections: [
			{ heading: "What waits on this page", text: ["{worries}"] },
			{ heading: "The one I can do something about", text: ["{doable}"] },
			{ heading: "Worry time", text: ["{time}"] },
			{ heading: "When one comes early", text: ["I say: {sentence}", "Then I turn to this:", "{turnTo}"] },
		],
	},
	goal: "{time}",
	phrasings: [
		"I can't stop worrying",
		"I worry about everything",
		"my thoughts won't stop",
		"I keep thinking about it all night",
		"I can't sleep because of my thoughts",
		"what if it all goes wrong",
		"I overthink everything",
		"my head is spinning with worries",
		"the same worry again and again",
		"put my worries away until later",
		"what if I lose my job, what if we can't pay rent",
		"I lie in bed going through everything that could go wrong",
		"my brain won't switch off",
		"I worry about my kids all day at work",
		"I google symptoms and then worry more",
		"same fears at three in the morning",
		"I can't enjoy dinner because I worry about monday",
		"round and round in my head about the results",
	],
};
