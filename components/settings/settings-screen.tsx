"use client";

import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Card, CardTitle } from "@/components/ui/card";
import type { Privacy } from "@/lib/domain/account/privacy";
import { type PlaceGroup, settings } from "@/lib/domain/core/places";
import { AnswersCard } from "./answers-card";
import { RemindersCard } from "./reminders-card";
import { SoundOption } from "./sound-option";
import { ThemeChoice } from "./theme-choice";
import { VoiceCard } from "./voice-card";

/** The sections of the page by the ids of their headings. */
const sections = [
	["appearance", "Appearance"],
	["account", settings.account.title],
	["coach", settings.coach.title],
	["reminders", "Reminders"],
	["voice", "Voice"],
	["data", settings.data.title],
	["about", settings.about.title],
] as const;

type SettingsScreenProps = {
	privacy: Privacy;
	/** How long an answer usually takes, in seconds; null if there was none yet. */
	answerSeconds: number | null;
};

/** Shows who answers, and links to every setting by its name. */
export function SettingsScreen({ privacy, answerSeconds }: SettingsScreenProps) {
	return (
		<div className="grid max-w-3xl grid-cols-1 gap-6">
			<header>
				<h1 className="text-3xl">Settings</h1>
				<p className="mt-2 text-ink-soft">Everything you can change, and where to find it.</p>
				<nav aria-label="On this page">
					<ul className="mt-3 flex flex-wrap gap-x-5">
						{sections.map(([id, title]) => (
							<li key={id}>
								<a
									href={`#${id}`}
									className="inline-flex min-h-11 items-center text-accent underline decoration-1 underline-offset-4 hover:decoration-2"
								>
									{title}
								</a>
							</li>
						))}
					</ul>
				</nav>
			</header>
			<Card aria-labelledby="appearance">
				<CardTitle id="appearance" className="mb-4">
					Appearance
				</CardTitle>
				<ThemeChoice />
				<SoundOption />
			</Card>
			<Places id="account" group={settings.account} />
			<Places id="coach" group={settings.coach}>
				<AnswersCard privacy={privacy} seconds={answerSeconds} />
			</Places>
			<RemindersCard />
			<VoiceCard />
			<Places id="data" group={settings.data} />
			<Places id="about" group={settings.about} />
		</div>
	);
}

type PlacesProps = {
	/** The id of the heading, by which an address leads here. */
	id: (typeof sections)[number][0];
	group: PlaceGroup;
	children?: ReactNode;
};

/** Links to settings that belong together, and the settings that can be changed right here. */
function Places({ id, group: { title, places }, children }: PlacesProps) {
	return (
		<section aria-labelledby={id} className="grid grid-cols-1 gap-3">
			<h2 id={id} className="text-xl">
				{title}
			</h2>
			{children}
			<ul className="divide-y divide-rule rounded-lg bg-page shadow-page">
				{places.map(({ href, label, note }) => (
					<li key={href}>
						{/* Not the router's link: a part that loads later has to be there before its anchor is looked up. */}
						<a
							href={href}
							className="flex min-h-14 items-center gap-4 px-5 py-3 transition-colors duration-(--motion-fast) hover:bg-sunken sm:px-7"
						>
							<span className="min-w-0 grow">
								<span className="block font-medium">{label}</span>
								<span className="block text-sm text-ink-soft">{note}</span>
							</span>
							<ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
