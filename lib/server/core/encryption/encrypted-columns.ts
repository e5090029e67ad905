/** What is encrypted in a model. Columns have their names in code. */
export interface EncryptedModel {
	/** The table's name in the database. */
	table: string;
	/** The columns that identify a row. They never change. */
	row: readonly string[];
	/** The column that holds the person's id; null if only the parent row has it. */
	person: "userId" | null;
	/**
	 * The row that this row belongs to, if it holds no person's id itself: the relation field, the table, and the column
	 * that refers to it.
	 */
	parent?: { field: string; table: string; by: string };
	text: readonly string[];
	/** JSON columns, each with its default value. When encrypted they hold a string. */
	json: Readonly<Record<string, unknown>>;
	/**
	 * The value to show for a JSON column that cannot be decrypted, if neither the default value above nor null will do.
	 */
	unread?: Readonly<Record<string, unknown>>;
	/** Columns of bytes. */
	bytes?: readonly string[];
}

const nothing = {};
const byId = { row: ["id"], person: "userId", json: nothing } as const;
/** For models whose ids are numbers, which the database assigns and an import may change. */
const bySealId = { ...byId, row: ["sealId"] } as const;
const pattern = { row: ["id"], person: null, text: ["pattern", "description", "impact"], json: nothing } as const;

/**
 * Everything that people write and everything that is written about them. A test goes through the schema: a column that
 * is not here has to be on the test's list of exceptions, with a reason.
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
	Photo: { ...byId, table: "photos", text: ["description"], bytes: ["image", "small"] },
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
	Reminder: { ...byId, table: "reminders", text: ["zone"] },
	PushBrowser: { ...byId, table: "push_browsers", text: ["endpoint", "publicKey", "auth"] },
	LearnedFact: { ...byId, table: "learned_facts", text: ["text", "words"] },
	NotMeant: { ...byId, table: "not_meant", text: ["words", "within"] },
	PageVector: { ...byId, table: "page_vectors", text: [], bytes: ["vector"] },
	DeletedItem: { ...byId, table: "deleted_items", text: [], json: { kept: undefined } },
} as const satisfies Record<string, EncryptedModel>;

export type EncryptedModelName = keyof typeof encryptedModels;

/** Returns what is encrypted in a model; null if nothing is. */
export const encryptedModel = (model: string): EncryptedModel | null =>
	model in encryptedModels ? encryptedModels[model as EncryptedModelName] : null;

/** Like `encryptedModel`, by the name of the table. */
export const encryptedTable = (table: string): EncryptedModel | null =>
	Object.values<EncryptedModel>(encryptedModels).find((one) => one.table === table) ?? null;

const columnsOf = new WeakMap<EncryptedModel, string[]>();

/** Returns the encrypted columns of a model. */
export function encryptedColumns(model: EncryptedModel): string[] {
	const { text, json, bytes = [] } = model;
	const columns = columnsOf.get(model) ?? [...text, ...Object.keys(json), ...bytes];
	columnsOf.set(model, columns);
	return columns;
}

/** Returns the type of an encrypted column's plain value. */
export const typeOfColumn = ({ json, bytes = [] }: EncryptedModel, column: string): "text" | "json" | "bytes" => {
	if (bytes.includes(column)) return "bytes";
	return column in json ? "json" : "text";
};

const names = new Map<string, string>();

/** Returns a column's name in the database: `aiAnalysis` is `ai_analysis`. */
export function inDatabase(column: string): string {
	const name = names.get(column) ?? column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
	names.set(column, name);
	return name;
}
