/** What of a model is encrypted. Columns have the names that they have in code. */
export interface EncryptedModel {
	/** As the database calls it. */
	table: string;
	/** The columns that name a row, and never change. */
	row: readonly string[];
	/** The column that names the person; null where it is the parent's. */
	person: "userId" | null;
	/** The row that this one is a part of, where it names no person itself: the field, its table, and the column that names it. */
	parent?: { field: string; table: string; by: string };
	text: readonly string[];
	/** Columns of JSON: encrypted they hold a string. With what they hold where nothing is given. */
	json: Readonly<Record<string, unknown>>;
	/** What is given of a column of JSON that cannot be read, where that is neither what it holds then nor null. */
	unread?: Readonly<Record<string, unknown>>;
	/** Columns of bytes. */
	bytes?: readonly string[];
}

const nothing = {};
const byId = { row: ["id"], person: "userId", json: nothing } as const;
/** Their ids are numbers, which the database gives and an import may change. */
const bySealId = { ...byId, row: ["sealId"] } as const;
const pattern = { row: ["id"], person: null, text: ["pattern", "description", "impact"], json: nothing } as const;

/**
 * Everything that people write and everything that is written about them. A test walks the schema: what is not here has
 * to be on its list of reasons.
 */
export const encryptedModels = {
	AiPersonaSettings: {
		table: "ai_persona_settings",
		row: ["userId"],
		person: "userId",
		text: [
			"coachPersona",
			"chatInstructions",
			"journalInstructions",
			"quickInsightInstructions",
			"questionnaireInstructions",
		],
		json: nothing,
	},
	JournalEntry: {
		...byId,
		table: "journal_entries",
		text: ["title", "content", "prompt", "quote", "message"],
		json: { chatHistory: [], keyInsights: [] },
	},
	JournalEntryVersion: {
		...byId,
		table: "journal_entry_versions",
		row: ["entryId", "version"],
		text: ["content"],
	},
	UserResponse: {
		...byId,
		table: "user_responses",
		text: ["aiAnalysis"],
		json: { responses: undefined, patternScores: undefined, marked: undefined },
		unread: { responses: [] },
	},
	RelationshipGoal: { ...byId, table: "relationship_goals", text: ["title", "description"] },
	ChatMessage: { ...bySealId, table: "chat_messages", text: ["content"], json: { guide: undefined } },
	ChatAnswer: { ...bySealId, table: "chat_answers", text: ["content"] },
	LifeScript: { ...byId, table: "life_script", text: ["scriptSentence", "mainScript"], json: { sources: [] } },
	BehavioralPattern: {
		...pattern,
		table: "behavioral_pattern",
		row: ["lifeScriptId", "orderNum"],
		parent: { field: "lifeScript", table: "life_script", by: "lifeScriptId" },
	},
	LoveScript: {
		...byId,
		table: "love_script",
		text: ["personalMythTitle", "personalMythIntro", "healedScriptSentence", "healedMainScript", "dayInLifeNarrative"],
		json: { sources: [] },
	},
	HealedBehavioralPattern: {
		...pattern,
		table: "healed_behavioral_pattern",
		row: ["loveScriptId", "orderNum"],
		parent: { field: "loveScript", table: "love_script", by: "loveScriptId" },
	},
	ScriptVersion: {
		...byId,
		table: "script_versions",
		text: [],
		json: { content: undefined, sources: undefined },
		unread: { sources: [] },
	},
	Affirmation: { ...byId, table: "affirmations", text: ["text"], bytes: ["audioData"] },
	ExerciseRun: { ...byId, table: "exercise_runs", text: [], json: { answers: {} } },
	ChosenFeeling: { ...byId, table: "feelings", text: ["feeling"] },
	Thread: { ...byId, table: "threads", text: ["meant"] },
	KnownPerson: { ...byId, table: "people", text: [], json: { names: undefined }, unread: { names: [] } },
	KeptLine: { ...byId, table: "kept_lines", text: ["text", "article"] },
	LearnedFact: { ...byId, table: "learned_facts", text: ["text", "words"] },
	PageVector: { ...byId, table: "page_vectors", text: [], bytes: ["vector"] },
	DeletedItem: { ...byId, table: "deleted_items", text: [], json: { kept: undefined } },
} as const satisfies Record<string, EncryptedModel>;

export type EncryptedModelName = keyof typeof encryptedModels;

/** What of a model is encrypted, or null. */
export const encryptedModel = (model: string): EncryptedModel | null =>
	model in encryptedModels ? encryptedModels[model as EncryptedModelName] : null;

/** The same by the name of its table. */
export const encryptedTable = (table: string): EncryptedModel | null =>
	Object.values<EncryptedModel>(encryptedModels).find((one) => one.table === table) ?? null;

const columnsOf = new WeakMap<EncryptedModel, string[]>();

/** The columns of a model that are encrypted. */
export function encryptedColumns(model: EncryptedModel): string[] {
	const { text, json, bytes = [] } = model;
	const columns = columnsOf.get(model) ?? [...text, ...Object.keys(json), ...bytes];
	columnsOf.set(model, columns);
	return columns;
}

/** What an encrypted column holds. */
export const typeOfColumn = ({ json, bytes = [] }: EncryptedModel, column: string): "text" | "json" | "bytes" => {
	if (bytes.includes(column)) return "bytes";
	return column in json ? "json" : "text";
};

const names = new Map<string, string>();

/** A column's name in the database: `aiAnalysis` is `ai_analysis`. */
export function inDatabase(column: string): string {
	const name = names.get(column) ?? column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
	names.set(column, name);
	return name;
}
