import { Spinner } from "@/components/ui/feedback/spinner";
import { Frame } from "./frame";

/** Shown while the conversation is loaded: its frame, and a spinner in the middle of the screen. */
export function ChatLoading() {
	return (
		<Frame>
			{/* A short wait shows no spinner. The elements around it can be pressed. */}
			<div className="pointer-events-none fixed inset-0 z-10 grid animate-fade-in place-items-center text-accent [animation-delay:150ms] [animation-fill-mode:backwards]">
				<Spinner label="Loading your conversation" className="size-8" />
			</div>
		</Frame>
	);
}
