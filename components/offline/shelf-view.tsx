import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { Disclosure } from "@/components/ui/disclosure";
import { Markdown } from "@/components/ui/markdown";
import type { ReadEntry, ReadScript, Shelf } from "@/lib/browser/offline/shelf-kinds";
import { COACH_NAME } from "@/lib/domain/core/brand";
import { longDay } from "@/lib/domain/progress/spoken";

/**
 * Shows what was last read, grouped by the part of the app. The group that belongs to the requested address is open.
 */
export function ShelfView({ shelf, path }: { shelf: Partial<Shelf>; path: string }) {
	const { journal = [], chat = [], goals = [], life, love } = shelf;
	const isEmpty = journal.length + chat.length + goals.length === 0 && !life && !love;
	return (
		<section aria-labelledby="read-last" className="grid gap-4">
			<h2 id="read-last" className="text-xl">
				What you read last
			</h2>
			{isEmpty && (
				<p className="text-ink-soft">Nothing yet. What you read while there is a network is kept for here.</p>
			)}
			{journal.length > 0 && (
				<Part title="Journal" isOpen={path === "/journal"}>
					<ul className="divide-y divide-rule">
						{journal.map((entry) => (
							<li key={entry.id} className="py-4 first:pt-0 last:pb-0">
								<Entry entry={entry} />
							</li>
						))}
					</ul>
				</Part>
			)}
			{goals.length > 0 && (
				<Part title="Goals" isOpen={path === "/"}>
					<ul className="grid gap-3">
						{goals.map(({ id, title, description, isAchieved }) => (
							<li key={id}>
								{title && <h3 className="font-medium">{title}</h3>}
								<p className="whitespace-pre-wrap text-ink-soft">{description}</p>
								{isAchieved && <p className="text-sm text-ink-soft">Achieved</p>}
							</li>
						))}
					</ul>
				</Part>
			)}
			{chat.length > 0 && (
				<Part title={`Your conversation with ${COACH_NAME}`} isOpen={path.startsWith("/chat")}>
					<ol className="grid gap-5">
						{chat.map(({ id, content, isAiResponse }) => (
							<li key={id}>
								<p className="text-sm text-ink-soft">{isAiResponse ? COACH_NAME : "You"}</p>
								{isAiResponse ? <Markdown>{content}</Markdown> : <p className="whitespace-pre-wrap">{content}</p>}
							</li>
						))}
					</ol>
				</Part>
			)}
			{life && <Script name="Life script" script={life} isOpen={path === "/profile"} />}
			{love && <Script name="Love script" script={love} isOpen={path === "/profile"} />}
		</section>
	);
}

function Part({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
	return (
		<Card className="py-2 sm:py-3">
			<Disclosure title={title} open={isOpen}>
				<div className="py-4">{children}</div>
			</Disclosure>
		</Card>
	);
}

function Entry({ entry: { title, day, content, isComplete } }: { entry: ReadEntry }) {
	return (
		<article>
			<p className="text-sm text-ink-soft">{longDay(day)}</p>
			{title && <h3 className="font-serif text-lg">{title}</h3>}
			<p className="mt-1 max-w-measure whitespace-pre-wrap font-serif text-lg leading-[1.7]">{content}</p>
			{!isComplete && (
				<p className="mt-1 text-sm text-ink-soft">
					This is its beginning. An entry that you open while there is a network is kept whole.
				</p>
			)}
		</article>
	);
}

function Script({ name, script: { title, parts }, isOpen }: { name: string; script: ReadScript; isOpen: boolean }) {
	return (
		<Part title={name} isOpen={isOpen}>
			<h3 className="font-serif text-xl">{title}</h3>
			{parts.map(({ heading, text }) => (
				<div key={text.slice(0, 80)} className="mt-4">
					{heading && <h4 className="font-medium">{heading}</h4>}
					<p className="mt-1 max-w-measure whitespace-pre-wrap font-serif text-lg leading-[1.7]">{text}</p>
				</div>
			))}
		</Part>
	);
}
