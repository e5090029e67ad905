"use client";

import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { ApiError } from "@/lib/browser/core/api-client";
import { isLastStep, nextStep, previousStep } from "@/lib/domain/exercises/engine";
import { type ClientRun, type SavedRun, sameAnswers } from "@/lib/domain/exercises/run";
import type { Answer, Answers, Practice } from "@/lib/domain/exercises/schema";
import { isForCoach, type SafetyNotice } from "@/lib/domain/safety/shown";
import { fetchRun, useSaveRun } from "./client";
import { isContained, type RunDraft, RunDrafts } from "./run-draft";

/**
 * Where the newest words are. `device`: the server has not taken them yet. `nowhere`: the browser refuses to store
 * them, too.
 */
export type StoredIn = "server" | "device" | "nowhere";

/**
 * How long the next step waits for the server, in milliseconds: long enough to hear of danger, short enough not to be
 * in the way.
 */
const PATIENCE_MS = 4_000;
const isConflict = (error: unknown) => error instanceof ApiError && error.status === 409;

const isHeldBy = (notice: SafetyNotice | null) => !isForCoach(notice);
const wait = (ms: number) => new Promise<null>((done) => setTimeout(done, ms, null));

export interface RunOptions {
	userId: number;
	practice: Practice;
	/** The run as the server has it. */
	first: ClientRun;
	/** What danger its answers are a sign of, if any. */
	firstSafety: SafetyNotice | null;
	onFinished: (run: SavedRun) => void;
	/** Called when the page could not be made; the words are not lost. */
	onFailed: (error: unknown) => void;
}

/**
 * Somebody going through an exercise or a talk. Every keystroke is stored on the device, and every step on the server; if the
 * server cannot be reached, one can go on all the same. If an answer sounds like danger to oneself, from a partner or
 * to others, `isHeld` is true: the next steps would only go on asking, so they are not shown until the person says so.
 * A change from elsewhere is pointed out, and not overwritten until the person says so.
 */
