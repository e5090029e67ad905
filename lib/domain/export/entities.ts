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
	memoryPauses: "memory_pauses",
	coachSettings: "ai_persona_settings",
} as const satisfies Record<ListName, string>;

/** Tables with a person's data that are not lists of their own, and why. */
export const elsewhere: Readonly<Record<string, string>> = {
	users: "stands as the person",
	external_logins: "stands in the person",
	behavioral_pattern: "stands in its script",
	healed_behavioral_pattern: "stands in its script",
	chat_answers: "stand in the reply that they belong to",
	journal_entry_versions: "stand in their entry",
	sessions: "places where somebody is signed in: worth nothing elsewhere, and a secret",
	passkeys: "keys to the door: worth nothing elsewhere",
	code_apps: "a secret",
	recovery_codes: "secrets, of which only hashes are there",
	push_browsers: "browsers that are reminded: worth nothing elsewhere, and a secret",
	idempotency_keys: "keeps a send from being stored twice, for a week",
	page_vectors: "numbers that are made from the pages, and can be made from them again",
	script_generations: "what is being written at this moment; it holds no words",
	deleted_items: "what was deleted, for the seconds in which that can be undone",
	imports: "what can be taken back here; it holds no words",
	imported_rows: "stands in its import",
	stored_objects: "where sounds and pictures lie, which are files of their own",
};
