"use client";

import { ErrorPage } from "@/components/shell/pages/error-page";

export default function AppError({ retry }: { error: unknown; retry: () => void }) {
	return (
		<main>
			<ErrorPage retry={retry} />
		</main>
	);
}
