"use client";

import { Pencil } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Connection } from "@/components/account/profile/connection";
import { CoachProfileOffer } from "@/components/questionnaires/coach-profile-offer";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { lazyPart } from "@/components/ui/lazy-part";
import { LocalDay } from "@/components/ui/local-day";
import { useProgress } from "@/lib/browser/progress/client";
import { useQuestionnaireTitles, useResponses } from "@/lib/browser/questionnaires/client";
import type { ClientUser } from "@/lib/domain/account/schema";
import { libraryProgress } from "@/lib/domain/questionnaires/library";

// Loaded separately, because not every visit needs the form and its checks.
const ProfileDialog = lazyPart(() => import("./profile-dialog").then((module) => module.ProfileDialog));

/** Shown for an unknown figure. */
const UNKNOWN = "–";

/** The person's name, since when they have been here, and how much they have written. */
export function ProfileHeader({ user }: { user: ClientUser }) {
	const [isEditing, setEditing] = useState(false);
	const name = [user.firstName, user.lastName].filter(Boolean).join(" ");
	return (
		<header className="rounded-lg bg-page shadow-page">
			<div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-5 px-5 pb-6 pt-6 sm:px-7 sm:pt-7">
				<div className="flex min-w-0 flex-wrap items-center gap-x-5 gap-y-3 max-sm:grow max-sm:items-start">
					<Monogram name={name} />
					<div className="min-w-0 max-sm:flex-[1_1_11rem]">
						<h1 className="text-3xl wrap-anywhere">{name}</h1>
						<dl className="mt-2 flex flex-wrap gap-x-5 text-ink-soft">
							<Detail label="Username">{user.username}</Detail>
							<Detail label="Email">{breakable(user.email)}</Detail>
						</dl>
						<p className="mt-1 text-sm text-ink-soft">
							Member since <LocalDay iso={user.createdAt} />
						</p>
						<div className="text-sm">
							<CoachProfileOffer userId={user.id} />
						</div>
					</div>
				</div>
				<Button variant="outline" className="max-sm:w-full" onClick={() => setEditing(true)}>
					<Pencil aria-hidden="true" className="size-4" />
					Edit Profile
				</Button>
			</div>
			<Figures user={user} />
			<Connection />
			{isEditing && <ProfileDialog user={user} onClose={() => setEditing(false)} />}
		</header>
	);
}

/** The person's initials. */
function Monogram({ name }: { name: string }) {
	const letters = name.split(/\s+/).map((word) => [...word][0] ?? "");
	return (
		<span
			aria-hidden="true"
			className={cn(
				"grid size-16 shrink-0 place-items-center rounded-full bg-soft font-serif text-on-soft sm:size-20",
				"text-[length:--spacing(7)] sm:text-[length:--spacing(9)]",
			)}
		>
			{[letters[0], letters.length > 1 ? letters.at(-1) : ""].join("").toLocaleUpperCase("en")}
		</span>
	);
}

/** An address that breaks behind its “@” before it breaks inside a word. */
function breakable(email: string): ReactNode {
	const at = email.indexOf("@") + 1;
	return (
		<>
			{email.slice(0, at)}
			<wbr />
			{email.slice(at)}
		</>
	);
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div className="min-w-0">
			<dt className="sr-only">{label}</dt>
			<dd className="wrap-anywhere">{children}</dd>
		</div>
	);
}

function Figures({ user }: { user: ClientUser }) {
	const { data: progress } = useProgress(user.id);
	const { data: questionnaires } = useQuestionnaireTitles();
	const { data: responses } = useResponses(user.id);
	const library = questionnaires && responses && libraryProgress(questionnaires, responses);
	if (user.totalWordCount === 0 && library?.completed === 0) {
		return (
			<p className="border-t border-rule px-5 py-5 text-ink-soft sm:px-7">
				Your days, your words and the questionnaires you complete are counted here, from the first one on.
			</p>
		);
	}
	return (
		<dl className={figuresClass}>
			<Figure label="Day Streak" value={user.currentStreak} />
			<Figure label="Best Streak" value={progress?.bestStreak ?? UNKNOWN} />
			<Figure label="Words/Week" value={user.weeklyWordCount} />
			<Figure label="Total Words" value={user.totalWordCount} />
			<Figure
				label="Completed Questionnaires"
				value={library ? `${library.completed} of ${library.total}` : UNKNOWN}
				className="max-sm:col-span-full"
			/>
		</dl>
	);
}

const figuresClass = cn(
	"grid grid-cols-[repeat(auto-fill,minmax(min(100%,6.5rem),1fr))] gap-x-6 gap-y-5 border-t border-rule px-5 py-5",
	"sm:grid-cols-3 sm:px-7 lg:flex lg:justify-between",
);

type FigureProps = { label: string; value: number | string; className?: string };

function Figure({ label, value, className }: FigureProps) {
	return (
		<div className={cn("flex flex-col-reverse justify-end", className)}>
			<dt className="text-sm text-ink-soft">{label}</dt>
			<dd className="font-serif text-2xl tabular-nums">
				{typeof value === "number" ? value.toLocaleString("en-US") : value}
			</dd>
		</div>
	);
}
