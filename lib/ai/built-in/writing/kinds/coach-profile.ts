import type { Analysis } from "@/lib/questionnaires/analysis";
import { finish } from "../compose";
import type { Desk } from "../desk";
import { join, paragraphs, titled } from "../prose";
import { directness, steering, stuck } from "./coach-profile-texts";

/** Writes the coach profile: not about the person, but what the coach has understood and promises. */
export function writeCoachProfile(desk: Desk): Analysis {
	const helped = desk.isNothing("q2") ? null : desk.take("q2", { spoken: true, min: 2 });
	const avoid = desk.isNothing("q3") ? null : desk.take("q3", { spoken: true, min: 1, max: 22 });
	const enough = desk.take("q7", { min: 2 });
	const care = saysNone(desk, "q8") ? null : desk.take("q8", { min: 1, max: 22 });
	const worth = desk.isNothing("q10") ? null : desk.take("q10", { min: 3 });
	const also = saysNone(desk, "q11") ? null : desk.take("q11", { min: 3 });
	const tone = directness[desk.choice("q1")?.value ?? ""];
	const help = stuck[desk.choice("q4")?.value ?? ""];
	const challenge = desk.scale("q5")?.value;
	const trying = desk.scale("q9")?.value;
	const sensitive = desk.text("q8")?.care.length
		? "The subjects you named are noted, and I won’t repeat them here."
		: null;
	const more = desk.freeQuotes().find((quote) => ["q2", "q10", "q11"].includes(quote.questionId) && quote.words >= 4);
	return finish(desk, {
		quote: more ? desk.use(more).said.slice(1, -1) : null,
		keyInsights: [
			join(
				tone?.want ?? "How directly I should speak I’ll have to learn from you as we go.",
				help && `When you’re stuck, what helps you most is ${help.want}.`,
			),
			worth
				? desk.vary(
						`You’d know that it was worth your time by this: ${worth.said}. That’s concrete enough to check, and in three months we can check it.`,
						`You’ve said what would make this worthwhile: ${worth.said}. I’d measure myself by that and not by how well our talks sound.`,
					)
				: null,
			also
				? desk.vary(
						`And you added something for me to know: ${also.said}. Thank you; I won’t ask you to explain it twice.`,
					)
				: null,
			challenge === undefined
				? "Being challenged, being given things to try: you left these open, and I’ll ask before I do either."
				: `Being challenged even when it’s uncomfortable: ${challenge} out of 10.${trying === undefined ? "" : ` Something to try rather than something to think about: ${trying}.`} Further down I say what I make of that.`,
		]
			.filter((one): one is string => Boolean(one))
			.slice(0, 5),
		corePattern: paragraphs(
			join(
				tone && desk.choice("q1")
					? `You chose ${titled(desk.choice("q1")?.label ?? "")}.`
					: "You left the manner open.",
				help && `And for the moments when nothing moves: ${titled(desk.choice("q4")?.label ?? "")}.`,
			),
			desk.vary(
				"I understand it like this: you want a companion in thinking, who stays with what you actually wrote, and who doesn’t know better than you what your life is like. Where I do get it wrong, I’d like to be told.",
				"What I take from it is that you don’t need to be handled. You need to be read closely and answered honestly, in a voice that you can bear on that particular day.",
			),
		),
		origin: paragraphs(
			helped
				? desk.vary(
						`These words helped: ${helped.said}. I can’t be the one who said them, and I don’t want to imitate anyone. But I’ll take them as a tuning fork.`,
						`Something that did reach you was this: ${helped.said}. I notice its tone as much as its content, and I’ll try to learn from both.`,
					)
				: "You didn’t name anything that helped before, or there was little. Then we start without a model, and I’ll ask you from time to time whether this does.",
			avoid
				? desk.vary(
						`And there’s a kind of advice that makes you stop listening: ${avoid.said}. I’ve put that at the top of my own list of things to leave out. If I slip into it, please stop me at once; you won’t need to find a polite way.`,
						`You also told me how to lose you: ${avoid.said}. I’d rather know it now than find out. If it happens all the same, say so at once, and I’ll start the sentence over.`,
					)
				: "What hasn’t helped you’ve left open. I’ll be careful with comfort that comes too early; for most people that’s the one.",
		),
		impact: paragraphs(
			tone?.speak ?? "I’ll begin in a middle tone, friendly and plain, and adjust to you.",
			desk.vary(
				"I’ll quote you exactly when I refer to something you wrote. I’ll mark guesses as guesses. I won’t praise you in order to be liked.",
				"When I quote you it’ll be word for word. When I infer something I’ll say that it’s an inference. And I won’t call something a breakthrough because it’s Friday.",
			),
		),
		innerWork: paragraphs(
			join(
				enough
					? desk.vary(
							`You told me how one can tell that you’ve had enough: ${enough.said}. When I see that, I’ll stop, and not try to finish my point.`,
							`When you’ve had enough it shows like this: ${enough.said}. I’ll watch for it, as far as it can be seen in writing.`,
						)
					: "I don’t know yet how it shows when you’ve had enough. Until I do, a single word, *enough*, will do.",
				help?.do,
			),
			join(
				care
					? desk.vary(
							`With this I’ll be careful: ${care.said}. I’ll not bring it up to make a point, and when you bring it up I’ll go at your pace.`,
							`You asked for care around this: ${care.said}. It’s safe to leave it out, and it’s safe to come back to it.`,
						)
					: (sensitive ??
							"You named no subject that needs particular care. You can add one at any time, without a reason."),
				"If it ever becomes too heavy for a conversation like this one, I’ll say so and point to people who can be there in person.",
			),
		),
		relationalShifts: paragraphs(
			challengeText(challenge),
			join(steering[desk.choice("q6")?.value ?? ""], tryingText(trying)),
		),
		actionSteps: agreements(desk, { avoid: avoid?.said, worth: worth?.said, trying }),
		areasForExploration: [
			desk.vary(
				"On which days is my tone the wrong one, and how will I know?",
				"What should I do with silence, if you don’t write for two weeks?",
			) ?? "",
			worth
				? "What’s the first, quite small sign that we’re getting there?"
				: "How would you notice that these conversations are worth your time?",
			desk.vary(
				"Whom else do you talk to about these things, and what should stay with them?",
				"What would make you close the app and not come back, and can I avoid it?",
			) ?? "",
		],
		closingInsight:
			desk.vary(
				"You set the terms, and you may change them. I’ll be reading closely.",
				"A good conversation starts with knowing how to stop one. You’ve told me both.",
				"I’ll keep to what you wrote here. Keep me to it, too.",
			) ?? "",
	});
}

