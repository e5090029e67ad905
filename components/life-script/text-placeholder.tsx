import { cn } from "@/components/ui/cn";

const lines = ["w-full", "w-11/12", "w-full", "w-3/5"];

/** Holds the place of a script while it is read, about as high as its first lines. */
export function TextPlaceholder() {
	return (
		<div role="status" className="mx-auto grid min-h-96 max-w-[42rem] content-start gap-8">
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
