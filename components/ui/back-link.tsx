import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";

/** The quiet link at the top of a screen that leads to the one above it. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
	return (
		<Link href={href} className="inline-flex min-h-11 items-center gap-2 text-sm text-ink-soft">
			<ArrowLeft aria-hidden="true" className="size-4" />
			{children}
		</Link>
	);
}
