import { notFound } from "next/navigation";

/** Catches every address without a screen, so that "not found" shows inside the shell. */
export default function MissingPage() {
	notFound();
}
