import type { Theme } from "../../lexicon/themes";

/** What it may mean that a theme comes up again and again without having been asked for. Themes without an entry are passed over. */
export const themeRemarks: Partial<Record<Theme, readonly string[]>> = {
	safety: [
		"Safety is mostly noticed by those who’ve had to think about it.",
		"I take it as the question that your answers keep asking under their breath: is it safe here?",
	],
	beingSeen: [
		"It looks to me as if being noticed mattered more to you than being praised.",
		"Whoever writes about it so often has had reason to wonder whether anyone was looking.",
	],
	approval: [
		"There’s an audience in these answers. I’d like to know who is still sitting in the front row.",
		"Someone’s opinion seems to be in the room with you while you write.",
	],
	control: [
		"Order returns here like a handrail. I’d ask what the stairs are like.",
		"You come back to it the way one checks a door before leaving the house.",
	],
	silence: [
		"For something that makes no noise, it’s remarkably present.",
		"I can’t help noticing how much of what you tell me is about what wasn’t said.",
	],
	anger: [
		"It keeps coming up, yours or someone else’s. It seems to be the feeling everyone in these pages has to arrange themselves around.",
		"One way or another anger has had a seat at your table.",
	],
	distance: [
		"Near and far seem to be the scale you measure people on.",
		"You have a fine sense of how far away someone is, also when they’re in the same room.",
	],
	loss: [
		"It lies under more of these answers than the questions asked for.",
		"I don’t think it’s chance that it comes back in places where I’d asked for something else.",
	],
	belonging: [
		"The question of who belongs, and who decides it, isn’t settled in these answers.",
		"I hear it as a wish with a long memory.",
	],
	worth: [
		"It’s as if there were a scale standing in several rooms of your life.",
		"I’d be curious when you last did something that couldn’t be weighed.",
	],
	independence: [
		"Standing on your own is plainly one of your strengths. By now it may also be a habit that no longer asks.",
		"You return to it as to a place where nobody can disturb you.",
	],
	trust: [
		"You seem to check the ground before you put your weight on it, here too.",
		"It returns like a question you’ve learned to ask early.",
	],
	rest: [
		"I don’t take that for chance. A body that goes on about something usually has a reason.",
		"Tiredness writes along, and I’d let it have its say before anything cleverer.",
	],
	play: [
		"I’m glad of it. Play is where people show themselves without a purpose.",
		"Where you laugh in these answers, you seem to be most yourself.",
	],
	money: [
		"Money is never only money. It tends to stand for safety, or for freedom, or for who had to go without.",
		"It’s there in the background of more than one memory, and I think it set some of the rules.",
	],
	work: [
		"Work takes up more room here than the questions offered it. It may be where you’re surest of yourself, or where you are hard to reach.",
		"I’d ask what work gives you that people don’t, and I mean it as a real question.",
	],
	faith: [
		"I’ll be careful with it. It seems to be a house you know from inside, with its warm rooms and its strict ones.",
		"It’s part of how you sort right from wrong, and perhaps of how you sort yourself.",
	],
	body: [
		"Your body takes part in this conversation, and I’d listen to it: it’s usually a sentence ahead.",
		"What you don’t say outright, a stomach or a throat says for you.",
	],
	comfort: [
		"It comes up where it was given and where it was missing, and you’re exact about both.",
		"Comfort seems to be a thing you have a precise memory for.",
	],
	conflict: [
		"I have the impression that much in your life was arranged around fights: having them, ending them, or seeing to it that they didn’t start.",
		"You know a good deal about quarrels. I’m not sure that anyone ever showed you a good one.",
	],
	caretaking: [
		"You look after people even in the subordinate clauses.",
		"I notice that it’s there unasked. It seems to be less a task for you than a way of being in a room.",
	],
	honesty: [
		"True and false matter to you, more than pleasant and unpleasant do.",
		"I take it as a clue to what you’d find hardest to forgive, in others and in yourself.",
	],
	learning: [
		"Understanding seems to be your way of getting through things. It’s a good one, as long as now and then something may also simply be felt.",
		"You learn your way out of trouble; at least it reads like that.",
	],
	nature: [
		"Outdoors you seem to need less permission. I’d take that seriously as a resource.",
		"It’s there wherever your sentences get calmer.",
	],
	making: [
		"When your hands have something to do, your sentences get freer. I don’t think that’s a hobby. I think it’s a place.",
		"You’re somebody who makes things, also where it isn’t the subject.",
	],
	food: [
		"Food comes up where other people would write about feelings. Someone cooks, somebody eats, and in between something is said without words.",
		"A surprising amount happens at tables here. I take the table as the place where, in your life, love is either served or not.",
	],
	leaving: [
		"Comings and goings run through this, and mostly goings. It’d be no wonder if you kept an eye on the door.",
		"Someone is always just leaving, or has left, or might. You seem to have built some of your habits around that.",
	],
	friendship: [
		"It’s your friends who turn up when things are serious. One may call that a family one has put together oneself.",
		"I notice that I asked about love, and that you keep answering with friends. It may be one and the same for you.",
	],
	help: [
		"Who helps whom is plainly an important bookkeeping with you, and a delicate one.",
		"Asking, being asked, not asking: I think that for you a lot hangs on it.",
	],
	fairness: [
		"You have a sharp eye for who gets what. One gets that early, and seldom from having had the larger piece.",
		"Justice matters to you even in small change. It makes you reliable, and sometimes tired.",
	],
	duty: [
		"Must, should, had to: the grammar of these answers is a conscientious one. I’d like to meet the verb want in it more often.",
		"There’s always something that’s owed. I wonder whether anyone ever told you that the debt was paid.",
	],
};