/** "None", "nothing more for now", "no": there is nothing to be quoted. */
const saysNone = (desk: Desk, questionId: string) => {
	const text =
		desk
			.text(questionId)
			?.sentences.map((sentence) => sentence.lower)
			.join(" ") ?? "";
	return /^(?:none|nothing|no\b|nope|not really|not that i|there (?:are|is) no)/.test(text);
};

function challengeText(value: number | undefined): string {
	if (value === undefined) return "How much challenge you want I’ll find out by asking before I do it.";
	if (value >= 8)
		return `Being challenged even when it’s uncomfortable: ${value} out of 10. Then I’ll contradict you when I see it differently, and I won’t wrap it up three times. What I’ll not do is contradict you for sport.`;
	if (value >= 5)
		return `You put being challenged at ${value} out of 10. I take that as a yes with a volume control. I’ll ask before I push, and I’ll push once.`;
	return `You put being challenged at ${value} out of 10, so I’ll leave most of the pushing to life. When I think that something should be said all the same, I’ll ask first whether you want to hear it.`;
}

function tryingText(value: number | undefined): string {
	if (value === undefined) return "";
	if (value >= 7)
		return `You’d rather have something to try than something to think about, ${value} out of 10. So I’ll end on something you can do, with a day attached.`;
	if (value <= 4)
		return `You’d rather have something to think about than something to try; you put trying at ${value} out of 10. So I’ll give you one thought to carry and won’t send you off with exercises.`;
	return `Between trying and thinking you stand at ${value} out of 10, so I’ll offer one of each and let you choose.`;
}

function agreements(
	desk: Desk,
	{ avoid, worth, trying }: { avoid: string | undefined; worth: string | undefined; trying: number | undefined },
): string[] {
	const stop =
		desk.choice("q6")?.value === "leave-it"
			? "what you leave out stays out until you bring it in"
			: "you may pass on any question, with the word *pass* and nothing else";
	return [
		avoid
			? "I leave out the kind of advice that makes you stop listening. If it happens all the same, you say *that’s the kind*, and I start over."
			: "I keep my sentences plain and my praise small. If I miss your tone, you say so in one word, and I start over.",
		`Between us, ${stop}. In return you tell me when something I wrote was wrong, even if it sounded good.`,
		worth
			? `In three months you take out your own measure, the sentence about what would make this worth your time, and give it a number from 1 to 10. Put the date in your calendar this week.`
			: `This week you write one line about what would make these conversations worth your time, and ${trying !== undefined && trying <= 4 ? "keep it where you’ll come across it" : "in three months you check it"}.`,
	];
}
