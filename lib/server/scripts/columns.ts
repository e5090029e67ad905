import { z } from "zod";
import type { Coach, OnWaitState } from "@/lib/ai/types";
import { isDamaged } from "@/lib/domain/core/damaged";
import type { LoveChoices } from "@/lib/domain/scripts/compose/choices";
import type { ScriptKind } from "@/lib/domain/scripts/generation";
import { patternWords } from "@/lib/domain/scripts/pattern";
import {
	type ClientPattern,
	type ClientScript,
	type Origin,
	type ScriptAnswer,
	type ScriptSource,
	scriptPatternSchema,
	scriptSourceSchema,
} from "@/lib/domain/scripts/schema";
import type { Transaction } from "@/lib/server/core/database/db";
import type { SessionUser } from "@/lib/server/core/sessions/session";

const storedPatternSchema = scriptPatternSchema.extend({ isUserEdited: z.boolean() });
export type StoredPattern = z.infer<typeof storedPatternSchema>;

/** The schema of the column for the sources of a script's quotations. */
export const sourcesSchema = z.array(scriptSourceSchema);

/** Returns the schema of a version's content, which is stored in a single column. */
export const contentSchema = <Texts>(texts: z.ZodType<Texts>) =>
	z.object({ texts, patterns: z.array(storedPatternSchema), affirmations: z.array(z.string()) });

/** A version of a script: its text, and where it comes from. */
export interface Version<Texts> {
	texts: Texts;
	patterns: StoredPattern[];
	/** Short lines to listen to; only a love script has any. */
	affirmations: string[];
	isUserEdited: boolean;
	origin: Origin;
	writtenBy: string | null;
	sources: ScriptSource[];
	/** When it became the current script. */
	savedAt: Date;
}

/** A version that is about to be stored. */
export type NewVersion<Texts> = Omit<Version<Texts>, "savedAt">;

/** Picks the fields of a version from an object that may have more, such as the script's id. */
export const versionOf = <Texts>({
	texts,
	patterns,
	affirmations,
	isUserEdited,
	origin,
	writtenBy,
	sources,
}: NewVersion<Texts>): NewVersion<Texts> => ({
	texts,
	patterns: patterns.map((pattern) => ({ ...patternWords(pattern), isUserEdited: pattern.isUserEdited })),
	affirmations,
	isUserEdited,
	origin,
	writtenBy,
	sources,
});

/** Whether all of its text could be decrypted. */
export const isWhole = ({
	texts,
	patterns,
	affirmations,
}: Pick<Version<object>, "texts" | "patterns" | "affirmations">) =>
	![texts, ...patterns].flatMap((words) => Object.values(words)).some(isDamaged) && !affirmations.some(isDamaged);

/** The current script. */
export interface Current<Texts> extends Version<Texts> {
	id: string;
	userId: number;
	version: number;
	createdAt: Date;
	patterns: (StoredPattern & { id: string; createdAt: Date })[];
}

/** The storage of one kind of script; each person has one script of a kind. */
export interface ScriptTable<Texts> {
	/**
	 * Finds the current script.
	 * @param withLines Whether to load the affirmations; no screen shows them with the script.
	 */
	find(tx: Transaction, userId: number, withLines?: boolean): Promise<Current<Texts> | null>;
	/** Stores the first script, with `version` 1. */
	create(tx: Transaction, userId: number, first: Version<Texts>): Promise<void>;
	/** Replaces the script's text. Its id stays, and its `version` is increased. */
	replace(tx: Transaction, current: Current<Texts>, next: Version<Texts>): Promise<void>;
}

/** What a response contains of a script, or of an earlier version of it. */
export interface Shown<Texts> {
	script: ClientScript & Texts;
	savedAt: string;
	patterns: ClientPattern[];
}

/** One kind of script: everything in which the two kinds differ. */
export interface ScriptOf<Texts extends Record<string, string>, Input, Draft, Answer extends ScriptAnswer> {
	kind: ScriptKind;
	table: ScriptTable<Texts>;
	textsSchema: z.ZodType<Texts>;
	/** Returns the sentence that represents a version in a list. */
	sentenceOf(texts: Texts): string;
	/**
	 * Checks that the script can be written.
	 * @throws AppError `conflict` if something has yet to be completed.
	 */
	checkReady(userId: number): Promise<void>;
	/**
	 * Collects what the script is written from.
	 * @param choices What the person chose for it, or null.
	 */
	gather(user: SessionUser, choices: LoveChoices | null): Promise<Input>;
	write(coach: Coach, input: Input, signal: AbortSignal, waits?: OnWaitState): Promise<Draft>;
	read(draft: Draft): Pick<Version<Texts>, "texts" | "affirmations" | "sources"> & {
		patterns: Omit<StoredPattern, "isUserEdited">[];
	};
	answer(shown: Shown<Texts> | null, rest: ScriptAnswer): Answer;
}