export function useRun({ userId, practice, first, firstSafety, onFinished, onFailed }: RunOptions) {
	const [answers, setAnswers] = useState<Answers>(first.answers);
	const [step, setStep] = useState(first.step);
	const [problem, setProblem] = useState<string | null>(null);
	const [storedIn, setStoredIn] = useState<StoredIn>("server");
	const [isBusy, setBusy] = useState(false);
	const [safety, setSafety] = useState<SafetyNotice | null>(firstSafety);
	/** Where to continue once a notice has been answered. */
	const [heldStep, setHeldStep] = useState(first.step);
	/** The run as it was changed elsewhere. */
	const [conflict, setConflict] = useState<ClientRun | null>(null);
	/** Words of this person's that are not shown but can be brought back. */
	const [aside, setAside] = useState<Answers | null>(null);
	const { mutateAsync } = useSaveRun();
	const drafts = useMemo(() => new RunDrafts(userId, first.id), [userId, first.id]);
	const now = useRef({ answers, step, version: first.version, saved: first.answers, isApart: false });
	const saving = useRef<Promise<unknown> | null>(null);

	const keepHere = useCallback((): boolean => {
		const { answers: current, step: at, version } = now.current;
		return drafts.keep({ answers: current, step: at, version });
	}, [drafts]);

	const show = useCallback((next: { answers?: Answers; step?: number }) => {
		Object.assign(now.current, next);
		if (next.answers) setAnswers(next.answers);
		if (next.step !== undefined) setStep(next.step);
		setProblem(null);
	}, []);

	/** Sends the present answers. @returns The run as the server has it then; null if it was changed elsewhere first. */
	const send = useCallback(
		async (status: "open" | "finished"): Promise<SavedRun | null> => {
			const sent = { ...now.current };
			const put = (version: number) =>
				mutateAsync({ id: first.id, answers: sent.answers, step: sent.step, status, version });
			let saved: SavedRun;
			try {
				saved = await put(sent.version);
			} catch (error) {
				if (!isConflict(error)) throw error;
				const theirs = await fetchRun(first.id);
				// No news: either these words did arrive and only the answer was lost, or everything from elsewhere is here
				// too.
				if (!isContained(theirs.answers, sent.answers)) {
					now.current.isApart = true;
					setConflict(theirs);
					return null;
				}
				saved = await put(theirs.version);
			}
			Object.assign(now.current, { version: saved.version, saved: saved.answers });
			if (sameAnswers(now.current.answers, sent.answers)) {
				drafts.forgetSaved(saved.answers);
				setStoredIn("server");
			} else setStoredIn(keepHere() ? "device" : "nowhere");
			if (saved.safety) setSafety(saved.safety);
			return saved;
		},
		[first.id, drafts, mutateAsync, keepHere],
	);

	/** Saves, one save at a time. What fails stays on the device and is sent with the next save. */
	const save = useCallback((): Promise<SavedRun | null> => {
		if (now.current.isApart) return Promise.resolve(null);
		const turn = (saving.current ?? Promise.resolve()).then(() => send("open").catch(() => null));
		saving.current = turn;
		return turn;
	}, [send]);

	useEffect(() => {
		const slots = drafts.read().filter(({ answers: old }) => !isContained(old, first.answers));
		const [newest, ...older] = slots;
		if (!newest) return;
		restore(newest, older);
	}, [drafts, first]);

	const restore = useEffectEvent((newest: RunDraft, older: RunDraft[]) => {
		// The person typed before React was ready.
		if (now.current.answers !== first.answers) {
			setAside(newest.answers);
			return;
		}
		show({ answers: newest.answers, step: Math.min(newest.step, practice.steps.length - 1) });
		setStoredIn("device");
		if (newest.version < first.version && !isContained(first.answers, newest.answers)) {
			now.current.isApart = true;
			setConflict(first);
		}
		setAside(older.find(({ answers: old }) => !isContained(old, newest.answers))?.answers ?? null);
	});

	function answer(id: string, value: Answer) {
		const next = { ...now.current.answers, [id]: value };
		now.current.answers = next;
		setAnswers(next);
		setStoredIn(keepHere() ? "device" : "nowhere");
		setProblem(null);
	}

	function back() {
		show({ step: previousStep(practice, now.current) });
		keepHere();
		void save();
	}

	/** Goes to the next step, or from the last one to the page. */
	async function goOn() {
		if (isBusy) return;
		const next = nextStep(practice, now.current);
		if (next.problem) {
			setProblem(next.problem);
			return;
		}
		setSafety(null);
		if (isLastStep(practice, now.current)) return finish();
		setBusy(true);
		const saved = await Promise.race([save(), wait(PATIENCE_MS)]);
		setBusy(false);
		if (isHeldBy(saved?.safety ?? null)) setHeldStep(next.step);
		else goTo(next.step);
	}

	/** Shows a step, and saves that place. */
	function goTo(place: number) {
		show({ step: place });
		keepHere();
		void save();
	}

	/** The notice was mistaken: the person continues to where they wanted to go. */
	function notMeant() {
		setSafety(null);
		goTo(heldStep);
	}

	async function finish() {
		if (now.current.isApart) return;
		setBusy(true);
		try {
			await saving.current;
			const saved = await send("finished");
			if (saved) onFinished(saved);
		} catch (error) {
			onFailed(error);
		} finally {
			setBusy(false);
		}
	}

	/** Shows the version from elsewhere; the words from here can be brought back. */
	function takeTheirs() {
		if (!conflict) return;
		setAside(now.current.answers);
		Object.assign(now.current, { version: conflict.version, saved: conflict.answers, isApart: false });
		show({ answers: conflict.answers, step: conflict.step });
		setConflict(null);
	}

	/** Keeps the words from here, and overwrites the version from elsewhere. */
	function keepMine() {
		if (!conflict) return;
		Object.assign(now.current, { version: conflict.version, isApart: false });
		setConflict(null);
		void save();
	}

	/** Swaps the words that stand here and those that were set aside. */
	function bringBack() {
		if (!aside) return;
		const mine = now.current.answers;
		show({ answers: aside });
		setAside(isContained(mine, aside) ? null : mine);
		setStoredIn(keepHere() ? "device" : "nowhere");
		void save();
	}

	/** Removes the words that were set aside. */
	function letAsideGo() {
		setAside(null);
		drafts.forgetAll();
		if (!sameAnswers(now.current.answers, now.current.saved)) keepHere();
	}

	return {
		answers,
		step,
		problem,
		storedIn,
		isBusy,
		safety,
		isHeld: isHeldBy(safety),
		notMeant,
		/** Back to the answer; the notice closes. */
		lookAgain: () => setSafety(null),
		conflict,
		aside,
		answer,
		back,
		goOn,
		save,
		takeTheirs,
		keepMine,
		bringBack,
		letAsideGo,
	};
}
