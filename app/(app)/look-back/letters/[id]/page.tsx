import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { LetterScreen } from "@/components/letters/letter-screen";
import { periodOf } from "@/lib/domain/letters/periods";
import { letterTexts } from "@/lib/domain/letters/texts";

type Props = { params: Promise<{ id: string }> };

export const metadata: Metadata = { title: letterTexts.title };

export default async function LetterPage({ params }: Props) {
	const { id } = await params;
	if (!periodOf(id)) notFound();
	return <LetterScreen id={id} />;
}
