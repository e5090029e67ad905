"use client";

import { ArrowDown } from "lucide-react";
import Link from "next/link";
import { useEffect, useRef, useState } from "react";
import { RowWords, rowClass } from "@/components/chat/offers/row";
import { FearNote } from "@/components/exercises/fear-note";
import { Button } from "@/components/ui/button";
import { toastError } from "@/components/ui/feedback/toast-error";
import { LocalDay } from "@/components/ui/local-day";
import { useUser } from "@/lib/browser/account/client";
import { useBeginRun } from "@/lib/browser/exercises/client";
import { useOpenPractice } from "@/lib/browser/talks/client";
import { exerciseScreen } from "@/lib/domain/exercises/paths";
import type { ClientRun, SavedRun } from "@/lib/domain/exercises/run";
import { MadePage } from "./made-page";
import { PracticeRun } from "./practice-run";

type PracticeHereProps = {
	slug: string;
	title: string;
	/** Whether it is open at first; otherwise the person has to open it. */
	isOpenAtFirst: boolean;
};

/**
 * A talk or an exercise, done in the conversation. It can be left, and continued on another device. Each step takes
 * the focus, so the conversation, which announces what is new in it, leaves it out.
 */
export function PracticeHere(props: PracticeHereProps) {
	return (
		<div aria-live="off">
			<Practice {...props} />
		</div>
	);
}

function Practice({ slug, title, isOpenAtFirst }: PracticeHereProps) {
	const { data: user } = useUser();
	const [isOpen, setOpen] = useState(isOpenAtFirst);
	const { data, isError, refetch } = useOpenPractice(slug, isOpen);
	const [begun, setBegun] = useState<ClientRun | null>(null);
	const [made, setMade] = useState<SavedRun | null>(null);
	const [isLeft, setLeft] = useState(false);
	const door = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		if (isLeft && !isOpen) door.current?.focus({ preventScroll: true });
	}, [isLeft, isOpen]);
	const begin = useBeginRun();

	function start() {
		begin.mutate(slug, {
			onSuccess: (run) => {
				setMade(null);
				setBegun(run);
			},
			onError: (error) => toastError("It could not be opened", error, "Please try again in a moment."),
		});
	}

	if (!isOpen) {
		return (
			<button ref={door} type="button" onClick={() => setOpen(true)} className={rowClass}>
				<RowWords label={title} note={isLeft ? "Kept. Go on here whenever you like." : "Open it here"} />
				<ArrowDown aria-hidden="true" className="size-4 shrink-0 text-accent" />
			</button>
		);
	}
	if (isError) {
		return (
			<p className="text-ink-soft">
				“{title}” could not be opened.{" "}
				<Button variant="link" size="inline" onClick={() => refetch()}>
					Try again
				</Button>
			</p>
		);
	}
	if (!data || !user) return <div className="min-h-40" aria-busy="true" />;
	const { practice } = data;
	if (made) return <MadePage practice={practice} run={made} userId={user.id} onAgain={start} />;
	const run = begun ?? data.run;
	if (!run) {
		return (
			<section aria-label={title} className="rounded-xl bg-page px-5 py-5 shadow-page">
				<h3 className="text-lg">{title}</h3>
				<p className="mt-1 text-sm text-ink-soft">{practice.summary}</p>
				<p className="mt-1 text-sm text-ink-soft">
					About {practice.minutes} minutes. You can stop anywhere and continue later.
				</p>
				{practice.aboutSomebody && (
					<div className="mt-4">
						<FearNote />
					</div>
				)}
				<Button className="mt-4 max-sm:w-full" pending={begin.isPending} onClick={start}>
					{data.last ? "Begin again" : "Begin"}
				</Button>
				{data.last && (
					<Link
						href={exerciseScreen(slug, data.last.id)}
						prefetch={false}
						className="mt-2 flex min-h-11 items-center text-sm text-ink-soft underline decoration-1 underline-offset-4"
					>
						The page you made on <LocalDay iso={data.last.finishedAt} />
					</Link>
				)}
			</section>
		);
	}
	return (
		<PracticeRun
			key={run.id}
			userId={user.id}
			practice={practice}
			first={run}
			firstSafety={begun ? null : (data.run?.safety ?? null)}
			onFinished={(finished) => {
				setBegun(null);
				setMade(finished);
			}}
			onLeft={() => {
				setBegun(null);
				setLeft(true);
				setOpen(false);
			}}
		/>
	);
}
