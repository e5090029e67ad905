import type { Kind } from "@/lib/domain/safety/kinds";

/** A notice, which comes before everything else in a response. */
export interface SafetyMessage {
	title: string;
	/** Paragraphs in plain words. */
	text: string[];
}

const saved = "What you wrote is saved exactly as you wrote it. Nobody has been told about it.";

/**
 * The message for each kind of danger: warm and plain, without lecturing. It comes first, with nothing by a coach
 * before it.
 */
export const messages: Record<Kind, SafetyMessage> = {
	"self-harm": {
		title: "You don’t have to be alone with this",
		text: [
			"Some of what you wrote sounds as if living has become very hard, or as if you might hurt yourself. It took something to put that into words, and it matters.",
			"Please let a person hear it: somebody you trust, or one of the people below. They listen to this every day and you need no right words to begin. “I wrote something that worried me” is enough.",
			"If you might act on it now, call the emergency number, and move away from whatever you could use, or ask somebody to sit with you.",
			saved,
		],
	},
	"partner-danger": {
		title: "What you describe is not your fault",
		text: [
			"Some of what you wrote sounds as if somebody close to you frightens, controls or hurts you. You know your situation best, and you decide what happens next and when.",
			"The people below talk with others in this situation every day, in confidence. You need not have decided anything, and you need not call it by a name.",
			"If you are in danger now, call the emergency number as soon as it is safe to.",
			saved,
		],
	},
	"danger-to-others": {
		title: "Let’s slow this moment down",
		text: [
			"Some of what you wrote sounds as if somebody could get hurt, or has been. Putting it into words, plainly, was a good thing to do.",
			"If it feels close, put distance between you and the other person first: another room, a walk, a locked door. If somebody may be in danger now, call the emergency number.",
			"You can say this to one of the people below as plainly as you wrote it. They have heard it before and will help you keep everybody safe, you too.",
			saved,
		],
	},
	"frightening-images": {
		title: "Pictures like these frighten many parents",
		text: [
			"It sounds as if pictures come to you of something terrible happening to your baby, perhaps by your own hands. After a birth most parents have such pictures at some time. They come because you care, they are not wishes, and having them does not mean that you will do it.",
			"They get better with help, and faster than most people think. A midwife, a health visitor or a doctor has heard this often and will not think badly of you: “I see frightening pictures of my baby getting hurt and I don’t want them” is enough to begin with. The people below listen, too.",
			"If it feels like more than a picture, like something you might do, or if you hear or see what others don’t, let somebody else hold the baby now and call the emergency number. That protects both of you.",
			saved,
		],
	},
	"someone-else": {
		title: "That is a lot to carry for somebody else",
		text: [
			"If somebody is being hurt or may die right now, call the emergency number first, and say where they are. Keeping them alive comes before keeping a secret.",
			"It sounds as if somebody you care about is in danger. You noticed and you took it seriously; that counts.",
			"If there is time, you can ask them directly, and it does not put the idea into their head: “Are you thinking about killing yourself?”, “Are you safe at home?” Then listen, stay near, and help them reach somebody who can do more than one person can. You can also call the lines yourself and ask what to do.",
			saved,
		],
	},
};

/** Added if the same texts also mention somebody at home who is dangerous. */
export const alsoPartnerDanger =
	"You also wrote about somebody who frightens or hurts you. There are people for that, too, and you find them below.";

/** Says why the coach did not write an analysis; shown in its place. */
export const noAnalysisYet =
	"We did not have an analysis written this time. What you wrote deserves a person, not a text about patterns. If you would still like one, you can ask for it whenever you want.";

/** Small exercises that help the body arrive in the present. */
export const groundingSteps: string[] = [
	"Put both feet on the floor and feel how it holds you.",
	"Breathe out slowly, longer than you breathe in. Do it five times.",
	"Name five things you can see, four you can touch, three you can hear.",
	"Hold something cold, or drink a glass of water in small sips.",
	"Say out loud where you are and what day it is. This minute will pass.",
];

/** Advice for people who may be watched by somebody close to them. */
export const deviceSafety: string[] = [
	"If somebody checks this phone or computer, use one that they cannot reach: a friend’s, a library’s, one at work.",
	"This page stays in the browser’s history. You can delete that one entry; an empty history may be noticed.",
	"Calls and texts can show up on a bill or a shared account. Most of the numbers here are free; ask the line before you send a text.",
	"Log out of this app when you are done. Changing every password at once can be noticed, and a friend can help you plan that.",
	"Leaving, or saying that you will, can be the most dangerous time. The people on these lines help to plan it safely.",
];

/** The single discreet line for a doubtful danger. A link to "Help now" follows it, and the coach's text is below. */
export const quietLines: Record<Kind, string> = {
	"self-harm":
		"If some of this is about not wanting to live, or about hurting yourself, you don’t have to hold it alone.",
	"partner-danger":
		"If somebody close to you frightens, controls or hurts you, there are people you can talk to in confidence.",
	"danger-to-others": "If it feels as if somebody could get hurt, there are people who can think it through with you.",
	"frightening-images":
		"Frightening pictures of harm to a baby come to many parents, are not wishes, and get better once somebody knows.",
	"someone-else": "If somebody you care about may be in danger, there are people who can tell you what helps.",
};
