import type { Metadata } from "next";
import { HandbookScreen } from "@/components/handbook/handbook-screen";
import { themes } from "@/lib/domain/handbook/handbook";

export const metadata: Metadata = { title: "Handbook" };

export default function HandbookPage() {
	return <HandbookScreen themes={themes} />;
}
