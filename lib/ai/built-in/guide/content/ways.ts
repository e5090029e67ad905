import type { Offer } from "@/lib/domain/chat/guide";
import { exerciseBySlug } from "@/lib/domain/exercises/library";
import { type OpenPrompt, openPromptPath, openPrompts } from "@/lib/domain/journal/open-prompts";

/** An exercise, called by what somebody may need. */
export const exercise = (label: string, does: string, slug: string): Offer => ({
	label,
	note: `Exercise, about ${exerciseBySlug(slug)?.minutes} minutes: ${does}`,
	href: `/exercises/${slug}`,
});
/** A page of the journal that begins with a prompt, called the same way. */
export const page = (label: string, prompt: OpenPrompt): Offer => ({
	label,
	note: `A page in your journal that begins with: “${openPrompts[prompt]}”`,
	href: openPromptPath(prompt),
});
