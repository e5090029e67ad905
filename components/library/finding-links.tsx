import Link from "next/link";
import { type Finding, findingPath } from "@/lib/domain/find/schema";

const kindNames: Record<Finding["kind"], string> = { article: "To read", exercise: "Exercise", talk: "Guided talk" };

/** What was found in the library, each with what it is. */
export function FindingLinks({ found }: { found: readonly Finding[] }) {
	return (
		<ul>
			{found.map((finding) => (
				<li
					key={`${finding.kind} ${finding.slug}`}
					className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-rule py-3 last:border-0"
				>
					<Link
						href={findingPath(finding)}
						prefetch={false}
						className="inline-flex min-h-8 items-center font-medium text-accent underline decoration-1 underline-offset-4 hover:decoration-2"
					>
						{finding.title}
					</Link>
					<span className="text-sm text-ink-soft">{kindNames[finding.kind]}</span>
				</li>
			))}
		</ul>
	);
}
