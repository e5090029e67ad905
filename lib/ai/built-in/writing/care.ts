import type { Analysis } from "@/lib/questionnaires/analysis";
import { finish } from "./compose";
import type { Desk } from "./desk";
import { listed } from "./prose";

/**
 * Writes to someone whose answers mention not wanting to live, or violence that is going on: nothing is coached on,
 * nothing turned into a lesson. The product's help lines come from elsewhere; this is only decent company.
 */
export function writeWithCare(desk: Desk): Analysis {
	return desk.reading.care.includes("self-harm") ? forLife(desk) : forSafety(desk);
}

const places = (desk: Desk, kinds: readonly string[]) =>
	listed(
		desk.reading.texts
			.filter((answer) => answer.care.some((hit) => kinds.includes(hit.kind)))
			.slice(0, 3)
			.map((answer) => desk.about(answer.question.id)),
	);

function forLife(desk: Desk): Analysis {
	const where = places(desk, ["self-harm"]);
	return finish(desk, {
		quote: null,
		keyInsights: [
			`In what you wrote about ${where} there are words about not wanting to live, or about hurting yourself. I’ve read them, and I take them seriously. I’m not going to move on to patterns as if they weren’t there.`,
			"I’m a program that reads answers. I can’t see how you are, and I can’t come. So the most useful thing I can do is to say this plainly: please let a living person know today.",
		],
		corePattern:
			"I’m not naming a pattern here. Whatever else could be said about these answers can wait, and it will still be there. What counts now is that you’re not alone with this, tonight in particular.",
		origin:
			"You don’t have to explain where it comes from to be allowed to ask for help. Nobody who’s good at helping will want the whole story first.",
		impact:
			"When it’s this heavy, thinking gets narrow, and it can seem that nothing will change and that others would be better off. That’s what the heaviness does to thinking. It doesn’t make it true.",
		innerWork:
			"For now, make the next hour smaller. Sit where there’s light. Drink something. If there’s anything near you that you could hurt yourself with, put it out of reach or leave the room. You don’t need to decide anything today.",
		relationalShifts:
			"Tell one person in plain words: *I’m not doing well, I’ve been thinking about not wanting to live, please stay with me for a while.* It may be a friend, a neighbor, a doctor, or someone on a help line, who’ll have heard this sentence before and knows what to do with it.",
		actionSteps: [
			"If you might act on it, call the emergency number of your country now, or go to the nearest emergency room. If you can’t speak, ask somebody to call for you.",
			"Call or write to a crisis line today. They’re there for exactly this, at night too, and you don’t need to give your name.",
			"Ask one person to be with you this evening, or to stay on the phone, and make an appointment with a doctor for the next possible day. You can show them what you wrote here.",
		],
		areasForExploration: [
			"Who could be in the same room with you tonight?",
			"Who has picked up before, when it was late?",
		],
		closingInsight:
			"You wrote it down, and that’s a way of reaching out a hand. Please reach it out to someone who can take it.",
	});
}

function forSafety(desk: Desk): Analysis {
	const where = places(desk, ["violence", "sexual violence"]);
	return finish(desk, {
		quote: null,
		keyInsights: [
			`What you wrote about ${where} is about being hurt, or being afraid of someone, and it reads as if it isn’t over. I’ve read it, and I’m going to stay with that instead of going on to patterns.`,
			"Nobody’s mood, drinking, childhood or stress makes it your fault. You didn’t cause it by something you said or didn’t say, and it isn’t yours to manage better.",
		],
		corePattern:
			"I’m not naming a pattern in you. When somebody is being hurt, the question isn’t what they bring to it. The things you do to get through the day, keeping quiet, watching, going along, may simply be what keeps you as safe as possible at present.",
		origin:
			"Where it comes from on the other side, others can ask some day. It isn’t a task for you, and understanding it doesn’t oblige you to stay near it.",
		impact:
			"Living on guard takes strength from everything else: sleep, patience, appetite, thinking ahead. If you feel slow or numb, there’s a reason for it, and it isn’t weakness.",
		innerWork:
			"I’d ask nothing of you here. Trust what your body tells you about when it’s dangerous; you know this person’s signs better than anyone who’d give you advice. You don’t have to decide today what happens with the relationship.",
		relationalShifts:
			"I won’t suggest that you talk it through with the person who hurts you, or come closer. That can make things more dangerous. What I’d hope for is one person outside who knows.",
		actionSteps: [
			"If you’re in danger now, call the emergency number of your country, or go somewhere where there are other people.",
			"Tell one person whom you trust, and who isn’t close to the one you’re afraid of, what you wrote here. Agree on a word that means *please come or call for help*.",
			"Get in touch with a help line for people who are hurt at home, from a phone or a computer that nobody else looks at. They’ll help you think about what’s safe, and they won’t decide for you.",
		],
		areasForExploration: ["Where are you safe, and for how long at a time?", "Who would believe you at once?"],
		closingInsight:
			"You deserve to be safe where you live. That comes before everything that could be understood about it.",
	});
}

/** Whether the answers ask for care before anything else. */
export const needsCareFirst = (desk: Desk): boolean =>
	desk.reading.care.includes("self-harm") ||
	desk.reading.texts.some((answer) => answer.care.some((hit) => hit.present));

/** Whether the answers tell of violence that is over, as far as the words say. */
export const isAfterViolence = (desk: Desk): boolean => desk.reading.care.length > 0 && !needsCareFirst(desk);

/** What the answers that tell of it are about. */
export const harmPlaces = (desk: Desk): string => places(desk, ["violence", "sexual violence"]);
