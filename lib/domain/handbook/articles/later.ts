import type { Theme } from "../schema";

export const later: Theme = {
	id: "later",
	title: "Later in life",
	articles: [
		{
			slug: "getting-older",
			question: "Is it too late for love at my age?",
			about: "about love in later life",
			phrasings: [
				"am I too old for love",
				"dating after 60",
				"finding love after 50",
				"I feel old and unattractive",
				"getting older as a woman",
				"sex in old age",
				"I missed my chance for love",
				"midlife crisis",
				"menopause and my marriage",
			],
			words:
				"getting older, growing old, after 50, after 60, after 70, later in life, midlife, menopause, too late for love, too late for me, at my age, too old for, too old to find, too old to love, too old to date, i am 60, i am 65, i am 67, i am 70, i am 72, i am 75, i am 80, in my sixties, in my seventies, in my fifties, wrinkles, aging, ageing, getting old, feel old, look old, too late to, run out of time, running out of time, turning 40, turning 50, turning 60, hot flashes, life is over, half of my life, missed out on",
			known: [
				"Laura Carstensen’s studies over decades show something that hardly anybody expects: with the years most people feel better, not worse. Knowing that time is limited, they choose with more care whom they spend it with, and quarrel less. Surveys of people over sixty and seventy find that many fall in love and that a good part have sex and enjoy it.",
				"What does grow is the number of goodbyes, and with it sometimes the fear of another. New love is no betrayal of an old one.",
			],
			try: [
				"Say what you are looking for now: company, tenderness, travel, somebody at the table? It may differ from before.",
				"Go where people do something together: walking, singing, volunteering, learning.",
				"Living apart together, with two doors and one love, is a form that many choose.",
				"Tell grown children early, and let them be slow.",
			],
			say: [
				"I have met somebody. It takes nothing away from your mother.",
				"I would like to keep my own flat, and to see you every day.",
				"My body has changed. I am a little shy. Let us go slowly.",
			],
			help: "If a new love soon asks for money or a will, speak with somebody you trust. Pain, dryness or low mood can often be treated; ask your doctor without embarrassment.",
			sources: [
				"Laura Carstensen, A Long Bright Future, 2009",
				"Stacy Tessler Lindau and colleagues, on sexuality and health among older adults, New England Journal of Medicine, 2007",
			],
		},
		{
			slug: "retirement",
			question: "How do we live together when work ends?",
			about: "about life together in retirement",
			phrasings: [
				"my husband is retiring",
				"retirement and marriage",
				"we are home together all day now",
				"he is retired and gets on my nerves",
				"I am retired and feel useless",
				"what to do after retirement as a couple",
				"since retirement we fight more",
				"I dread retirement",
				"my wife still works and I am retired",
			],
			words:
				"pensioner, my retirement, after retirement, since he retired, since she retired, since i retired, husband retires, wife retires, both retired, we are retired, i am retired, he is retired, husband is retired, going to retire, in retirement, retirement is, about retirement, dread retirement, stopped working, stop working, last day of work, no longer work, not working anymore, pension, at home all day, home all day, empty days",
			known: [
				"Phyllis Moen and colleagues followed couples through it: the step itself tends to bring more quarrels for a while, above all when one retires and the other goes on working, and it settles again within a couple of years. With work go a rhythm, a circle of people and the feeling of being needed. The partner cannot replace all of that alone.",
				"Those do well, on the whole, who retire toward something, and who keep rooms, hours and friends of their own.",
			],
			try: [
				"Each of you draws an ideal week, alone. Lay them side by side.",
				"Divide the house and the day again: kitchen, quiet, car, lunch.",
				"Choose something each that others count on you for: a child who learns to read, a choir, a garden.",
				"Plan one new thing together, with a date.",
			],
			say: [
				"I am glad you are here, and I need the mornings alone.",
				"I do not know yet who I am without work. Be patient with me.",
				"What did you always put off until now?",
			],
			help: "If low mood, drinking or sleeplessness lasts longer than some weeks after the change, speak with your doctor. It is common, and it can be treated.",
			sources: [
				"Phyllis Moen, Jungmeen Kim and Heather Hofmeister, “Couples’ Work/Retirement Transitions, Gender, and Marital Quality”, Social Psychology Quarterly, 2001",
			],
		},
		{
			slug: "parent-ill",
			question: "How do I bear it that my parents grow old and ill?",
			about: "about parents who grow old or ill",
			phrasings: [
				"my mother has dementia",
				"my father has Alzheimer's",
				"my parents are getting old",
				"my mother is dying",
				"should I put my father in a nursing home",
				"my mum doesn't recognize me anymore",
				"my dad refuses help",
				"caring for a parent who was never kind to me",
				"I live far from my sick parents",
				"my mother has cancer",
			],
			words:
				"dementia, alzheimer, nursing home, care home, my parents are old, parents are getting old, mother is getting old, father is getting old, my mother is dying, my father is dying, mother is ill, father is ill, elderly parent, aging parent, father's stroke, mother's stroke, mother had a stroke, father had a stroke, mother had a fall, father had a fall, dad had a fall, mum had a fall, put mum in, put dad in, mum in a home, dad in a home, put my mother in, put my father in, mother forgets, father forgets, forgets who i am, does not recognize me, not recognise me, mother's memory, father's memory, hip, frail, hospice, mother has cancer, father has cancer, mother is sick, father is sick, mother is very ill, father is very ill, dad's care, mum's care, father's care, mother's care, can not live alone, my old mother, my old father, old parents, parents are aging, parents will die, losing my parents",
			known: [
				"It turns the oldest order around: those who held you need holding. Pauline Boss calls what happens in dementia an ambiguous loss, a goodbye to somebody who is still there. Sadness, impatience and a wish that it were over belong to it. They are no lack of love.",
				"Old quarrels come back at the bedside. A parent who was hard may get softer, or harder. What you do for them is not a debt; you may give as much as you can give without bitterness.",
			],
			try: [
				"Do not correct in dementia: go along with the feeling. “You are looking for your mother. Tell me about her.”",
				"Speak early, while it is possible: what matters to you, who shall decide, where are the papers?",
				"Share tasks with siblings by what each can do: money, calls, lifts, nights.",
				"Ask the questions that you still have, and write down the answers.",
			],
			say: [
				"What should the doctors know about you?",
				"I cannot come every day. I come on Wednesdays and Sundays, and then I have time.",
				"I love you. You need not remember who I am.",
			],
			help: "Dementia services, social workers and hospice teams advise families free in many places, early rather than late. If you become rough out of exhaustion, stop and get relief at once.",
			sources: ["Pauline Boss, Loving Someone Who Has Dementia, 2011", "Atul Gawande, Being Mortal, 2014"],
		},
	],
};
