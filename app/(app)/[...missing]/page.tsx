import { notFound } from "next/navigation";

/** Catches every URL without a screen, so that "not found" is shown inside the shell. */
export default function MissingPage() {
	notFound();
}
