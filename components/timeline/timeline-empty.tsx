import { Link2, type LucideIcon, Plus, Repeat, Sprout } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { COACH_NAME } from "@/lib/domain/core/brand";
import { ADD_RELATIONSHIP_PATH } from "./paths";
import { Thread } from "./thread";

const benefits: { Icon: LucideIcon; title: string; text: string }[] = [
	{
		Icon: Repeat,
		title: "Spot recurring dynamics",
		text: "See the part you keep playing, and who you keep choosing.",
	},
	{
		Icon: Sprout,
		title: "Track your growth",
		text: "Notice what each bond has taught you and what you do differently now.",
	},
	{
		Icon: Link2,
		title: "Reveal hidden links",
		text: "Follow the thread from an early love to the way you love today.",
	},
];

const steps = [
	{
		title: "Name a relationship",
		text: "Past or present, long or short. A year is enough for a date, and so is “the summer after school”.",
	},
	{
		title: "Tell its story",
		text: "A few questions, at your own pace, from how it began to what you took from it.",
	},
	{
		title: "Watch the line grow",
		text: `${COACH_NAME} reads what you wrote, and each relationship finds its place in time.`,
	},
];

/** The empty timeline: what it is for, and how to begin. */
export function TimelineEmpty({ headingId }: { headingId: string }) {
	return (
		<div className="@container max-w-3xl">
			<header className="grid items-center gap-x-10 gap-y-6 @xl:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
				<div>
					<h1 id={headingId} tabIndex={-1} className="text-3xl outline-none">
						Map Your Story of Connection
					</h1>
					<p className="mt-3 text-ink-soft">
						The people you have loved are chapters of one book. Put them side by side, and you can read what runs
						through them.
					</p>
					<Button asChild variant="outline" className="mt-5">
						<Link href={ADD_RELATIONSHIP_PATH}>
							<Plus aria-hidden="true" className="size-5" />
							Add New
						</Link>
					</Button>
				</div>
				<Thread className="order-first w-full max-w-64 @xl:order-none @xl:max-w-none" />
			</header>

			<ul className="mt-10 grid gap-x-8 gap-y-6 @xl:grid-cols-3">
				{benefits.map(({ Icon, title, text }) => (
					<li key={title} className="grid grid-cols-[2.75rem_1fr] gap-x-4 @xl:block">
						<span className="grid size-11 place-items-center rounded-full bg-soft text-on-soft">
							<Icon aria-hidden="true" className="size-5" />
						</span>
						<div>
							<h2 className="text-lg @xl:mt-4">{title}</h2>
							<p className="mt-1 text-sm text-ink-soft">{text}</p>
						</div>
					</li>
				))}
			</ul>

			<Card className="mt-12">
				<h2 className="text-xl">How it works</h2>
				<ol className="mt-6">
					{steps.map(({ title, text }, index) => (
						<li
							key={title}
							className="relative grid grid-cols-[2rem_1fr] gap-x-5 pb-7 last:pb-0 before:absolute before:inset-y-8 before:left-4 before:w-px before:bg-edge/50 last:before:hidden"
						>
							<span
								aria-hidden="true"
								className="grid size-8 place-items-center rounded-full bg-accent font-serif text-on-accent"
							>
								{index + 1}
							</span>
							<div>
								<h3 className="text-lg">{title}</h3>
								<p className="mt-1 text-ink-soft">{text}</p>
							</div>
						</li>
					))}
				</ol>
				<Button asChild size="lg" className="mt-8 w-full @xl:w-auto">
					<Link href={ADD_RELATIONSHIP_PATH}>
						<Plus aria-hidden="true" className="size-5" />
						Add First Relationship
					</Link>
				</Button>
			</Card>
		</div>
	);
}
