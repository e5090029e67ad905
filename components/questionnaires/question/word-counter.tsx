import { Progress } from "@/components/ui/feedback/progress";
import { MIN_TEXT_ANSWER } from "@/lib/domain/questionnaires/ids";
import { countWords } from "@/lib/domain/text/count-words";

/** The number of words that fills the bar; none are required. */
const TARGET = 50;
/** The number of words that the hint suggests. */
const AMPLE = 100;

interface Level {
	/** The number of words from which it is shown. */
	from: number;
	bar: string;
	words: string;
}

const levels: Level[] = [
	{ from: AMPLE, bar: "bg-accent", words: "Plenty to work with. Stop wherever it feels whole." },
	{ from: TARGET, bar: "bg-accent", words: "That gives a full picture. Add more if more comes." },
	{
		from: TARGET * 0.75,
		bar: "bg-[color-mix(in_oklab,var(--accent)_82%,var(--soft))]",
		words: "Nearly there. What would someone watching have seen?",
	},
	{
		from: TARGET * 0.5,
		bar: "bg-[color-mix(in_oklab,var(--accent)_55%,var(--soft))]",
		words: "It is taking shape. An example would make it yours.",
	},
	{
		from: TARGET * 0.25,
		bar: "bg-[color-mix(in_oklab,var(--accent)_30%,var(--soft))]",
		words: "Go on. Small details say a lot.",
	},
	{ from: 1, bar: "bg-[color-mix(in_oklab,var(--edge)_45%,var(--soft))]", words: "A beginning. What comes next?" },
	{
		from: 0,
		bar: "bg-edge",
		words: `Write as you would in a notebook. ${TARGET} to ${AMPLE} words are a good length.`,
	},
];

const lowest = levels[levels.length - 1] as Level;

/** Says without blame what a short answer still lacks; null once it is long enough, and before it has begun. */
function lacking(text: string): string | null {
	const left = MIN_TEXT_ANSWER - text.trim().length;
	if (left <= 0 || left === MIN_TEXT_ANSWER) return null;
	return `${left} more ${left === 1 ? "character" : "characters"}, and it is long enough: who, when, or what it was like.`;
}

/**
 * Shows how much the person has written: a bar that changes its color with every quarter, and a word of encouragement.
 */
export function WordCounter({ id, text }: { id: string; text: string }) {
	const count = countWords(text);
	const level = levels.find(({ from }) => count >= from) ?? lowest;
	return (
		<div className="min-w-0 grow">
			<div className="flex items-center gap-3">
				<Progress
					label="Words written"
					value={count}
					max={TARGET}
					valueText={`${count} of ${TARGET} words`}
					className="h-1.5"
					barClassName={level.bar}
				/>
				<span className="shrink-0 text-sm tabular-nums text-ink-soft">
					{count} {count === 1 ? "word" : "words"}
				</span>
			</div>
			<p id={id} className="mt-1 min-h-12 text-sm text-ink-soft sm:min-h-6">
				{lacking(text) ?? level.words}
			</p>
		</div>
	);
}
