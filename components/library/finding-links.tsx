import Link from "next/link";
import { findingPath } from "@/lib/domain/find/paths";
import type { Finding } from "@/lib/domain/find/schema";

const kindNames: Record<Finding["kind"], string> = { article: "To read", exercise: "Exercise", talk: "Guided talk" };

/** Links to what was found in the library, with the kind of each. */
export function FindingLinks({ found }: { found: readonly Finding[] }) {
	return (
		<ul>
			{found.map((finding) => (
				<li
					key={`${finding.kind} ${finding.slug}`}
					className="relative border-b border-rule py-3 last:border-0 sm:flex sm:items-baseline sm:justify-between sm:gap-x-4"
				>
					<Link
						href={findingPath(finding)}
						prefetch={false}
						className="inline-flex min-h-8 items-center font-medium text-accent underline decoration-1 underline-offset-4 after:absolute after:inset-0 hover:decoration-2"
					>
						{finding.title}
					</Link>
					<span className="block shrink-0 text-sm text-ink-soft">{kindNames[finding.kind]}</span>
				</li>
			))}
		</ul>
	);
}
