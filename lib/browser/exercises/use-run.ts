"use client";

import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { ApiError } from "@/lib/browser/core/api-client";
import { isLastStep, nextStep, previousStep } from "@/lib/domain/exercises/engine";
import { type ClientRun, type SavedRun, sameAnswers } from "@/lib/domain/exercises/run";
import type { Answer, Answers, Practice } from "@/lib/domain/exercises/schema";
import { isForCoach, type SafetyNotice } from "@/lib/domain/safety/shown";
import { fetchRun, useSaveRun } from "./client";
import { type FoundDraft, isContained, RunDrafts } from "./run-draft";

/**
 * Where the newest text is stored. `device`: the server has not accepted it yet. `nowhere`: the browser refuses to
 * store it as well.
 */
export type StoredIn = "server" | "device" | "nowhere";

/**
 * How long the next step waits for the server, in milliseconds: long enough to learn about a danger, short enough not
 * to annoy.
 */
const PATIENCE_MS = 4_000;
const isConflict = (error: unknown) => error instanceof ApiError && error.status === 409;

const isHeldBy = (notice: SafetyNotice | null) => !isForCoach(notice);
const wait = (ms: number) => new Promise<null>((done) => setTimeout(done, ms, null));

export interface RunOptions {
	userId: number;
	practice: Practice;
	/** The run as it is on the server. */
	first: ClientRun;
	/** The safety notice for its answers, if any. */
	firstSafety: SafetyNotice | null;
	onFinished: (run: SavedRun) => void;
	/** Called if the page could not be made; the person's words are not lost. */
	onFailed: (error: unknown) => void;
}

/**
 * Leads a person through an exercise or a talk. Every keystroke is stored on the device, and every step on the server;
 * if the server cannot be reached, the person can go on all the same. If an answer suggests danger to the person, from
 * a partner or to others, `isHeld` is true: the next steps would just go on asking, so they are not shown until the
 * person asks for them. A change from elsewhere is pointed out, and not overwritten unless the person says so.
 */
export function useRun({ userId, practice, first, firstSafety, onFinished, onFailed }: RunOptions) {
	const [answers, setAnswers] = useState<Answers>(first.answers);
	const [step, setStep] = useState(first.step);
	const [problem, setProblem] = useState<string | null>(null);
	const [timesRefused, setTimesRefused] = useState(0);
	const [storedIn, setStoredIn] = useState<StoredIn>("server");
	const [isBusy, setBusy] = useState(false);
	const [safety, setSafety] = useState<SafetyNotice | null>(firstSafety);
	/** The step to continue with after a notice. */
	const [heldStep, setHeldStep] = useState(first.step);
	/** The run as it was changed elsewhere. */
	const [conflict, setConflict] = useState<ClientRun | null>(null);
	/** Answers of the person that are not shown, but stored on the device in a slot of their own; they can be restored. */
	const [aside, setAside] = useState<FoundDraft | null>(null);
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

	/**
	 * Sends the current answers.
	 * @returns The run as it then is on the server; null if it was changed elsewhere first.
	 */
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
				// Not a conflict: either these answers did arrive and only the response was lost, or they contain everything
				// from elsewhere.
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

	/** Saves, one request at a time. If that fails, the answers stay on the device and are sent with the next save. */
	const save = useCallback((): Promise<SavedRun | null> => {
		if (now.current.isApart) return Promise.resolve(null);
		const turn = (saving.current ?? Promise.resolve()).then(() => send("open").catch(() => null));
		saving.current = turn;
		return turn;
	}, [send]);

	const isRestored = useRef(false);
	// A layout effect, so that what this device has kept is in place before a step's own effects fill anything in.
	useLayoutEffect(() => {
		if (isRestored.current) return;
		isRestored.current = true;
		const [newest, ...older] = drafts.read().filter(({ answers: old }) => !isContained(old, first.answers));
		if (!newest) return;
		show({ answers: newest.answers, step: Math.min(newest.step, practice.steps.length - 1) });
		setStoredIn("device");
		if (newest.version < first.version && !isContained(first.answers, newest.answers)) {
			now.current.isApart = true;
			setConflict(first);
		}
		setAside(older.find(({ answers: old }) => !isContained(old, newest.answers)) ?? null);
	}, [drafts, first, practice, show]);

	function answer(id: string, value: Answer) {
		const next = { ...now.current.answers, [id]: value };
		now.current.answers = next;
		setAnswers(next);
		setStoredIn(keepHere() ? "device" : "nowhere");
		setProblem(null);
	}

	/** Answers with a text that was made for the person, unless they have one of their own by now. */
	function fillIn(id: string, text: string) {
		if ((now.current.answers[id] ?? "") === "") answer(id, text);
	}

	function back() {
		show({ step: previousStep(practice, now.current) });
		keepHere();
		void save();
	}

	/** Goes to the next step, or from the last step to the page. */
	async function goOn() {
		if (isBusy) return;
		const next = nextStep(practice, now.current);
		if (next.problem) {
			setProblem(next.problem);
			setTimesRefused((times) => times + 1);
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

	/** Shows a step, and saves that position. */
	function goTo(place: number) {
		show({ step: place });
		keepHere();
		void save();
	}

	/** Dismisses a mistaken notice: the person continues to the step they wanted. */
	function notMeant() {
		setSafety(null);
		goTo(heldStep);
	}

	async function finish() {
		if (now.current.isApart) return;
		setBusy(true);
		try {
			await saving.current;
			let sent: Answers;
			let saved: SavedRun | null;
			do {
				sent = now.current.answers;
				saved = await send("finished");
				// What was typed while the page was being made belongs to it as well.
			} while (saved && !sameAnswers(sent, now.current.answers));
			if (saved) onFinished(saved);
		} catch (error) {
			onFailed(error);
		} finally {
			setBusy(false);
		}
	}

	/** Shows the version from elsewhere; the answers typed here can be brought back. */
	function takeTheirs() {
		if (!conflict) return;
		const { answers: mine, step: at, version } = now.current;
		setAside(drafts.setAside({ answers: mine, step: at, version }));
		Object.assign(now.current, { version: conflict.version, saved: conflict.answers, isApart: false });
		show({ answers: conflict.answers, step: conflict.step });
		keepHere();
		setConflict(null);
	}

	/** Keeps the answers typed here, and overwrites the version from elsewhere. */
	function keepMine() {
		if (!conflict) return;
		Object.assign(now.current, { version: conflict.version, isApart: false });
		setConflict(null);
		void save();
	}

	/** Swaps the answers that are shown with those that were set aside. */
	function bringBack() {
		if (!aside) return;
		const { answers: mine, step: at, version } = now.current;
		const next = isContained(mine, aside.answers) ? null : drafts.setAside({ answers: mine, step: at, version });
		show({ answers: aside.answers });
		setStoredIn(keepHere() ? "device" : "nowhere");
		drafts.forget(aside);
		setAside(next);
		void save();
	}

	/** Removes the answers that were set aside. */
	function letAsideGo() {
		if (aside) drafts.forget(aside);
		setAside(null);
	}

	return {
		answers,
		step,
		problem,
		timesRefused,
		storedIn,
		isBusy,
		safety,
		isHeld: isHeldBy(safety),
		notMeant,
		/** Returns to the answer, and closes the notice. */
		lookAgain: () => setSafety(null),
		conflict,
		aside,
		answer,
		fillIn,
		back,
		goOn,
		save,
		takeTheirs,
		keepMine,
		bringBack,
		letAsideGo,
	};
}
