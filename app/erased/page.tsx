import type { Metadata } from "next";
import { z } from "zod";
import { brandTitle } from "@/app/brand-title";
import { ErasedPage } from "@/components/account/profile/erased-page";
import { leavesTraces } from "@/lib/server/account/erase";

export const generateMetadata = async (): Promise<Metadata> => ({ title: await brandTitle() });

type Props = { searchParams: Promise<{ until?: string | string[] }> };

/** Shown after the person's account has been erased. */
export default async function Erased({ searchParams }: Props) {
	const { data } = z.iso.date().safeParse((await searchParams).until);
	return <ErasedPage until={data ?? null} leavesTraces={leavesTraces()} />;
}
