import { aClearNo } from "./content/a-clear-no";
import { aCrush } from "./content/a-crush";
import { aHardTalk } from "./content/a-hard-talk";
import { apologyNow } from "./content/apology-now";
import { askForSomething } from "./content/ask-for-something";
import { bored } from "./content/bored";
import { eveningOfGrief } from "./content/evening-of-grief";
import { firstNight } from "./content/first-night";
import { goodNews } from "./content/good-news";
import { jealous } from "./content/jealous";
import { messageToSend } from "./content/message-to-send";
import { movingIn } from "./content/moving-in";
import { questionsToAsk } from "./content/questions-to-ask";
import { quietMarriage } from "./content/quiet-marriage";
import { somethingJustHappened } from "./content/something-just-happened";
import { takeBackAYes } from "./content/take-back-a-yes";
import { twoFutures } from "./content/two-futures";
import type { Talk } from "./schema";

/** Every talk, in the order in which they are listed. */
export const talks: readonly Talk[] = [
	messageToSend,
	apologyNow,
	aClearNo,
	takeBackAYes,
	askForSomething,
	aHardTalk,
	somethingJustHappened,
	firstNight,
	jealous,
	eveningOfGrief,
	twoFutures,
	movingIn,
	aCrush,
	goodNews,
	quietMarriage,
	questionsToAsk,
	bored,
];

const bySlug = new Map(talks.map((talk) => [talk.slug, talk]));

/** Finds a talk by its slug. */
export const talkBySlug = (slug: string): Talk | undefined => bySlug.get(slug);
