"use client";

import { useState } from "react";
import { CountryChoice } from "@/components/safety/country-choice";
import { HelpLinesList } from "@/components/safety/help-lines-list";
import type { OfferOf } from "@/lib/domain/chat/guide";
import { helpLinesFor } from "@/lib/safety/help-lines";

/** Shows whom one can call or write to, in a country that can be changed. */
export function HelpLines({ offer: { about, country: first } }: { offer: OfferOf<"help-lines"> }) {
	const [country, setCountry] = useState(first);
	return (
		<section aria-label="Whom to call or write to" className="rounded-md border border-rule bg-page p-4 print:hidden">
			<HelpLinesList lines={helpLinesFor(about, country, new Date())} />
			<div className="mt-4 border-t border-rule pt-4">
				<CountryChoice country={country} onChange={setCountry} />
			</div>
		</section>
	);
}
