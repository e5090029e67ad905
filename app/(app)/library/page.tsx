import type { Metadata } from "next";
import { LibraryScreen } from "@/components/library/library-screen";
import { exercises } from "@/lib/domain/exercises/library";
import type { Practice } from "@/lib/domain/exercises/schema";
import { themes } from "@/lib/domain/handbook/handbook";
import { talks } from "@/lib/domain/talks/library";

export const metadata: Metadata = { title: "Library" };

const listed = ({ slug, title, minutes }: Practice) => ({ slug, title, minutes });

export default function LibraryPage() {
	return (
		<LibraryScreen
			exercises={exercises.map(listed)}
			talks={talks.map(listed)}
			themes={themes.map(({ id, title, articles }) => ({ id, title, count: articles.length }))}
		/>
	);
}
