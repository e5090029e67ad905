import type { Metadata } from "next";
import { NotFoundPage } from "@/components/shell/not-found-page";

export const metadata: Metadata = { title: "Not found" };

/** Inside the shell. */
export default NotFoundPage;
