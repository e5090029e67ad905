import type { Metadata } from "next";
import { notFound } from "next/navigation";

export const metadata: Metadata = { title: "Not found" };

/** Catches every URL without a screen, so that "not found" is shown inside the shell. */
export default function MissingPage() {
	notFound();
}
