import { exerciseScreen } from "@/lib/domain/exercises/paths";
import { articlePath } from "@/lib/domain/handbook/schema";
import type { Finding } from "./schema";

export const findPath = (q: string) => `/api/library?q=${encodeURIComponent(q)}`;

/** Returns the address of a search result. */
export const findingPath = ({ kind, slug }: Finding) => (kind === "article" ? articlePath(slug) : exerciseScreen(slug));
