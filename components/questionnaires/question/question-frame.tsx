import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/components/ui/cn";

type QuestionFrameProps = ComponentProps<"div"> & {
	/** Title, position and progress. */
	header: ReactNode;
	/** The row of buttons, which stays in place while the questions above it change. */
	footer: ReactNode;
	/** Whether all but the title stays hidden at first in a browser with unsent answers (globals.css). */
	mayChange?: boolean;
};

/**
 * The page of a question. On phones it fills the screen below the app's bar, with the buttons at the bottom, within
 * reach of the thumb; elsewhere it is a sheet of constant height.
 */
export function QuestionFrame({ header, footer, mayChange, children, className, ...props }: QuestionFrameProps) {
	return (
		<div
			data-own-bar
			data-first-question={mayChange ? "" : undefined}
			className={cn(
				"-mb-20 max-md:mx-auto flex min-h-[calc(100dvh-(--spacing(18)))] max-w-3xl flex-col",
				"md:mb-0 md:min-h-[46rem] md:rounded-xl md:bg-page md:px-10 md:pt-8 md:shadow-page",
				className,
			)}
			{...props}
		>
			<header>{header}</header>
			<div className="flex grow flex-col py-5 md:py-6">{children}</div>
			<footer className="sticky bottom-0 z-10 low:static -mx-4 border-t border-rule bg-paper/95 px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] backdrop-blur-sm sm:-mx-6 sm:px-6 md:-mx-10 md:rounded-b-xl md:bg-page/95 md:px-10 md:py-5">
				{footer}
			</footer>
		</div>
	);
}
