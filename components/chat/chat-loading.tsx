import { Spinner } from "@/components/ui/feedback/spinner";
import { Frame } from "./frame";

/** What shows while the conversation is read: its frame, and a spinner in the middle of the screen. */
export function ChatLoading() {
	return (
		<Frame>
			{/* A wait that is over at once shows no spinner. What lies around it can be pressed. */}
			<div className="pointer-events-none fixed inset-0 z-10 grid animate-fade-in place-items-center text-accent [animation-delay:150ms] [animation-fill-mode:backwards]">
				<Spinner label="Loading your conversation" className="size-8" />
			</div>
		</Frame>
	);
}
