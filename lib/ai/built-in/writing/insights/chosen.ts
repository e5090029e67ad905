import type { Desk } from "../desk";
import { band } from "../evidence";
import { titled } from "../prose";
import type { Insight } from "./insight";

/** What the choices and the scales say, alone and against the words. */
export function chosenInsights(desk: Desk): Insight[] {
	const insights: Insight[] = [];
	for (const answer of desk.reading.choices) {
		const value = desk.guide[answer.question.id]?.values?.[answer.value];
		if (!value) continue;
		const strength = Math.max(0, ...Object.values(value.points ?? {}));
		insights.push({
			family: "choice",
			weight: 4.4 + strength * 0.5,
			write: (d) => {
				if (!d.mention(answer)) return null;
				const about = d.about(answer.question.id);
				const label = titled(answer.label);
				const remark = d.vary(...value.says);
				const opening = d.vary(
					`Asked about ${about}, you chose ${label}.`,
					`On ${about}, you picked ${label}.`,
					`For ${about}, you chose ${label}.`,
				);
				return remark && `${opening} ${remark}`;
			},
		});
	}
	for (const answer of desk.reading.scales) {
		const guide = desk.guide[answer.question.id];
		const value = guide?.scale?.[band(answer.value)];
		if (!value) continue;
		const edge = answer.value <= 2 || answer.value >= 9;
		insights.push({
			family: "scale",
			weight: edge ? 5.2 : band(answer.value) === "middle" ? 3.2 : 4,
			write: (d) => {
				if (!d.mention(answer)) return null;
				const remark = d.vary(...value.says);
				const measure = d.fill(guide?.measure ?? guide?.about ?? "");
				return remark && `${putAt(d, measure, answer.value)} ${remark}`;
			},
		});
	}
	return [...insights, ...tensions(desk), ...changes(desk)];
}

/** "You put … at 3 out of 10." */
export function putAt(desk: Desk, measure: string, value: number): string {
	return (
		desk.vary(
			`You put ${measure} at ${value} out of 10.`,
			`For ${measure}, you gave ${value} out of 10.`,
			`${value} out of 10 is where you put ${measure}.`,
		) ?? ""
	);
}

/** A number that says one thing while the words say another. */
function tensions(desk: Desk): Insight[] {
	const hurt = ["neverShowed", "notThere", "unseen", "notEnough", "lonely", "wasLeft", "keptQuiet", "onMyOwn"] as const;
	const warm = ["loved", "laughTogether", "deeds"] as const;
	const insights: Insight[] = [];
	for (const answer of desk.reading.scales) {
		const guide = desk.guide[answer.question.id];
		if (guide?.high !== "easy") continue;
		const measure = desk.fill(guide.measure ?? guide.about);
		if (answer.value >= 7) {
			insights.push({
				family: "tension",
				weight: desk.reading.texts.some((a) => a.moves.some((hit) => hurt.includes(hit.move as never))) ? 6.8 : 0,
				write: (d) => {
					const line = d.takeMove(hurt);
					return (
						line &&
						d.mention(answer) &&
						d.vary(
							`The number and the words don’t quite agree. You put ${measure} at ${answer.value} out of 10; and about ${line.about} you write: ${line.said}. Both may be true. I’d only ask which of them you’d have said first, if I hadn’t given you a scale.`,
							`${answer.value} out of 10 for ${measure} is high. Beside it stands this line, about ${line.about}: ${line.said}. I don’t believe the one disproves the other. But the number has smoothed something that the sentence still feels.`,
						)
					);
				},
			});
		}
		if (answer.value <= 3) {
			insights.push({
				family: "tension",
				weight: desk.reading.texts.some((a) => a.moves.some((hit) => warm.includes(hit.move as never))) ? 6.8 : 0,
				write: (d) => {
					const line = d.takeMove(warm);
					return (
						line &&
						d.mention(answer) &&
						d.vary(
							`You gave ${measure} only ${answer.value} out of 10. And yet there’s this, about ${line.about}: ${line.said}. I wouldn’t want the number to swallow the sentence, nor the sentence to talk the number up.`,
							`The number is low: ${answer.value} out of 10 for ${measure}. So I read this line twice, from your answer about ${line.about}: ${line.said}. It isn’t much against the number. It isn’t nothing, either.`,
						)
					);
				},
			});
		}
	}
	return insights;
}

/** Numbers that have moved since the person answered the same questions before. */
function changes(desk: Desk): Insight[] {
	const own = desk.parts.input.questionnaire.id;
	const before = desk.parts.earlier.find((one) => one.questionnaireId === own);
	if (!before || desk.guide.q2?.quotable === -1) return [];
	const moved = desk.reading.scales
		.map((now) => ({ now, was: before.reading.scales.find((old) => old.question.id === now.question.id)?.value }))
		.filter(
			(one): one is { now: (typeof one)["now"]; was: number } =>
				one.was !== undefined && Math.abs(one.was - one.now.value) >= 2,
		)
		.sort((a, b) => Math.abs(b.was - b.now.value) - Math.abs(a.was - a.now.value))[0];
	if (!moved) return [];
	const guide = desk.guide[moved.now.question.id];
	const measure = desk.fill(guide?.measure ?? desk.about(moved.now.question.id));
	const up = moved.now.value > moved.was;
	return [
		{
			family: "change",
			weight: 8.5,
			write: (d) =>
				d.vary(
					`When you answered these questions before, you put ${measure} at ${moved.was}; this time it’s ${moved.now.value}. ${up ? "Something has moved, and I’d be glad to know what you think moved it." : "A lower number isn’t a step back. One may have become more honest, or have had a harder month."}`,
					`One number has changed since the last time: ${measure}, from ${moved.was} to ${moved.now.value}. I can’t see the reason from here. You probably can, if you think of the weeks between.`,
				),
		},
	];
}
