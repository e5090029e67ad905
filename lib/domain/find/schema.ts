import { z } from "zod";
import { exerciseScreen } from "@/lib/domain/exercises/paths";
import { articlePath } from "@/lib/domain/handbook/schema";

/** What the search box sends. More than is read may be sent; much more is a mistake. */
export const findSchema = z.object({ q: z.string("Please write what you are looking for.").max(8000) });

/** Characters of a question that are read; what comes after them does not count. */
export const MAX_READ = 2000;

/** Something of the library that is near to what somebody asked. */
export interface Finding {
	kind: "article" | "exercise" | "talk";
	slug: string;
	title: string;
	/** It is about danger, and begins with the way to Help now. */
	urgent: boolean;
}

/** What `GET /api/library` answers: up to eight, the nearest first. */
export interface LibraryAnswer {
	found: Finding[];
}

export const findPath = (q: string) => `/api/library?q=${encodeURIComponent(q)}`;

/** The address of something that was found. */
export const findingPath = ({ kind, slug }: Finding) => (kind === "article" ? articlePath(slug) : exerciseScreen(slug));
