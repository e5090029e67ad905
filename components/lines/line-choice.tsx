"use client";

import { Bookmark, CircleAlert } from "lucide-react";
import Link from "next/link";
import { useId } from "react";
import { Burst } from "@/components/sound/burst";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Spinner } from "@/components/ui/feedback/spinner";
import { messageOf } from "@/lib/browser/core/api-client";
import { useKeepLine, useLinesOf } from "@/lib/browser/lines/client";
import { linesScreen } from "@/lib/domain/lines/paths";
import type { Place } from "@/lib/domain/lines/schema";
import { lineTexts as texts } from "@/lib/domain/lines/texts";

const lineClass =
	"flex w-full items-start gap-3 rounded-md border border-rule bg-page px-4 py-2.5 text-left min-h-11 font-serif transition-colors duration-(--motion-fast) hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-[color-mix(in_srgb,var(--soft)_35%,var(--page))]";

/** The sentences of a text. A tap keeps a sentence, or removes it again. */
export function LineChoice({ place, onClose }: { place: Place; onClose: () => void }) {
	const { data, isError, refetch } = useLinesOf(place);
	const keep = useKeepLine(place);
	const headingId = useId();
	if (isError) {
		return (
			<p role="alert" className="mt-2 text-ink-soft">
				{texts.notRead}{" "}
				<Button variant="link" size="inline" onClick={() => refetch()}>
					Try again
				</Button>
			</p>
		);
	}
	const pressed = keep.isPending ? keep.variables.text : null;
	return (
		<section aria-labelledby={headingId} className="mt-1 max-w-measure">
			{/* Says when the sentences are there, too. */}
			<div role="status" className="text-sm text-ink-soft">
				{data ? (
					<p id={headingId}>{data.lines.length > 0 ? texts.choose : texts.noneHere}</p>
				) : (
					<Spinner label="Loading the sentences" className="mt-3 text-accent" />
				)}
			</div>
			<ul className="mt-2 grid max-h-96 gap-2 overflow-y-auto overscroll-contain p-1 empty:hidden">
				{data?.lines.map((line) => {
					const isKept = (line.keptId !== null) !== (pressed === line.text);
					return (
						<li key={line.text}>
							<button
								type="button"
								dir="auto"
								aria-pressed={isKept}
								onClick={() => keep.isPending || keep.mutate(line)}
								className={lineClass}
							>
								<span className="relative mt-1 size-4 shrink-0">
									<Bookmark
										aria-hidden="true"
										className={cn("size-4 text-ink-soft", isKept && "fill-current text-accent")}
									/>
									{isKept && keep.variables?.text === line.text && <Burst />}
								</span>
								<span className="min-w-0 whitespace-pre-line wrap-anywhere">{line.text}</span>
							</button>
						</li>
					);
				})}
			</ul>
			<div className="mt-1 flex flex-wrap items-center gap-x-4">
				<Button variant="ghost" size="sm" className="-ml-3.5" onClick={onClose}>
					{texts.close}
				</Button>
				<p role="status" className="text-sm text-ink-soft empty:hidden">
					{keep.isSuccess && (keep.data === null ? texts.letGo : texts.kept)}
				</p>
				{keep.isSuccess && (
					<Link
						href={linesScreen}
						prefetch={false}
						className="inline-flex min-h-11 items-center text-sm text-accent underline underline-offset-4"
					>
						{texts.toAll}
					</Link>
				)}
			</div>
			<div role="alert" className="text-sm text-alert empty:hidden">
				{keep.error && (
					<p className="flex items-start gap-1.5">
						<CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
						{messageOf(keep.error, texts.notKept)}
					</p>
				)}
			</div>
		</section>
	);
}
