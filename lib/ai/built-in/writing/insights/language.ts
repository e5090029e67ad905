import type { EmotionFamily } from "../../lexicon/emotions";
import type { TextAnswer } from "../../reading/model";
import type { Desk } from "../desk";
import { capital, inWords, listed, quoted, times } from "../prose";
import type { Insight } from "./insight";

/** How something is said: hedges, musts, the general "you", what is denied unasked, the longest answer and the shortest. */
export function languageInsights(desk: Desk): Insight[] {
	return [...habits(desk), ...deniedFeelings(desk), ...lengths(desk), turn];
}

/** Words counted in the answers, as the person wrote them first. */
function asWritten(desk: Desk, words: readonly string[], most = 3): string[] {
	const found: string[] = [];
	for (const word of words) {
		for (const answer of desk.reading.texts) {
			const sentence = answer.sentences.find((one) => one.lower.includes(word));
			if (!sentence) continue;
			const start = sentence.start + sentence.lower.indexOf(word);
			const written = answer.raw.slice(start, start + word.length);
			if (/^[\p{L}'’ ]+$/u.test(written) && !/ {2}/.test(written)) found.push(quoted(written));
			break;
		}
		if (found.length === most) break;
	}
	return found;
}

function habits(desk: Desk): Insight[] {
	const { hedges, absolutes, obligations, wants, genericYou, unsure, apologies, words, selfSentences, otherSentences } =
		desk.reading.habits;
	const per = (count: number) => (count * 200) / Math.max(words, 120);
	const insights: Insight[] = [];
	const add = (weight: number, write: Insight["write"]) => insights.push({ family: "language", weight, write });
	if (hedges.count >= 4 && per(hedges.count) >= 2) {
		add(4.6, (d) => {
			const said = listed(asWritten(d, hedges.words));
			return d.vary(
				`You soften what you say, ${times(hedges.count)} by my count, with ${said}. I wonder what the sentences would be like without them, and whom they’d be too hard for.`,
				`Small words do a lot of work in your answers: ${said}. They make room for others to disagree. They also make it easy not to take you at your word.`,
			);
		});
	}
	if (obligations.count >= 5 && obligations.count >= wants.count * 3) {
		add(5.4, (d) => {
			const said = listed(asWritten(d, obligations.words));
			const wanted =
				wants.count === 0
					? "A sentence that begins with wanting something isn’t among them."
					: `Of wanting something you speak ${wants.count === 1 ? "once" : times(wants.count)}.`;
			return d.vary(
				`I counted. Words such as ${said} stand in these answers ${times(obligations.count)}. ${wanted} I wouldn’t make too much of a number, but I’d keep it in mind.`,
				`The verbs are worth a look. There’s ${said}, ${times(obligations.count)} in all. ${wanted}`,
			);
		});
	}
	if (absolutes.count >= 6 && per(absolutes.count) >= 4) {
		add(4.2, (d) => {
			const said = listed(asWritten(d, absolutes.words));
			return d.vary(
				`You use large words: ${said}, ${times(absolutes.count)} altogether. They’re honest about how it feels. They also leave no room for the one time it was different, and I’d be interested in that one time.`,
				`Between ${said} there’s little space in these answers. I don’t doubt the feeling. I’d only go and look for an exception, since something usually begins there.`,
			);
		});
	}
	if (genericYou.count >= 3) {
		add(5.2, (d) => {
			const said = asWritten(d, genericYou.words, 2);
			return d.vary(
				`Where it gets close, you change from *I* to *you*: ${listed(said)}. It puts a hand’s breadth of air between you and the sentence. Try reading one of them again with *I* in it.`,
				`In some places you write *you* and, I think, mean *I*: ${listed(said)}. Many people do that with the things that were hardest.`,
			);
		});
	}
	if (unsure.count >= 3) {
		add(4.4, (d) =>
			d.vary(
				`${capital(times(unsure.count))} you write that you don’t know or aren’t sure, among other places in your answer about ${d.about(unsure.questionIds[0] ?? "")}. I don’t count that as a gap. It’s where something’s still moving.`,
				`You’re honest about not knowing: it’s in your answers about ${listed(unsure.questionIds.slice(0, 3).map((id) => d.about(id)))}. I’d trust that more than I’d trust a tidy explanation.`,
			),
		);
	}
	if (apologies.count >= 3) {
		add(4, (d) =>
			d.vary(
				`The word ${asWritten(d, apologies.words, 1)[0] ?? "sorry"} turns up ${times(apologies.count)} in what you wrote. I read all of it and found very little that needed it.`,
			),
		);
	}
	if (otherSentences >= 9 && selfSentences <= otherSentences * 0.5) {
		add(5, (d) =>
			d.vary(
				`I looked for sentences that begin with you. In ${inWords(otherSentences)} somebody else is the one who does or feels something; in ${inWords(selfSentences)} it’s you. You’re a good witness. What was it like to be the one watching?`,
				`In these answers you’re mostly behind the camera: ${inWords(otherSentences)} sentences have someone else in the picture, and ${inWords(selfSentences)} have you. It may be tact, or habit. It makes the few in which you step forward all the more interesting.`,
			),
		);
	}
	return insights;
}

const denials: Partial<Record<EmotionFamily, readonly string[]>> = {
	anger: [
		"I hadn’t asked about anger. When someone tells me that they’re not angry, I believe them, and I also note that the word was lying within reach.",
		"It may be exactly so. Still, you felt it needed saying, and I’d leave the door to it ajar.",
	],
	resentment: ["One can have no bitterness left and still have been owed something. I’d keep the two apart."],
	sadness: [
		"You say what it wasn’t. I’d be curious what one would call it instead; some feelings have no name in the language one grew up with.",
	],
	fear: ["Not being afraid can be courage, and it can be that there was no time for it. You’ll know."],
	guilt: ["You refuse the guilt, and I think you may. I only notice that somebody must have offered it."],
	shame: ["The word has been turned away at the door, and it did knock."],
	calm: [
		"What was missing there is so basic that one hardly notices its absence. One only notices that one is never quite at ease.",
	],
	love: ["You put it as a plain negative. I’d not try to find a warmer reading for it."],
	joy: ["Joy appears here as something that was not there. It’s worth asking who would’ve been allowed it."],
	pride: ["It sounds modest. I’d ask who taught you to take it back so quickly."],
	loneliness: [
		"It can be true. It can also be that one has never been less than alone, and so has nothing to compare it with.",
	],
};

/** "I'm not angry with her": a feeling that is named in order to be denied. */
function deniedFeelings(desk: Desk): Insight[] {
	for (const answer of desk.reading.texts) {
		for (const hit of answer.emotions) {
			if (!hit.negated || (hit.subject !== "self" && hit.subject !== "we") || !denials[hit.key] || hit.intensity === 1)
				continue;
			return [
				{
					family: "denied",
					weight: hit.key === "anger" || hit.key === "resentment" || hit.key === "guilt" ? 8 : 5.4,
					write: (d) => {
						const quote = d.quoteAround(answer.question.id, hit);
						if (!quote) return null;
						const remark = d.vary(...(denials[hit.key] ?? []));
						return remark && `${d.cite(quote)} ${remark}`;
					},
				},
			];
		}
	}
	return [];
}

/** One answer much longer, one much shorter than the others. */
function lengths(desk: Desk): Insight[] {
	const texts = desk.reading.texts.filter(
		(a) => a.legibility === "english" && (desk.guide[a.question.id]?.quotable ?? 0) >= 0,
	);
	if (texts.length < 5) return [];
	const sorted = [...texts].sort((a, b) => b.words - a.words);
	const longest = sorted[0] as TextAnswer;
	const shortest = sorted.at(-1) as TextAnswer;
	if (longest.words < 45 || shortest.words > 9 || longest.words < shortest.words * 6) return [];
	return [
		{
			family: "length",
			weight: 4.8,
			write: (d) =>
				d.vary(
					`You gave ${longest.words} words to ${d.about(longest.question.id)}, and ${inWords(shortest.words)} to ${d.about(shortest.question.id)}. Short answers aren’t empty ones. Sometimes there’s little to say, and sometimes there’s too much to begin.`,
					`Your longest answer is about ${d.about(longest.question.id)}, your shortest about ${d.about(shortest.question.id)}. I’d guess that the first is well traveled ground, and that the second is where you turn around.`,
				),
		},
	];
}

/** A sentence that turns on its "but" or "although". */
const turn: Insight = {
	family: "turn",
	weight: 5,
	write: (d) => {
		const quote = d
			.freeQuotes()
			.find(
				(one) => one.whole && one.weight >= 3 && one.words >= 8 && /\w,? (?:but|although|though) \w/i.test(one.text),
			);
		const word = quote && /\b(?:but|although|though)\b/i.exec(quote.text)?.[0];
		if (!quote || !word) return null;
		const cited = d.cite(d.use(quote));
		return d.vary(
			`${cited} It turns on the word ${quoted(word)}. Read it from the other end, with the second half first, and see whether it still comes to the same thing.`,
			`${cited} There are two of you in that sentence, one on each side of the ${quoted(word)}. I’d let both finish speaking before deciding who is right.`,
			`${cited} What comes after a ${quoted(word)} usually wins. I’d like to hear the first half once without it.`,
		);
	},
};
