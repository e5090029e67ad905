import { cn } from "@/components/ui/cn";

/** The widths of the lines of a paragraph. */
const lines = ["w-full", "w-11/12", "w-full", "w-3/5"];

/** Reserves the space of a page of text while it is loading. */
export function TextPlaceholder({ className }: { className?: string }) {
	return (
		<div role="status" className={cn("grid min-h-[60vh] max-w-measure content-start gap-8", className)}>
			<span className="sr-only">Loading</span>
			{[0, 1, 2].map((paragraph) => (
				<div key={paragraph} aria-hidden="true" className="grid gap-3">
					{lines.map((width, line) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
						<div key={line} className={cn("h-4 rounded-sm bg-sunken", width)} />
					))}
				</div>
			))}
		</div>
	);
}
