import { Ear, GitFork, type LucideIcon, MessageSquareText, Search, Sun, Zap } from "lucide-react";
import { cn } from "@/components/ui/cn";
import { doorLabels } from "@/lib/domain/chat/labels";
import type { doors } from "@/lib/domain/chat/tap";
import { RowWords, rowClass } from "./row";
import type { Say } from "./say";

type Door = (typeof doors)[number];

/** The notes and icons of the six starting points, in order. */
const looks: readonly { door: Door; note: string; Icon: LucideIcon }[] = [
	{ door: "listen", note: "I write, you mostly listen", Icon: Ear },
	{
		door: "say-something",
		note: "A message, a no, an apology",
		Icon: MessageSquareText,
	},
	{ door: "decide", note: "Walk through both answers", Icon: GitFork },
	{ door: "just-happened", note: "Write it down first", Icon: Zap },
	{ door: "good-news", note: "Stay with it a little", Icon: Sun },
	{ door: "find", note: "By words, people or days", Icon: Search },
];

type DoorsProps = { isBusy: boolean; onSay: Say };

/** Six ways to begin. */
export function Doors({ isBusy, onSay }: DoorsProps) {
	return (
		<ul aria-label="Ways to begin" className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-2">
			{looks.map(({ door, note, Icon }) => (
				<li key={door}>
					<button
						type="button"
						disabled={isBusy}
						onClick={() => onSay(doorLabels[door], { do: "door", door })}
						className={cn(rowClass, "h-full justify-start sm:w-full sm:min-w-0")}
					>
						<Icon aria-hidden="true" className="size-5 shrink-0 text-accent" />
						<RowWords label={doorLabels[door]} note={note} />
					</button>
				</li>
			))}
		</ul>
	);
}
