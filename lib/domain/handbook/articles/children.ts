import type { Theme } from "../schema";

export const children: Theme = {
	id: "children",
	title: "Children, small and grown",
	articles: [
		{
			slug: "shouting-at-children",
			question: "What can I do when I shout at my child?",
			about: "about losing one’s temper with a child",
			phrasings: [
				"I yell at my kids every day",
				"I shouted at my son and feel terrible",
				"I lose patience with my toddler",
				"how to stop yelling at the children",
				"I snapped at my daughter over homework",
				"I am a bad mother",
				"I am a bad father",
				"parenting guilt",
				"my child cried because I screamed",
				"I have no patience with my kids any more",
			],
			words:
				"yell at my kids, yelled at my kids, shout at my kids, shouted at my kids, screamed at my kids, scream at my kids, snapped at my kids, bad mother, bad father, bad parent, terrible mother, terrible father, parenting guilt, patience with my kids, patience with my child, lost my temper with my, lose my temper with my, my toddler, tantrum, bedtime, homework, too strict, too hard on my kids, the kids are driving me, sharp with my, i was so loud, impatient with",
			known: [
				"Nearly every parent shouts at times; in surveys it is the rule. What counts for a child is less the single storm than what comes after. Edward Tronick filmed mothers and babies and found that good pairs were out of step most of the time, and found back to each other. Children learn from the way back that anger passes and love stays.",
				"The moment before has its own causes, and many can be changed: hunger, hurry, noise, a day without one quiet minute.",
			],
			try: [
				"Find the hour. If it is always half past six, change half past six: eat earlier, leave out the bath.",
				"Agree with yourself on a stop sign, such as both hands on the table, and one slow breath out.",
				"Go back the same day. Name what you did, without “but you”.",
				"Ask somebody to take the child for an hour each week, before you need it.",
			],
			say: [
				"I shouted. That was too loud, and it was not your fault.",
				"I am angry and I need a minute. Then I come back to you.",
				"I love you when I am cross, too.",
			],
			help: "If you hurt your child or fear that you could, leave the room once the child is safe, and call somebody. Parent helplines know this moment. Low mood after a birth can be treated.",
			sources: [
				"Edward Tronick, The Neurobehavioral and Social-Emotional Development of Infants and Children, 2007",
				"Daniel Siegel and Mary Hartzell, Parenting from the Inside Out, 2003",
			],
		},
		{
			slug: "teenagers",
			question: "How do I stay close to a teenager?",
			about: "about living with a teenager",
			phrasings: [
				"my teenage daughter won't talk to me",
				"my son slams the door",
				"my teenager hates me",
				"my daughter is always on her phone",
				"I don't know how to reach my teenage son",
				"my daughter lies to me about where she goes",
				"how to talk to a teenager",
				"my son only plays video games",
				"puberty is killing us",
				"my kids are rude to me",
			],
			words:
				"my teenager, my teen, teenage son, teenage daughter, teenage kids, teenage boy, teenage girl, puberty, slams the door, slams every door, slamming doors, my son is fifteen, my 13 year old, my 14 year old, my 15 year old, my 16 year old, my 17 year old, i have a teenager, rolls her eyes, rolls his eyes, her room, his room, curfew, video games, gaming, on his phone all, on her phone all, skips school, skipped school, grades, vaping, rude to me, talks back, my son does not talk, my daughter does not talk, my daughter is angry with me, my son is angry with me",
			known: [
				"A teenager’s task is to become somebody of their own, and one does that against those who are surest to stay. Laurence Steinberg, who has studied it for decades, finds that most families get on well enough, with many small quarrels over rooms and times. Best off are young people whose parents are warm, hold on to few rules, and explain them.",
				"Those who know most about their children’s lives are not the ones who ask most. They are the ones who are told, because they listened without a verdict.",
			],
			try: [
				"Choose the three rules that matter: safety, respect, sleep. Let the room go.",
				"Be around without a question: drive, cook, watch what they watch.",
				"When they tell you something, ask whether they want an ear or advice.",
				"After a slammed door, knock an hour later, with toast.",
			],
			say: [
				"You need not talk. I am in the kitchen.",
				"I said that badly. May I try again?",
				"I do not like it, and I am glad you told me.",
			],
			help: "If somebody young hurts themselves, stops eating, withdraws from everyone for weeks or speaks of not wanting to live, see a doctor soon, or use Help now. If you are afraid of your child, you may ask for help for yourself.",
			afraid: "not-for-you",
			sources: [
				"Laurence Steinberg, Age of Opportunity, 2014",
				"Margaret Kerr and Håkan Stattin, on what parents know, Developmental Psychology, 2000",
			],
		},
		{
			slug: "leaving-home",
			question: "What now, when the children have left home?",
			about: "about the time after children leave home",
			phrasings: [
				"empty nest",
				"my son moved out and I am sad",
				"my daughter went to university and I miss her",
				"the house is empty since the kids left",
				"my children don't need me any more",
				"my youngest moves out in autumn",
				"how often should I call my grown son",
				"the children are gone and we have nothing to say",
				"my daughter moved abroad",
			],
			words:
				"empty nest, my son moved out, my kids moved out, my child moved out, moved out for university, left for university, left for college, went to college, kids have left, kids left home, kids are gone, my youngest moves out, children do not need me, my son does not need me, my daughter moved abroad, my son moved abroad, went to university, gone to university, off to university, grown up and, grown children, house is quiet, house so quiet, her empty room, his empty room, miss my grown, miss my son, miss my daughter, kids are grown",
			known: [
				"For twenty years somebody was expected for supper. Many are surprised by how much they miss it, and others by their relief; most feel both. Sara Gorchoff and colleagues followed women through these years and found that, on the whole, they grew more content with their marriage. It was not more time that did it, but better time.",
				"To a child who goes, home is the place one can call without a reason. That stays.",
			],
			try: [
				"Let it be sad. Something good is over, and it was yours.",
				"Agree how you stay in touch, with their wishes first: a call on Sunday, a picture now and then.",
				"Leave the room as it is for a while. Then use it for one thing of your own.",
				"Take up something with other people, at the hour that is emptiest.",
				"If you live with somebody, go out together once a week and leave the children out of the talk.",
			],
			say: [
				"I miss you, and I am glad that you are there. You need not do anything about it.",
				"Tell me when you feel like it. I love to hear about it.",
				"What do we two want to do with our evenings?",
			],
			help: "If you wake without joy for more than two weeks, speak with a doctor. It can be grief, and it can be a low mood that is treated well.",
			sources: [
				"Sara Gorchoff, Oliver John and Ravenna Helson, on marriage after children leave, Psychological Science, 2008",
				"Karen Fingerman and colleagues, on parents and grown children, Journal of Marriage and Family, 2012",
			],
		},
		{
			slug: "grown-children",
			question: "What if my grown children are against my new love?",
			about: "about grown children and a parent’s new love",
			phrasings: [
				"my children don't like my new partner",
				"my adult children disapprove of my relationship",
				"my grown daughter refuses to meet my new partner",
				"my son says I am too old for a boyfriend",
				"my kids think I am replacing their mother",
				"my kids think I am replacing their father",
				"my daughter says it is too soon after her dad died",
				"my children are against me marrying again",
				"my children worry about the inheritance since I met him",
				"how do I tell my grown children that I have met somebody",
			],
			words:
				"replacing their mother, replacing their father, replacing their mum, replacing their mom, replacing their dad, replacing her mother, replacing his mother, replacing her father, replacing his father, replacing her dad, replacing her mum, children disapprove of my, kids disapprove of my, son disapproves of my, daughter disapproves of my, children are against my new, kids are against my new, my children hate my new, grown children and a new, adult children and my new, grown children hate, adult children hate, children do not like my new, daughter does not like my new, son does not like my new, daughter refuses to meet, son refuses to meet, daughter will not meet, son will not meet, children will not meet, children refuse to meet, too soon after their father, too soon after their mother, after their inheritance, my grown kids, my adult kids, grown daughter, grown son, adult daughter, adult son",
			afraid: "not-for-you",
			known: [
				"It is seldom easier because they are grown. Patricia Papernow, who has worked with such families for decades, describes how people of forty feel torn as small children do: to like the newcomer can seem like a betrayal of their other parent, living or dead. Grief may be in it, and worry that you are being used, the house, the will, or less time with you.",
				"You need nobody’s leave to love. They need not love whom you love. Between the two lies courtesy, and that can be asked for.",
			],
			try: [
				"Keep hours that belong to you and them alone, as before.",
				"Ask what troubles them, and listen without defending. Some worries deserve an answer.",
				"Take your time with feasts, moving in, and the word family. The first holiday can be two afternoons.",
				"Settle house and will with somebody who knows the law, and tell them that it is settled.",
				"Leave pictures and stories of their other parent where they are.",
			],
			say: [
				"You need not like it yet. I ask you to be polite, and I will not make you choose.",
				"Nobody takes the place of whom you miss.",
				"I love you, and I go on with this. Both are true.",
			],
			help: "If they break off contact, a family counselor or mediator can sit with you. If the one you love wants your money, or keeps you from others, talk with somebody outside.",
			sources: [
				"Patricia Papernow, “Recoupling in Mid-Life and Beyond: From Love at Last to Not So Fast”, Family Process, 2018",
				"Lawrence Ganong and Marilyn Coleman, Stepfamily Relationships, second edition, 2017",
			],
		},
	],
};
