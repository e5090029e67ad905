import { exerciseBySlug } from "@/lib/domain/exercises/library";
import type { Practice } from "@/lib/domain/exercises/schema";
import { talkBySlug } from "./library";

/** The exercise or talk under whose slug runs are stored, if there is one. No slug belongs to both. */
export const practiceBySlug = (slug: string): Practice | undefined => exerciseBySlug(slug) ?? talkBySlug(slug);
