import type { Metadata } from "next";
import { NotFoundPage } from "@/components/shell/pages/not-found-page";

export const metadata: Metadata = { title: "Not found" };

export default function NotFound() {
	return (
		<main>
			<NotFoundPage />
		</main>
	);
}
