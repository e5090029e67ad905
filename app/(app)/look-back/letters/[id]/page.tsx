import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { LetterScreen } from "@/components/letters/letter-screen";
import { periodOf, spokenPeriod } from "@/lib/domain/letters/periods";

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const period = periodOf((await params).id);
	return { title: period ? `Letter: ${spokenPeriod(period)}` : "Not found" };
}

export default async function LetterPage({ params }: Props) {
	const { id } = await params;
	if (!periodOf(id)) notFound();
	return <LetterScreen id={id} />;
}
