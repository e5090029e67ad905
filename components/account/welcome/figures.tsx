import { Check, Flame, Heart, NotebookPen } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { COACH_NAME } from "@/lib/domain/core/brand";

/** Draws something the product does. Its text is an example, so screen readers get one sentence instead. */
function Figure({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
	return (
		<div
			role="img"
			aria-label={label}
			className={cn("relative w-full max-w-76 text-start text-sm md:scale-115", className)}
		>
			{children}
		</div>
	);
}

function Sheet({ className, children }: { className?: string; children: ReactNode }) {
	return <div className={cn("rounded-lg bg-page p-5 shadow-lifted", className)}>{children}</div>;
}

function Caption({ children }: { children: ReactNode }) {
	return <p className="text-xs font-medium text-ink-soft">{children}</p>;
}

/** Draws a lamp over an open book, in the style of the logo. */
export function OpeningFigure() {
	return (
		<svg
			viewBox="0 0 320 240"
			fill="none"
			role="img"
			aria-label="A lamp above an open book"
			className="h-full max-h-72 w-full max-w-sm"
			stroke="var(--illustration-ink)"
			strokeWidth="2.5"
			strokeLinecap="round"
			strokeLinejoin="round"
		>
			<circle cx="160" cy="62" r="58" fill="var(--ribbon)" opacity="0.22" stroke="none" />
			<circle cx="160" cy="62" r="36" fill="var(--ribbon)" stroke="none" />
			<path
				d="M16 107h288v101c-60-6-106 2-144 25-38-23-84-31-144-25Z"
				fill="var(--illustration-accent)"
				stroke="none"
			/>
			<path
				d="M160 217c-30-25-72-37-124-35V95c52-2 94 10 124 35 30-25 72-37 124-35v87c-52-2-94 10-124 35Z"
				fill="var(--illustration-paper)"
			/>
			<path d="M160 130v87" />
			<g stroke="var(--illustration-accent)">
				<path d="M58 117c24 1 47 6 68 16M58 136c24 1 47 6 68 16M58 155c16 1 31 3 46 8" />
				<path d="M194 133c12-6 25-10 38-12M194 152c12-6 25-10 38-12M194 171c10-5 21-8 33-10" />
			</g>
			<path d="M266 96v62l-9-9-9 10V97" fill="var(--ribbon)" stroke="none" />
		</svg>
	);
}

/** Draws a question with its progress: 15 of 25. */
export function AssessmentFigure() {
	return (
		<Figure label="For example: 15 of 25 questions answered">
			<Sheet className="absolute inset-x-5 -top-3 h-full rotate-2 opacity-70">{null}</Sheet>
			<Sheet className="relative">
				<div className="flex items-baseline justify-between">
					<Caption>Your answers</Caption>
					<p className="font-medium">15 of 25</p>
				</div>
				<div className="mt-2 h-2 rounded-full bg-sunken">
					<div className="h-full w-[60%] rounded-full bg-accent" />
				</div>
				<p className="mt-5 font-serif text-lg leading-snug">
					When someone I love goes quiet, I look for what I did wrong.
				</p>
				<div className="relative mt-5 flex h-7 items-center">
					<div className="h-2 w-full rounded-full bg-sunken" />
					<div className="absolute left-0 h-2 w-3/4 rounded-full bg-accent" />
					<div className="absolute left-3/4 size-6 -translate-x-1/2 rounded-full border-[3px] border-accent bg-page" />
				</div>
				<div className="mt-1 flex justify-between text-xs text-ink-soft">
					<span>Strongly Disagree</span>
					<span>Strongly Agree</span>
				</div>
			</Sheet>
		</Figure>
	);
}

const analysis = [
	{ name: "Core pattern", text: "You keep the peace by disappearing a little." },
	{ name: "Origin", text: "At home, quiet was how you stayed safe." },
	{ name: "Impact", text: "Others love you, and rarely meet you." },
];

/** Draws core pattern, origin and impact as stops on one line. */
export function PatternFigure() {
	return (
		<Figure label="For example: a core pattern, its origin and its impact">
			<Sheet>
				<ol className="relative grid gap-4 before:absolute before:inset-y-3 before:left-[7px] before:w-0.5 before:bg-accent/40">
					{analysis.map(({ name, text }, index) => (
						<li key={name} className="relative pl-8">
							<span
								className={cn(
									"absolute left-0 top-1 size-4 rounded-full border-[3px] border-accent bg-page",
									index === 0 && "bg-ribbon",
								)}
							/>
							<Caption>{name}</Caption>
							<p className="font-serif text-lg leading-snug">{text}</p>
						</li>
					))}
				</ol>
			</Sheet>
		</Figure>
	);
}

/** Draws three lines of a conversation with the coach. */
export function CoachFigure() {
	return (
		<Figure label={`For example: a talk with ${COACH_NAME}`} className="grid gap-3">
			<div className="max-w-[82%] justify-self-end rounded-lg rounded-br-sm bg-accent px-4 py-2.5 text-on-accent shadow-page">
				I said yes again, and I meant no.
			</div>
			<div className="max-w-[88%] rounded-lg rounded-bl-sm bg-page px-4 py-3 shadow-page">
				<Caption>{COACH_NAME}</Caption>
				<p className="mt-0.5">What did the yes protect you from, in that moment?</p>
			</div>
			<div className="max-w-[82%] justify-self-end rounded-lg rounded-br-sm bg-accent px-4 py-2.5 text-on-accent shadow-page">
				From her being disappointed.
			</div>
		</Figure>
	);
}

/** Draws a page of a gratitude journal: 215 words, the day complete. */
export function JournalFigure() {
	return (
		<Figure label="For example: a gratitude journal with 215 words and the day complete">
			<Sheet className="pb-4">
				<Caption>Gratitude journal</Caption>
				<p className="mt-3 bg-[linear-gradient(transparent_calc(100%-1px),var(--rule)_0)] bg-size-[100%_2rem] font-serif text-lg italic leading-8">
					Tonight I am grateful for the walk home, the slow one, and that nobody needed me to be funny.
				</p>
				<div className="mt-4 flex items-center justify-between">
					<span className="text-ink-soft">215 words</span>
					<span className="inline-flex items-center gap-1.5 rounded-full bg-soft py-1 pl-2 pr-3 font-medium text-on-soft">
						<Check aria-hidden="true" className="size-4" />
						Day complete
					</span>
				</div>
			</Sheet>
		</Figure>
	);
}

const week = ["M", "T", "W", "T", "F", "S", "S"];

/** Draws a week of writing: a 7-day streak, entries and goals. */
export function ProgressFigure() {
	return (
		<Figure label="For example: a 7-day streak, 12 journal entries and 2 goals">
			<Sheet>
				<div className="flex items-center gap-3">
					<span className="grid size-11 place-items-center rounded-full bg-soft text-on-soft">
						<Flame aria-hidden="true" className="size-5" />
					</span>
					<p className="font-serif text-2xl">7-day streak</p>
				</div>
				<div className="mt-4 grid grid-cols-7 gap-1.5">
					{week.map((day, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: two days share a letter, and the list never changes
						<div key={index} className="grid justify-items-center gap-1">
							<span className="grid aspect-square w-full max-w-9 place-items-center rounded-full bg-accent text-on-accent">
								<Check aria-hidden="true" className="size-3.5" />
							</span>
							<span className="text-xs text-ink-soft">{day}</span>
						</div>
					))}
				</div>
				<div className="mt-4 flex gap-6">
					<p className="flex items-center gap-2">
						<NotebookPen aria-hidden="true" className="size-4 text-accent" />
						12 journal entries
					</p>
					<p className="flex items-center gap-2">
						<Heart aria-hidden="true" className="size-4 text-accent" />2 goals
					</p>
				</div>
			</Sheet>
		</Figure>
	);
}
