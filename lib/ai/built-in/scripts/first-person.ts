import { FATHER_QUESTIONNAIRE_ID, MOTHER_QUESTIONNAIRE_ID, TIMELINE_QUESTIONNAIRE_ID } from "@/lib/questionnaires/ids";
import { aboutOf } from "../guides/guides";
import type { Entry } from "./material";

/** After one of these words, "you" is "me". */
const objectAfter =
	"to|about|love|comforted|brought|stops|makes|got|taught|costs|told|gave|give|between|with|from|for|of|suits|reached";

/** Where the guide counts on what stands around it. */
const clearer: Record<string, Record<string, string>> = {
	"1": { q2: "my love life" },
	"3": { q4: "what happened when I cried as a child", q8: "what my part at home got me" },
	"4": { q2: "the first minute of a disagreement" },
	[MOTHER_QUESTIONNAIRE_ID]: { q13: "how things are today between {noun} and me" },
	[FATHER_QUESTIONNAIRE_ID]: { q3: "what {noun} and I did together" },
};

/** What a question is about, as the person would say it: "how my mother comforted me". Null where nobody was there to say it of. */
export function askedOf(entry: Entry, questionId: string): string | null {
	if (entry.who.absent) return null;
	if (entry.id === TIMELINE_QUESTIONNAIRE_ID) return entry.who.noun === "this person" ? null : entry.who.noun;
	const better = clearer[entry.id]?.[questionId];
	if (better) return better.replace("{noun}", () => entry.who.noun);
	const index = entry.answered.questionnaire.questions.findIndex(({ id }) => id === questionId);
	const about = aboutOf(entry.id, { id: questionId }, index);
	return mine(named(about, entry));
}

/** Puts the noun where the pronoun first stands, so that a card that stands alone says whom it means. */
function named(about: string, { who }: Entry): string {
	let isNamed = false;
	return about.replace(/\{(\w+)\}/g, (_, slot: string) => {
		if (["they", "them", "their", "noun"].includes(slot)) {
			if (isNamed) return slot === "they" ? who.they : slot === "their" ? who.their : who.them;
			isNamed = true;
			return slot === "their" ? `${who.noun}’s` : who.noun;
		}
		return { was: "was", is: "is", has: "has", does: "does" }[slot] ?? "";
	});
}

/** "how she comforted you" → "how she comforted me". */
export const mine = (text: string): string =>
	text
		.replace(/\bthe two of you\b/g, "the two of us")
		.replace(/\bbetween you\b/g, "between us")
		.replace(/\byourself\b/g, "myself")
		.replace(/\byour\b/g, "my")
		.replace(/\byou are\b/g, "I am")
		.replace(/\byou were\b/g, "I was")
		.replace(new RegExp(`\\b(${objectAfter}) you\\b`, "g"), "$1 me")
		.replace(/\byou\b/g, "I");
