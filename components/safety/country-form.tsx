"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, useEffect, useRef, useTransition } from "react";

type CountryFormProps = {
	/** The id of the help lines, which get the focus once they are those of the chosen country. */
	linesId: string;
	className: string;
	children: ReactNode;
};

/**
 * The form that chooses the country of the help page. With scripts it does not load the page anew, so that "Back" still
 * leads to where the person was.
 */
export function CountryForm({ linesId, className, children }: CountryFormProps) {
	const router = useRouter();
	const [isLoading, startLoading] = useTransition();
	const wasLoading = useRef(false);
	useEffect(() => {
		if (wasLoading.current && !isLoading) document.getElementById(linesId)?.focus();
		wasLoading.current = isLoading;
	}, [isLoading, linesId]);

	function show(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const country = String(new FormData(event.currentTarget).get("country"));
		startLoading(() => router.replace(`/help-now?${new URLSearchParams({ country })}`));
	}

	return (
		<form method="get" action="/help-now" onSubmit={show} className={className}>
			{children}
		</form>
	);
}
