"use client";

import { DiscretionCard } from "@/components/discretion/discretion-card";
import { SecondFactorCard } from "@/components/second-factor/second-factor-card";
import { BackLink } from "@/components/ui/back-link";
import { PasswordCard } from "./password-card";
import { PlacesCard } from "./places-card";

/**
 * The settings for how the person signs in, and who else could.
 * @param props.isNeutral Whether this browser uses the neutral title.
 */
export function SecurityScreen({ isNeutral }: { isNeutral: boolean }) {
	return (
		<div className="grid max-w-3xl grid-cols-1 gap-6 md:gap-8">
			<header>
				<BackLink href="/settings">All settings</BackLink>
				<h1 className="text-3xl">Sign-in and security</h1>
				<p className="mt-2 text-ink-soft">Who gets in, and how.</p>
			</header>
			<PasswordCard />
			<SecondFactorCard />
			<PlacesCard />
			<DiscretionCard isNeutral={isNeutral} />
		</div>
	);
}
