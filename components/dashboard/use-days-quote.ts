"use client";

import { useEffect, useState } from "react";
import type { Quote } from "@/lib/domain/dashboard/quotes";
import { type Day, localDay } from "@/lib/domain/progress/days";

/**
 * The quote of the day it is where the person is.
 * @param first The server's, of the day it takes it to be there: it learns the time zone with the first entry.
 */
export function useDaysQuote(first: Quote, serverDay: Day): Quote {
	const [quote, setQuote] = useState(first);
	useEffect(() => {
		const now = new Date();
		const day = localDay(now, now.getTimezoneOffset());
		if (day === serverDay) return;
		// Hardly anybody needs the others, so they are not in the dashboard's script.
		void import("@/lib/domain/dashboard/quotes").then(
			({ quoteOf }) => setQuote(quoteOf(day)),
			() => {},
		);
	}, [serverDay]);
	return quote;
}
