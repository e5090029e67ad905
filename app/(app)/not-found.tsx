import type { Metadata } from "next";
import { NotFoundPage } from "@/components/shell/pages/not-found-page";

export const metadata: Metadata = { title: "Not found" };

/** Rendered inside the shell. */
export default NotFoundPage;
