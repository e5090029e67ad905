import { Button } from "@/components/ui/button";
import { DialogFooter } from "@/components/ui/dialog";
import { Stage } from "./stage";

/** The recording is on its way to becoming text. */
export function Sending({ onStop }: { onStop: () => void }) {
	return (
		<>
			<Stage
				phase="processing"
				name="Resume recording"
				status="Processing audio..."
				hint="Your words will be in the text in a moment."
			/>
			<DialogFooter className="mt-8 p-0 sm:justify-center sm:p-0">
				<Button variant="outline" onClick={onStop}>
					Stop, and keep the recording
				</Button>
			</DialogFooter>
		</>
	);
}
