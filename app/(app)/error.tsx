"use client";

import { ErrorPage } from "@/components/shell/pages/error-page";

/** Rendered inside the shell, so that the sidebar still works. */
export default function ScreenError({ retry }: { error: unknown; retry: () => void }) {
	return <ErrorPage retry={retry} />;
}
