import { RadioGroup, RadioOption } from "@/components/ui/forms/radio-group";

type OldSentenceProps = { offered: readonly string[]; chosen: string | null; onChoose: (text: string) => void };

/** The sentence to turn around: the marked one first, then the life script's. */
export function OldSentence({ offered, chosen, onChoose }: OldSentenceProps) {
	const [first] = offered;
	if (!first) return null;
	if (offered.length === 1) {
		return (
			<blockquote dir="auto" className="border-l-3 border-ribbon pl-4 font-serif text-lg italic leading-snug">
				{first}
			</blockquote>
		);
	}
	return (
		<div>
			<p id="old-sentence" className="font-serif text-lg">
				Which sentence has been in charge?
			</p>
			<RadioGroup
				className="mt-3"
				aria-labelledby="old-sentence"
				value={chosen !== null && offered.includes(chosen) ? chosen : first}
				onValueChange={onChoose}
			>
				{offered.map((text) => (
					<RadioOption key={text} value={text}>
						<span dir="auto" className="font-serif italic">
							{text}
						</span>
					</RadioOption>
				))}
			</RadioGroup>
		</div>
	);
}
