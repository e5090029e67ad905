/*
 * Which words for somebody may be offered unasked: none that name a thing of which the person said nothing, no flirting
 * with a friend, and no apology of somebody who was left.
 */
import { hasOneOf } from "./phrases";

/** Signs that somebody may be more than a friend. */
const ofRomance = hasOneOf(
	"partner, husband, wife, boyfriend, girlfriend, bf, gf, fiance, fiancee, ex, date, dates, dated, dating, crush, kiss," +
		" kissed, kissing, flirt, flirting, tinder, hinge, bumble, in love, likes (him|her), like him, like her, fancy, " +
		"slept, stayed over",
);

/** Signs that there is a message to answer. */
const wasWrittenTo = hasOneOf(
	"(texted|messaged|wrote|wrote to) me, (his|her|their) (text|message), (write|text) back, reply, answer, wrote hey",
);

/** By the id of an occasion, whether its thing was named. */
const named: Readonly<Record<string, (told: string) => boolean>> = {
	love: ofRomance,
	"ask-out": ofRomance,
	"where-we-stand": ofRomance,
	"not-interested": ofRomance,
	"answer-message": (told) => ofRomance(told) && wasWrittenTo(told),
	sorry: hasOneOf(
		"sorry, apologize, apologise, apology, my fault, i (shouted|yelled|snapped|was (wrong|mean|rude|unfair)|hurt|lied|" +
			"forgot|said something), forgive, guilty, fight, fought, quarrel, argument, argued, row, ashamed, regret",
	),
	"somebody-died": hasOneOf(
		"die, died, dies, dead, death, funeral, grief, grieving, grieve, passed away, condolence, condolences, sympathy, killed",
	),
	"somebody-ill": hasOneOf("ill, illness, sick, cancer, hospital, surgery, diagnosed, diagnosis, stroke"),
	congratulations: hasOneOf(
		"congratulate, congratulations, congrats, card, engaged, wedding, passed, promoted, promotion, new job, baby, birthday",
	),
};

/** Whether somebody left the person, or did worse. */
const wasLeft = hasOneOf(
	[
		"left",
		"dumped",
		"binned",
		"ditched",
		"ghosted",
		"chucked",
		"blocked",
		"broke up with",
		"cheated on",
		"walked out on",
	]
		.flatMap((deed) => [`${deed} me`, `${deed} us`])
		.join(","),
);
const isSorry = hasOneOf("sorry, apology, apologize, apologise");
const ofGuilt: ReadonlySet<string> = new Set(["sorry", "write-first"]);

/** Whether words for an occasion may be meant by somebody who has told this. */
export const mayBeMeant = (occasion: string, told: string): boolean =>
	named[occasion]?.(told) !== false && !(ofGuilt.has(occasion) && wasLeft(told) && !isSorry(told));
