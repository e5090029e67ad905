import { COACH_NAME } from "@/lib/domain/core/brand";
import { sentencesOf } from "@/lib/domain/search/language/sentences";
import { fill, type Line } from "../parts/phrasebook";
import { helpNow } from "./careful-reply";
import { appTopics } from "./content/about-app";
import { aboutAsked, aboutLines, aboutOffers } from "./content/about-lines";
import { beginnings } from "./content/ways-in";
import type { Draft } from "./draft";
import { asksHow, isQuestion } from "./remarks";
import { says } from "./say";

/** What is said where a message asks for the guide, or for a thing of the app. */
export function aboutGuide(message: string, isCareful: boolean): Draft | null {
	const text = message.trim().replace(/[‘’]/g, "'");
	if (text.length > 200) return null;
	const asked = aboutAsked.find(({ pattern }) => pattern.test(text));
	const topic = topicAsked([text]) ?? (asked ? undefined : topicAsked(sentencesOf(text).map((one) => one.text)));
	if (topic)
		return {
			paragraphs: [says(topic.says)],
			offers: isCareful ? [helpNow] : topic.offers,
		};
	if (!asked) return null;
	const paragraphs = aboutLines[asked.about].map((one) => says(fill(one, { coach: COACH_NAME }) as Line));
	if (isCareful) return { paragraphs, offers: [helpNow] };
	const isForPeople = asked.about === "human" || asked.about === "clinician";
	return {
		paragraphs,
		offers: aboutOffers[asked.about] ?? (isForPeople ? [helpNow, ...beginnings.slice(0, 2)] : beginnings),
	};
}

/** A message with more words than these asks for more than a thing of the app, and with so few it names one. */
const [LONGEST_TOPIC, NAME] = [16, 3];

/** The thing of the app that a message asks for. */
function topicAsked(parts: readonly string[]) {
	for (const part of parts) {
		const words = part.trim().split(/\s+/).length;
		if (words > LONGEST_TOPIC || (words > NAME && !isQuestion(part) && !asksHow(part))) continue;
		const small = part.toLowerCase();
		const found = appTopics.find(({ pattern, unless }) => pattern.test(small) && !unless?.test(small));
		if (found) return found;
	}
	return undefined;
}
