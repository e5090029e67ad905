import type { Analysis } from "@/lib/questionnaires/analysis";
import { harmPlaces } from "./care";
import { finish } from "./compose";
import type { Desk } from "./desk";
import { putAt } from "./insights/chosen";
import { join, paragraphs } from "./prose";

/**
 * Writes to someone whose answers tell of violence in the past. What they tell of it is acknowledged and neither
 * quoted, explained, nor turned into a lesson; nothing asks them to come closer to whoever did it.
 */
export function writeAfterViolence(desk: Desk): Analysis {
	const where = harmPlaces(desk);
	const good = desk.takeMove(["loved", "laughTogether", "proud", "nowI"]);
	const coping = desk.takeMove([
		"readMood",
		"keptQuiet",
		"pretended",
		"saySorry",
		"lookedAfter",
		"numb",
		"overthink",
		"plans",
		"onMyOwn",
	]);
	const free = desk.freeQuotes().filter((quote) => quote.words >= 5 && quote.weight >= 2);
	const other = free[0] ? desk.use(free[0]) : null;
	const second = free.find((quote) => quote.questionId !== free[0]?.questionId);
	const last = second ? desk.use(second) : null;
	const low = desk.reading.scales.find(
		(answer) => answer.value <= 3 && desk.guide[answer.question.id]?.high === "easy",
	);
	const measure = low && desk.fill(desk.guide[low.question.id]?.measure ?? desk.about(low.question.id));
	return finish(desk, {
		quote: null,
		keyInsights: [
			desk.vary(
				`Before anything else: in what you wrote about ${where} you tell of being hurt, or of having to be afraid. I’ve read every line of it. It should not have happened, and nothing in it was yours to prevent.`,
				`I’ll begin with what you wrote about ${where}. Someone did harm there, and you were in reach of it. I’ve read it, and I believe it. It isn’t a pattern of yours.`,
			) ?? "",
			desk.vary(
				"I won’t quote those lines back to you, I won’t make a lesson of them, and I won’t tell you that they made you strong. Strength can be had at a better price.",
				"I’m not going to work on those lines here. They need more than a text can give: time, and a person who can hear them. I’ll go slowly with the rest.",
			) ?? "",
			low && measure
				? `${putAt(desk, measure, low.value)} I’d leave that number as it is. It doesn’t have to rise, and you don’t have to find a kinder one.`
				: null,
			good
				? desk.vary(
						`There’s something else on these pages, and it belongs to you just as much. About ${good.about} you write: ${good.said}. I mention it as a fact beside another fact. It isn’t there to balance anything.`,
					)
				: null,
			other
				? desk.vary(
						`One line I’d like to have read aloud, simply because it’s yours. About ${other.about}: ${other.said}.`,
						`I also stayed with this, from what you wrote about ${other.about}: ${other.said}. I have nothing to add to it.`,
					)
				: null,
		].filter((one): one is string => Boolean(one)),
		corePattern: paragraphs(
			coping ? desk.cite(coping) : null,
			desk.vary(
				"I won’t call that a pattern. Watching, keeping still, being quick to say sorry or to be of use: where someone’s dangerous, these aren’t weaknesses of character. They’re what one does to get through the evening. You did what kept you as safe as could be.",
				"What you learned there, I think, was to know at every moment where the danger was. I won’t name it as something to be rid of. It was intelligent, and it was necessary. That it’s still awake in you isn’t your fault.",
			),
		),
		origin:
			desk.vary(
				"It doesn’t need an explanation from me. Whatever made the other person the way they were, it explains them at most. It doesn’t explain you, and it excuses nothing.",
				"There’s no beginning to look for in you. You may understand how somebody became like that, or not want to, and neither obliges you to anything.",
			) ?? "",
		impact: paragraphs(
			last ? `About ${last.about} you write: ${last.said}.` : null,
			desk.vary(
				"A body that’s had to be ready for so long doesn’t stand down because a calendar says that it’s over. Being startled, being very calm at the wrong moment, being tired afterward: that’s what readiness looks like later. It’s no sign that something’s wrong with you.",
				"Some of it may have come along: a quick ear, a stomach that knows first, a politeness that comes up when others get loud. It cost something then and may cost something now. You needn’t be grateful for it.",
			),
		),
		innerWork:
			desk.vary(
				"I’d ask nothing heroic of you. When you notice that you’re on guard, you might say to yourself where you are and what year it is, put your feet on the floor, and let your breath go out slowly once or twice. That’s all. If it helps, good. If it doesn’t, it wasn’t the moment.",
				"You decide how much of this you look at, and when. It’s also all right to close this page now. What you’ve written won’t run away, and nothing has to be finished today.",
			) ?? "",
		relationalShifts:
			desk.vary(
				"I won’t suggest talking, reconciling or coming closer to anyone who hurt you. Distance is a decision that needs no defense. What does help many people is one person who knows, who listens without wanting to fix it, and who doesn’t ask why you didn’t leave, or speak, or hit back.",
				"You owe no one closeness, whatever they’re called in the family. Who hears about it, and how much, is yours to decide. If there’s someone with whom you feel your shoulders come down, that’s the company I’d look for.",
			) ?? "",
		actionSteps: [
			desk.vary(
				"Name one place, and one hour of this week, in which you feel safe enough to do nothing. Spend that hour there, and lock the door if you like.",
				"Pick one thing for each day of this week that tells your body it’s safe: a warm drink, a walk in daylight, a door that locks, music. Small and always at the same time.",
			) ?? "",
			"Think of {someone} and decide, only for yourself, whether there’s one sentence of this that you’d like that person to know. You needn’t say it this week.",
			"If it comes back in your sleep or in your body, a doctor, a counselor or a help line for people who’ve lived with violence would be good company for it. Look up one number this week and put it where you’ll find it, with no obligation to call.",
		],
		areasForExploration: [
			desk.vary(
				"Who, in those years or since, was someone with whom you could breathe out?",
				"Where are you safest today, and what makes it so?",
			) ?? "",
			desk.vary(
				"What would you like to be asked about it, if you were asked at all?",
				"What in your life has nothing to do with any of this, and could have a little more room?",
			) ?? "",
		],
		closingInsight: join(
			desk.vary(
				"You were there, and it wasn’t your doing. Both are true, and the second is the one to keep.",
				"What was done to you says who they were. What you do from here is yours.",
			),
		),
	});
}
