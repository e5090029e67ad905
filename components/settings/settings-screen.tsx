"use client";

import { ChevronRight } from "lucide-react";
import { ThemeToggle } from "@/components/shell/theme-toggle";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { settings } from "@/lib/domain/core/places";
import { RemindersCard } from "./reminders-card";

/** Every setting by its name, with the address where it stands. */
export function SettingsScreen() {
	return (
		<div className="mx-auto grid max-w-2xl grid-cols-1 gap-6">
			<header>
				<h1 className="text-3xl">Settings</h1>
				<p className="mt-2 text-ink-soft">Everything that can be changed here, and where it stands.</p>
			</header>
			<Card aria-labelledby="appearance">
				<CardTitle id="appearance">Appearance</CardTitle>
				<CardText>Light, dark, or as your device has it. A press goes on to the next.</CardText>
				<ThemeToggle className="mt-4 min-h-11 w-fit rounded-md border border-edge px-4 hover:bg-sunken" />
			</Card>
			{settings.map(({ title, places }) => (
				<section key={title} aria-label={title}>
					<h2 className="text-xl">{title}</h2>
					<ul className="mt-3 divide-y divide-rule rounded-lg bg-page shadow-page">
						{places.map(({ href, label, note }) => (
							<li key={href}>
								{/* Not the router's link: a part that loads later has to be there before its anchor is looked for. */}
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
			))}
			<RemindersCard />
		</div>
	);
}
