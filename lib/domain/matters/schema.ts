/** The groups in which matters are listed. */
export const groups = [
	{ id: "love", label: "Somebody I love, or loved" },
	{ id: "family", label: "My family" },
	{ id: "friends", label: "Friends and other people" },
	{ id: "loss", label: "A loss, or an illness" },
	{ id: "work", label: "Work, study, money" },
	{ id: "self", label: "Me, my head, my nights" },
	{ id: "good", label: "Something good" },
] as const;
export type Group = (typeof groups)[number]["id"];

/** A subject of conversation, with what a good friend would say to anybody in that situation. */
export interface Matter {
	/** Stored with replies, so it must not be renamed. */
	id: string;
	/** Label of its button. */
	label: string;
	group: Group;
	/** Whether it only says whom it is about. It is offered beside those that say more, if a message mentions such people. */
	isOnlyPeople?: true;
	/** How people in this situation describe it when they type. Only used to rank the matters to choose from. */
	phrasings: readonly string[];
	/** First responses. True for anybody in that situation, without claims about why. */
	met: readonly string[];
	/** Questions, from the most obvious to the deepest. Each can be answered in one line, and none looks for a fault. */
	asks: readonly string[];
	/** Responses to further messages, before a question. */
	stays: readonly string[];
	/** Answer to "is this normal?", "will it pass?", "am I being silly?" */
	normal: string;
	/** Answer to "should I?", before both sides are weighed: which way most people who know the situation would lean. */
	should?: string;
	/** One small thing for today, in one or two sentences. */
	small: string;
	/** Slug of the article with more to try. */
	article: string;
	/** Slug of the talk about it. */
	talk?: string;
	/** Ids of occasions whose words fit, the most frequently wanted first. */
	occasions: readonly string[];
	/** Whether the fitting words depend on which side the person is on; then that is asked first. */
	hasSides?: boolean;
	/** What the person may mean to do by tomorrow, as words that fit after "You planned to". */
	later: string;
	/** Whether words for it are addressed to somebody who can no longer read them. */
	letter?: boolean;
	/** Whether it leads towards somebody who may be dangerous; then it is not offered after signs of danger at home. */
	leadsToSomebody?: boolean;
}
