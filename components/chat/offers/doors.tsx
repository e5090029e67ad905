import { Ear, GitFork, type LucideIcon, MessageSquareText, PartyPopper, Search, Zap } from "lucide-react";
import type { doors } from "@/lib/domain/chat/tap";
import { RowWords, rowClass } from "./row";
import type { Say } from "./say";

type Door = (typeof doors)[number];

/** The six doors as they are said and drawn, in their order. */
const looks: readonly { door: Door; words: string; note: string; Icon: LucideIcon }[] = [
	{ door: "listen", words: "Listen to me", note: "I write, you mostly wait", Icon: Ear },
	{
		door: "say-something",
		words: "Help me say something",
		note: "A message, a no, an apology",
		Icon: MessageSquareText,
	},
	{ door: "decide", words: "Help me decide", note: "Walk through both answers", Icon: GitFork },
	{ door: "just-happened", words: "Something just happened", note: "Put it down first", Icon: Zap },
	{ door: "good-news", words: "Good news", note: "Stay with it a little", Icon: PartyPopper },
	{ door: "find", words: "Find something I wrote", note: "By words, people or days", Icon: Search },
];

type DoorsProps = { isBusy: boolean; onSay: Say };

/** Six ways to begin. */
export function Doors({ isBusy, onSay }: DoorsProps) {
	return (
		<ul aria-label="Six doors" className="grid gap-2 sm:grid-cols-2">
			{looks.map(({ door, words, note, Icon }) => (
				<li key={door}>
					<button
						type="button"
						disabled={isBusy}
						onClick={() => onSay(words, { do: "door", door })}
						className={`${rowClass} h-full justify-start sm:w-full sm:min-w-0`}
					>
						<Icon aria-hidden="true" className="size-5 shrink-0 text-accent" />
						<RowWords label={words} note={note} />
					</button>
				</li>
			))}
		</ul>
	);
}
