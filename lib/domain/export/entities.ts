import type { ListName } from "./schema";

/**
 * The table behind each list of `data.json`. All of a person's data is either listed here or, with the reason, in
 * `elsewhere`.
 */
export const tables = {
	journalEntries: "journal_entries",
	photos: "photos",
	responses: "user_responses",
	goals: "relationship_goals",
	chatMessages: "chat_messages",
	lifeScripts: "life_script",
	loveScripts: "love_script",
	scriptVersions: "script_versions",
	affirmations: "affirmations",
	exerciseRuns: "exercise_runs",
	feelings: "feelings",
	threads: "threads",
	people: "people",
	keptLines: "kept_lines",
	letterMarks: "letter_marks",
	reminders: "reminders",
	learnedFacts: "learned_facts",
	forgotten: "forgotten_facts",
	notMeant: "not_meant",
	memoryPauses: "memory_pauses",
	coachSettings: "ai_persona_settings",
} as const satisfies Record<ListName, string>;

/** Tables of personal data that are not exported as separate lists, and where their rows are instead, or why not. */
export const elsewhere: Readonly<Record<string, string>> = {
	users: "included as the person",
	external_logins: "included in the person",
	behavioral_pattern: "included in its script",
	healed_behavioral_pattern: "included in its script",
	chat_answers: "included in the reply that they belong to",
	journal_entry_versions: "included in their entry",
	sessions: "places where somebody is signed in: worth nothing elsewhere, and a secret",
	passkeys: "keys to the door: worth nothing elsewhere",
	code_apps: "a secret",
	recovery_codes: "secrets, of which only hashes are there",
	push_browsers: "browsers that are reminded: worth nothing elsewhere, and a secret",
	idempotency_keys: "keeps a send from being stored twice, for a week",
	page_vectors: "numbers computed from the pages, which can be computed again",
	script_generations: "what is being written at this moment; contains no text",
	deleted_items: "what was deleted, for the seconds in which that can be undone",
	imports: "what can be undone here; contains no text",
	imported_rows: "included in its import",
	stored_objects: "where sounds and pictures are stored; they are exported as files",
};
