"use client";

import { Bookmark } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { BackLink } from "@/components/ui/back-link";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { useLetters } from "@/lib/browser/letters/client";
import { letterScreen } from "@/lib/domain/letters/paths";
import { periodOf, spokenPeriod } from "@/lib/domain/letters/periods";
import type { ClientLetters } from "@/lib/domain/letters/schema";
import { letterTexts as texts } from "@/lib/domain/letters/texts";

/** How many letters are shown at first. */
const SHOWN = 24;

/** The letters that can be opened; those that were kept come first. */
export function LettersScreen() {
	const { data } = useLetters();
	const [shown, setShown] = useState(SHOWN);
	const { letters, kept } = data ?? { letters: [], kept: [] };
	return (
		<div className="space-y-5 md:space-y-6">
			<header className="pb-1">
				<BackLink href="/look-back">Look back</BackLink>
				<h1 className="text-3xl">{texts.title}</h1>
				<p className="mt-2 max-w-measure text-ink-soft">{texts.intro}</p>
			</header>
			{letters.length === 0 && (
				<>
					<p className="max-w-measure font-serif text-lg">{texts.none}</p>
					<Button asChild variant="soft">
						<Link href="/journal">{texts.writePage}</Link>
					</Button>
				</>
			)}
			{kept.length > 0 && <Letters id="kept" title={texts.kept} letters={kept} kept={kept} />}
			{letters.length > 0 && <Letters id="all" title={texts.all} letters={letters.slice(0, shown)} kept={kept} />}
			{letters.length > shown && (
				<Button variant="outline" onClick={() => setShown(shown + SHOWN * 2)}>
					{texts.more}
				</Button>
			)}
		</div>
	);
}

type LettersProps = ClientLetters & { id: string; title: string };

function Letters({ id, title, letters, kept }: LettersProps) {
	return (
		<Card aria-labelledby={`letters-${id}`}>
			<CardTitle id={`letters-${id}`}>{title}</CardTitle>
			<ul className="mt-3 divide-y divide-rule">
				{letters
					.flatMap((one) => periodOf(one) ?? [])
					.map((letter) => (
						<li key={letter.id}>
							<Link
								href={letterScreen(letter.id)}
								prefetch={false}
								className="group grid min-h-14 items-center gap-x-3 gap-y-0.5 py-2.5 xs:grid-cols-[3.5rem_minmax(0,1fr)_auto]"
							>
								<span className="text-sm text-ink-soft">{texts.kinds[letter.kind]}</span>
								<span className="font-serif text-lg text-balance group-hover:text-accent">{spokenPeriod(letter)}</span>
								{kept.includes(letter.id) && (
									<>
										<Bookmark aria-hidden="true" className="size-4 fill-current text-accent" />
										<span className="sr-only">{texts.isKept}</span>
									</>
								)}
							</Link>
						</li>
					))}
			</ul>
		</Card>
	);
}
