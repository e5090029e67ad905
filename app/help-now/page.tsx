import type { Metadata } from "next";
import { headers } from "next/headers";
import { brandTitle } from "@/app/brand-title";
import { HelpPage } from "@/components/safety/help-page";
import { RememberChoice } from "@/components/safety/remember-choice";
import { countryOf } from "@/lib/safety/country";

// The tab does not reveal what the page is about.
export const generateMetadata = async (): Promise<Metadata> => ({ title: await brandTitle() });

/** Open to everybody, and complete without scripts. */
export default async function HelpNowPage({
	searchParams,
}: {
	searchParams: Promise<{ country?: string | string[] }>;
}) {
	const { country } = await searchParams;
	const asked = Array.isArray(country) ? country[0] : country;
	const { country: shown, isChosen } = countryOf(await headers(), asked);
	return (
		<>
			<HelpPage country={shown} now={new Date()} />
			{asked !== undefined && isChosen && <RememberChoice country={shown} />}
		</>
	);
}
