"use client";

import { useEffect } from "react";
import { rememberCountry } from "@/lib/browser/safety/chosen-country";

/** With scripts, stores a country that was chosen with the plain form. */
export function RememberChoice({ country }: { country: string | null }) {
	useEffect(() => rememberCountry(country), [country]);
	return null;
}
