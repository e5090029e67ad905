"use client";

import { useEffect } from "react";
import { rememberCountry } from "@/lib/browser/safety/chosen-country";

/** Keeps a country that was chosen with the plain form, where there are scripts to do so. */
export function RememberChoice({ country }: { country: string | null }) {
	useEffect(() => rememberCountry(country), [country]);
	return null;
}
