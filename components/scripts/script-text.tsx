import { cn } from "@/components/ui/cn";

/** The main sentence of a script, set like a book's epigraph. Quotation marks within it become single ones. */
export function ScriptQuote({ children = "" }: { children: string | undefined }) {
	const inner = children.replace(/“/g, "‘").replace(/”/g, "’");
	return (
		<blockquote className="mx-auto max-w-[42rem] px-2 text-center">
			<span aria-hidden="true" className="mx-auto mb-5 block h-0.5 w-12 rounded-full bg-ribbon" />
			<p
				dir="auto"
				className="whitespace-pre-line text-balance break-words font-serif text-xl italic leading-snug sm:text-2xl sm:leading-snug"
			>
				“{inner}”
			</p>
			<span aria-hidden="true" className="mx-auto mt-5 block h-0.5 w-12 rounded-full bg-ribbon" />
		</blockquote>
	);
}

/** A range of a text, in characters. */
interface Span {
	start: number;
	end: number;
}

type ScriptTextProps = {
	children: string | undefined;
	/** Whether it begins like a chapter, with a large first letter. */
	isChapter?: boolean;
	/** The range of the sentence that is being read aloud. */
	read?: Span | null;
	className?: string;
};

/** A line that may not reach the second row of the large letter, so that the next one would be indented beside it. */
const SHORT_LINE = /^.{1,89}\n/u;

/** Makes the first letter of a text as high as two rows. */
const largeInitial = [
	"[&>p:first-child]:flow-root",
	"[&>p:first-child]:first-letter:float-left [&>p:first-child]:first-letter:mr-2",
	"[&>p:first-child]:first-letter:text-[3.4em] [&>p:first-child]:first-letter:leading-[0.86]",
	"[&>p:first-child]:first-letter:font-medium [&>p:first-child]:first-letter:text-accent",
];

/** Whether a large first letter suits the text: not in scripts with joined letters or without capitals. */
const hasInitial = (paragraph = "") =>
	/^[\p{P}\s]*[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(paragraph) && !SHORT_LINE.test(paragraph);

/** The paragraphs of a script, set like a book. The text is shown as it was typed. */
export function ScriptText({ children = "", isChapter = true, read = null, className }: ScriptTextProps) {
	const paragraphs = paragraphsOf(children);
	const startsLarge = isChapter && hasInitial(paragraphs[0]?.text);
	return (
		<div
			className={cn(
				"mx-auto max-w-[42rem] space-y-6 font-serif text-lg leading-[1.78]",
				startsLarge && largeInitial,
				className,
			)}
		>
			{paragraphs.map(({ text, start }, i) => {
				// A space after the large letter would push the first line out of alignment.
				const spaces = startsLarge && i === 0 ? "whitespace-pre-line" : "whitespace-pre-wrap";
				const pieces = piecesOf(text, start);
				if (pieces.length === 1) {
					return (
						<p key={start} dir="auto" className={cn("break-words", spaces)}>
							<Words start={start} read={read}>
								{text}
							</Words>
						</p>
					);
				}
				return (
					<div key={start}>
						{pieces.map((piece) => (
							<Piece key={piece.start} {...piece} read={read} />
						))}
					</div>
				);
			})}
		</div>
	);
}

/** Sentences of a script, or the words that one of them introduces. */
interface ScriptPiece {
	text: string;
	/** Its position in the script, in characters. */
	start: number;
	isIntroduced: boolean;
}

function Piece({ text, start, isIntroduced, read }: ScriptPiece & { read: Span | null }) {
	const words = (
		<Words start={start} read={read}>
			{text}
		</Words>
	);
	return isIntroduced ? (
		<blockquote dir="auto" className="mt-2 whitespace-pre-wrap break-words border-l-3 border-ribbon pl-4 italic">
			{words}
		</blockquote>
	) : (
		<p dir="auto" className="not-first:mt-6 whitespace-pre-wrap break-words">
			{words}
		</p>
	);
}

/** Splits a paragraph into sentences and what they introduce: the lines that follow one which ends in a colon. */
function piecesOf(paragraph: string, at: number): ScriptPiece[] {
	const pieces: ScriptPiece[] = [];
	let start = at;
	for (const line of paragraph.split("\n")) {
		const last = pieces.at(-1);
		const introduces = line.trimEnd().endsWith(":");
		const isIntroduced = last !== undefined && !introduces && (last.isIntroduced || last.text.trimEnd().endsWith(":"));
		if (last && last.isIntroduced === isIntroduced) last.text += `\n${line}`;
		else pieces.push({ text: line, start, isIntroduced });
		start += line.length + 1;
	}
	return pieces;
}

/** Splits a text into paragraphs, each with its position. */
function paragraphsOf(text: string): { text: string; start: number }[] {
	let at = 0;
	return text
		.split(/(\n{2,})/)
		.map((part) => {
			const start = at;
			at += part.length;
			return { text: part, start };
		})
		.filter((part) => part.text.trim() !== "");
}

/** The words of a paragraph, with those marked that are being read. */
function Words({ start, read, children }: { start: number; read: Span | null; children: string }) {
	const from = read ? read.start - start : 0;
	if (!read || from < 0 || from >= children.length) return children;
	const to = read.end - start;
	return (
		<>
			{children.slice(0, from)}
			<span data-read className="rounded-sm bg-soft/70 box-decoration-clone transition-colors duration-(--motion-base)">
				{children.slice(from, to)}
			</span>
			{children.slice(to)}
		</>
	);
}
