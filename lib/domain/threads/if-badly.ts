import { talkBySlug } from "@/lib/domain/talks/library";
import { practiceBySlug } from "@/lib/domain/talks/practices";
import type { DueThread } from "./schema";

/** Practices that fit after an intention went badly, by the talk it came from. */
const afterTalk: Readonly<Record<string, readonly string[]>> = {
	"message-to-send": ["something-just-happened", "a-hard-talk"],
	"apology-now": ["something-just-happened", "self-compassion"],
	"a-clear-no": ["something-just-happened", "saying-no"],
	"take-back-a-yes": ["something-just-happened", "a-clear-no"],
	"ask-for-something": ["something-just-happened", "two-futures"],
	"a-hard-talk": ["something-just-happened", "quarrel-from-outside"],
	"moving-in": ["something-just-happened", "two-futures"],
	"a-crush": ["something-just-happened", "self-compassion"],
	"gone-quiet": ["something-just-happened", "a-hard-talk"],
	jealous: ["something-just-happened", "calming-down-now"],
};
/** Practices for intentions that came from anywhere else. */
const afterAnything = ["something-just-happened", "self-compassion"] as const;

/**
 * Returns talks and exercises for a person whose intention went badly.
 * @param slug The talk it came from, if any.
 */
export const ifBadly = (slug: string | null): DueThread["ifBadly"] =>
	((slug !== null && afterTalk[slug]) || afterAnything).flatMap((id) => {
		const practice = practiceBySlug(id);
		return practice ? [{ kind: talkBySlug(id) ? "talk" : "exercise", id, title: practice.title } as const] : [];
	});
