import { careById } from "@/lib/domain/care/library";
import type { Offer } from "@/lib/domain/chat/guide";
import type { AskedAbout } from "@/lib/safety/direct-question-lines";

/**
 * The articles about danger, and the danger that each may point to. If a message is close to one of them, the person is
 * asked directly.
 */
export const dangerArticles: Readonly<Record<string, AskedAbout>> = {
	"a-hard-night": "self-harm",
	"is-this-okay": "partner-danger",
	"phones-and-privacy": "partner-danger",
	"money-of-my-own": "partner-danger",
	threats: "partner-danger",
	"worried-about-a-friend": "someone-else",
	"i-frighten": "danger-to-others",
};

/** The article for people who write about somebody else in danger. */
export const forAFriend: Offer = {
	kind: "link",
	label: "How do I help a friend who is in danger?",
	href: "/handbook/worried-about-a-friend",
};

/** Articles that are near to many messages without danger: of money, and of being afraid of what one will do. */
export const oftenNear = new Set(["money-of-my-own", "i-frighten"]);

/** The article about being hurt or controlled that comes first, and the questions that people in that situation ask. */
export const FIRST_READ = "is-this-okay";
export const firstCares = ["bad-enough", "can-he-see"].flatMap((id) => {
	const care = careById(id);
	return care ? [{ id, label: care.label }] : [];
});
