import { cn } from "@/components/ui/cn";
import { lifeOf } from "@/lib/domain/look-back/life";
import type { ResponseSummary } from "@/lib/domain/questionnaires/schema";
import type { Today } from "@/lib/domain/timeline/moments";
import { roundYears } from "@/lib/domain/timeline/years";

type TimelinePictureProps = { responses: readonly ResponseSummary[]; today: Today };

/** All relationships as bars over the same years. Only for the eye: the cards below say the same in words. */
export function TimelinePicture({ responses, today }: TimelinePictureProps) {
	const life = lifeOf(responses, [], today);
	if (!life || life.relationships.length < 2) return null;
	const { from, to, relationships } = life;
	const x = (year: number) => ((year - from) / (to - from)) * 100;
	return (
		<figure
			aria-hidden="true"
			className="relative mt-6 overflow-hidden rounded-lg bg-page px-5 pb-5 pt-10 shadow-page sm:px-7"
		>
			<div className="relative">
				{roundYears(from, to).map((year) => (
					<span
						key={year}
						style={{ left: `${x(year)}%` }}
						className="absolute -top-7 -bottom-5 border-l border-rule pl-1.5 text-xs leading-none text-ink-soft tabular-nums"
					>
						{year}
					</span>
				))}
				<ul className="relative grid gap-2.5">
					{relationships.map(({ id, name, from: begin, to: end, isOngoing }) => (
						<li key={id}>
							<p
								style={x(begin) > 55 ? undefined : { paddingLeft: `${x(begin)}%` }}
								className={cn("truncate font-serif text-sm leading-snug", x(begin) > 55 && "text-right")}
							>
								<span className="bg-page">{name}</span>
							</p>
							<span
								style={{ marginLeft: `${x(begin)}%`, width: `${x(end) - x(begin)}%` }}
								className={cn(
									"mt-0.5 block h-3 min-w-1.5 rounded-full print-colors",
									isOngoing ? "rounded-r-none bg-ribbon" : "bg-accent/75",
								)}
							/>
						</li>
					))}
				</ul>
			</div>
		</figure>
	);
}
