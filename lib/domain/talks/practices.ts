import { exerciseBySlug } from "@/lib/domain/exercises/library";
import type { Practice } from "@/lib/domain/exercises/schema";
import { talkBySlug } from "./library";

/** Finds the exercise or talk with this slug, under which its runs are stored. No slug belongs to both. */
export const practiceBySlug = (slug: string): Practice | undefined => exerciseBySlug(slug) ?? talkBySlug(slug);
