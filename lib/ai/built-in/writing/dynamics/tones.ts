import type { Dynamic } from "./dynamic";

/** One sentence more, for those who asked to be spoken to plainly, and for those who asked for gentleness. */
export const tones: Record<Dynamic, { direct: string; gentle: string }> = {
	quiet: {
		direct: "To put it plainly: as long as you say nothing, nobody else can be blamed for not knowing.",
		gentle:
			"There’s no hurry in this. Silence that has protected you for years may be thanked before it’s asked to move.",
	},
	hidden: {
		direct:
			"To put it plainly: being loved for the edited version won’t feel like being loved, however often it happens.",
		gentle: "You set the pace, and it may be as slow as you like.",
	},
	selfReliant: {
		direct:
			"To put it plainly: refusing help is also a way of keeping people at a distance, and some of them have noticed.",
		gentle: "Nobody wants to take your strength from you. It’s only meant to have company.",
	},
	guarded: {
		direct: "To put it plainly: leaving first still means ending up alone.",
		gentle: "You may keep the door in sight for as long as you need it.",
	},
	watchful: {
		direct: "To put it plainly: other people’s moods were never your job, however well you do it.",
		gentle: "It kept you safe. It’s allowed to get tired now.",
	},
	critic: {
		direct: "To put it plainly: the voice isn’t honesty. It’s a habit with a stern face.",
		gentle: "If all you manage this week is to notice the voice, that’s plenty.",
	},
	caretaker: {
		direct: "To put it plainly: giving until you’re empty is no kindness to those who’d have liked you whole.",
		gentle: "You’re allowed to be looked after without having collapsed first.",
	},
	pleasing: {
		direct: "To put it plainly: a yes that you don’t mean is a small untruth, told to someone you’re fond of.",
		gentle: "A no may be soft. It only has to be one.",
	},
	earning: {
		direct: "To put it plainly: there’s no number of achievements at which this stops by itself.",
		gentle: "Nothing has to be proved this week, this exercise included.",
	},
	control: {
		direct: "To put it plainly: some of what you call helping is steering.",
		gentle: "You needn’t let go of anything with both hands.",
	},
	longing: {
		direct: "To put it plainly: someone who has to be waited for that long is giving an answer.",
		gentle: "There’s nothing foolish about having hoped.",
	},
	heat: {
		direct: "To put it plainly: being right doesn’t undo the volume.",
		gentle: "There’s a tender thing under the heat, and it deserves some patience, from you too.",
	},
	loss: {
		direct: "I won’t tell you that it gets easier on a schedule, because it doesn’t.",
		gentle: "One evening at a time is a perfectly good pace.",
	},
	stretched: {
		direct: "To put it plainly: nobody is going to hand you the free evening. It has to be taken.",
		gentle: "You may stop before you’ve earned it.",
	},
	warm: {
		direct: "To put it plainly: being all right is no reason to be silent about what you need.",
		gentle: "You may simply enjoy this. It doesn’t have to be worked on.",
	},
	becoming: {
		direct:
			"To put it plainly: the old way will come back on a tired evening, and it counts what you do the morning after.",
		gentle: "Be as patient with yourself as you’d be with anyone who’s learning.",
	},
	deeds: {
		direct: "To put it plainly: what’s never said can’t be relied on by the one who needs to hear it.",
		gentle: "One sentence is enough, and it may be clumsy.",
	},
	open: {
		direct: "To put it plainly: the answers you kept short are the ones I’d go back to.",
		gentle: "You needn’t make anything of this today.",
	},
	wanting: {
		direct: "To put it plainly: later is where it has been for years.",
		gentle: "A wish may be looked at without being carried out.",
	},
};
