import { Button } from "@/components/ui/button";

type NotSetUpProps = {
	/** Whether this browser can recognize speech itself. */
	hasRecognition: boolean;
	onUseBrowser: () => void;
	onClose: () => void;
};

/** Says that nothing here turns speech into text, and what can be done. */
export function NotSetUp({ hasRecognition, onUseBrowser, onClose }: NotSetUpProps) {
	return (
		<div>
			<div role="status" className="space-y-3">
				<p className="font-serif text-xl">Dictation is not set up here</p>
				<p className="text-ink-soft">
					This app has nothing yet that turns speech into text, so nothing is being recorded.
				</p>
				{hasRecognition && (
					<p className="rounded-md bg-soft px-4 py-3 text-sm text-on-soft">
						Your browser can do it by itself. To do so, it may send your voice over the internet to its maker, such as
						Google, Apple or Microsoft. This app has no part in that, and cannot know what happens to the recording.
					</p>
				)}
			</div>
			<details className="mt-4 text-sm text-ink-soft">
				<summary className="flex min-h-11 items-center text-accent">For whoever runs this app</summary>
				<p className="pb-2">
					Set <code className="text-ink">TRANSCRIBE_COMMAND</code> to a program on the server, whisper.cpp for instance,
					or <code className="text-ink">OPENAI_TRANSCRIBE_BASE_URL</code> or{" "}
					<code className="text-ink">OPENAI_API_KEY</code> to a service. <code className="text-ink">.env.example</code>{" "}
					explains each.
				</p>
			</details>
			<div className="mt-4 grid gap-2">
				<Button onClick={onClose}>{hasRecognition ? "No, I’ll type" : "Close"}</Button>
				{hasRecognition && (
					<Button variant="outline" onClick={onUseBrowser}>
						Let my browser do it
					</Button>
				)}
			</div>
		</div>
	);
}
