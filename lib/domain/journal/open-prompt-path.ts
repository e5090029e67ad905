import type { OpenPrompt } from "./open-prompts";

/**
 * Returns the address of a new page that begins with an open prompt. Separate from the prompts' texts, which links do
 * not need.
 */
export const openPromptPath = (name: OpenPrompt) => `/journal?prompt=${name}`;
