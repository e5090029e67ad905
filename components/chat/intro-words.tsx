import { PlainWords } from "@/components/ui/plain-words";

/** Introduces who answers at the beginning of the conversation, however long it is. Not a message. */
export function IntroWords({ words }: { words: string }) {
	return (
		<div className="mx-auto max-w-measure pb-6 text-sm text-ink-soft">
			<PlainWords>{words}</PlainWords>
		</div>
	);
}
