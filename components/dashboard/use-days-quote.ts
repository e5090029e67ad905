"use client";

import { useEffect, useState } from "react";
import type { Quote } from "@/lib/domain/dashboard/quotes";
import { type Day, localDay } from "@/lib/domain/progress/days";

/**
 * Returns the quote for the person's present day.
 * @param first The server's quote, for the day it assumes; it learns the time zone with the first entry.
 */
export function useDaysQuote(first: Quote, serverDay: Day): Quote {
	const [quote, setQuote] = useState(first);
	useEffect(() => {
		const now = new Date();
		const day = localDay(now, now.getTimezoneOffset());
		if (day === serverDay) return;
		// Hardly anybody needs the other quotes, so they are not in the dashboard's script.
		void import("@/lib/domain/dashboard/quotes").then(
			({ quoteOf }) => setQuote(quoteOf(day)),
			() => {},
		);
	}, [serverDay]);
	return quote;
}
