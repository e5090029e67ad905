import { type Line, lines } from "../../parts/phrasebook";

/** Titles of the myth, by what love could bring (Soul Spark, q5). Each suits both tales about it. */
export const titles: ReadonlyMap<string, readonly Line[]> = new Map([
	["rest", lines("Where I May Sit Down", "The One Who Sat Down")],
	["adventure", lines("Out There", "The One Who Went to See")],
	["passion", lines("Lit From Inside", "To Want, and Be Wanted")],
	["growth", lines("Not Yet, and Then", "What I May Become")],
	["building", lines("Beam by Beam", "The House That Took Its Time")],
	["everyday", lines("What Happens Every Day", "Every Day a Little")],
]);
export const plainTitles = lines("From Here On", "The One Who Writes It Anew", "Ahead of Me", "In My Own Hand");

/**
 * Sentences of permission, by question, then option. They fit everybody, whoever they live with, and each names what is
 * good and not what hurt.
 */
export const permissions: Readonly<Record<string, Readonly<Record<string, readonly Line[]>>>> = {
	"12.q5": {
		rest: lines("I may sit down.", "I may be enough on an idle day.", "I can rest where I’m liked."),
		adventure: lines("I may go and see.", "I can be curious, alone or in company.", "I may want the wide world."),
		passion: lines("I may want what I want.", "I may be wanted, as I am.", "I can enjoy what I want."),
		growth: lines("I may become more, at my pace.", "I can be believed in.", "I may learn, and I’m good already."),
		building: lines("I may want what lasts.", "I can build slowly.", "I may have a place of my own making."),
		everyday: lines("I may be treated kindly every day.", "I can like small things.", "I may ask for kindness."),
	},
	"2.q3": {
		steadiness: lines("I may lean on what holds.", "I can be steady for myself."),
		tenderness: lines("I may be treated gently.", "I can be gentle with myself first."),
		"being-known": lines("I may be known, as far as I like.", "I can be seen on an ordinary day."),
		room: lines("I may have room.", "I can have an hour that is mine."),
		respect: lines("I may be taken seriously.", "I can take my own word seriously."),
		play: lines("I may laugh and be silly.", "I can make time for play."),
	},
	"2.q7": {
		"give-in": lines("I may want what I want, and say it.", "I can say what I’d like before I decide."),
		"hold-on": lines("I may hold on to what matters.", "I can be firm and friendly."),
		talk: lines("I may take the time to find words.", "I can put it into words, one sentence at a time."),
		postpone: lines("I may bring it up again.", "I can choose when to speak."),
		"own-way": lines("I may have my own way.", "I can say beforehand what I’d like."),
		depends: lines("I may be different with different people.", "I can choose for each day."),
	},
	"4.q11": {
		"want-closer": lines("I may want closeness.", "I can say that I’d like to be near."),
		"want-room": lines("I may need air.", "I can take some air, and come back."),
		"both-in-turn": lines("I may want closeness, and then room.", "I can go off for an hour and come back."),
		follow: lines("I may set the distance too.", "I can find out how near I’d like it."),
		balanced: lines("I may enjoy what is going well.", "I can trust a closeness that fits."),
		"hard-to-say": lines("I may find it out as I go.", "I can find out slowly what I want."),
	},
	"7.q7": {
		"play-down": lines("I may let a kind word stand.", "I can be good at something and say so."),
		"give-back": lines("I may be given something and simply keep it.", "I can keep a kind word for a day."),
		doubt: lines("I may believe a kind word.", "I can believe somebody who means it."),
		"take-it": lines("I may enjoy what I’m told.", "I can be thanked, and give thanks."),
		"need-more": lines("I may keep a kind word and look at it again.", "I can say a kind word to myself, too."),
		rare: lines("I may hear what is good about me.", "I can say a kind word to myself."),
	},
	"3.q5": {
		anger: lines("I may feel all of it.", "I can be clear and warm at once."),
		"sadness-fear": lines("I may be soft where I’m safe.", "I can be comforted."),
		joy: lines("I may be proud, and loud about it.", "I can be glad in full view."),
		need: lines("I may be helped.", "I can ask for comfort from somebody kind."),
		"all-strong": lines("I may feel a great deal.", "I can feel a great deal and stand firmly."),
		none: lines("I may feel what I feel.", "I can have whatever feeling comes."),
	},
	"3.q7": {
		peacemaker: lines("I may be at peace, whatever the mood.", "I can be at peace by myself."),
		"easy-one": lines("I may take up room.", "I can want something and say so."),
		"difficult-one": lines("I may be dear as I am.", "I can be glad of how I am."),
		caretaker: lines("I may be looked after.", "I can sit down while others carry."),
		"out-of-sight": lines("I may be seen, when I want it.", "I can show myself in my own time."),
		"something-else": lines("I may be more than one thing.", "I can choose my part."),
	},
	"9.q4": {
		"doing-well": lines("I may be liked on a day without results.", "I can do a thing for the fun of it."),
		"being-useful": lines("I may be loved with my hands in my lap.", "I can be wanted without a task."),
		"his-interests": lines("I may care about what I care about.", "I can talk of what I like."),
		trouble: lines("I may be noticed in good times.", "I can be looked at, and like it."),
		"nothing-special": lines("I may be noticed just as I am.", "I can simply be there, and that’s plenty."),
		"out-of-reach": lines("I may be within somebody’s reach.", "I can look for those who look for me."),
	},
};

/** Permissions that are right for everybody. */
export const plainPermissions = lines(
	"I may take my time.",
	"I can say what I need.",
	"I may rest before everything is done.",
	"I can begin again tomorrow.",
	"I may be treated well.",
	"I can change my mind.",
	"I may have a wish.",
	"I can keep some things to myself.",
	"I may go at my own speed.",
	"I can be on my own side.",
	"I may ask for help.",
);
