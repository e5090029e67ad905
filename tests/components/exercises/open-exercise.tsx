import { screen } from "@testing-library/react";
import { ExerciseScreen } from "@/components/exercises/exercise-screen";
import { pageMarkdown, pageOf, pageText } from "@/lib/domain/exercises/engine";
import { exerciseBySlug } from "@/lib/domain/exercises/library";
import type { ClientRun, SavedRun } from "@/lib/domain/exercises/run";
import type { Answers, Exercise, RunUpdate } from "@/lib/domain/exercises/schema";
import { safetyNotice } from "@/lib/safety/notice";
import { type Call, Refusal, serve, show, USER_ID } from "@/tests/setup/in-app";

export const plan = exerciseBySlug("when-and-then") as Exercise;
export const talk = exerciseBySlug("hard-conversation") as Exercise;
export const calm = [{ slug: "calming-down-now", title: "Calming down now" }];
export const RUN = "11111111-2222-4333-8444-555555555555";
export const PUT = `PUT /api/exercises/${RUN}`;
export const whole: Answers = {
	wish: "Call",
	outcome: "Laugh",
	obstacle: "Wait",
	when: "Sunday",
	act: "I call",
	sure: 8,
};

export function runOf(exercise: Exercise, more: Partial<ClientRun> = {}): ClientRun {
	const run: ClientRun = {
		id: RUN,
		slug: exercise.slug,
		title: exercise.title,
		status: "open",
		step: 0,
		steps: exercise.steps.length,
		createdAt: "2026-11-21T20:00:00.000Z",
		updatedAt: "2026-11-21T20:00:00.000Z",
		finishedAt: null,
		answers: {},
		version: 1,
		page: null,
		goal: null,
		...more,
	};
	if (run.status === "open") return run;
	const page = pageOf(exercise, run.answers);
	const finishedAt = "2026-11-21T21:00:00.000Z";
	return { ...run, finishedAt, goal: "A goal of it", page: { markdown: pageMarkdown(page), text: pageText(page) } };
}

/** The server as far as a run goes: it counts versions and refuses old ones. */
export function serverWith(exercise: Exercise, first: ClientRun) {
	const state = { run: first };
	const put = ({ body }: Call): SavedRun => {
		const { version, ...update } = body as RunUpdate;
		if (version !== state.run.version) throw new Refusal(409);
		const before = Object.values(state.run.answers);
		const typed = Object.values(update.answers).filter((answer) => !before.includes(answer));
		state.run = runOf(exercise, { ...state.run, ...update, version: version + 1 });
		return { ...state.run, safety: safetyNotice(typed.map(String), null) };
	};
	return { state, put };
}

export function open(
	exercise: Exercise,
	rendered: ClientRun | null,
	answers: Record<string, (call: Call) => unknown> = {},
) {
	const server = serverWith(exercise, rendered ?? runOf(exercise));
	const calls = serve({
		"POST /api/exercises": () => server.state.run,
		[PUT]: server.put,
		[`GET /api/exercises/${RUN}`]: () => server.state.run,
		[`GET /api/relationship-goals/${USER_ID}`]: () => [],
		...answers,
	});
	const view = show(<ExerciseScreen exercise={exercise} calm={calm} rendered={rendered} renderedSafety={null} />);
	return { ...view, server, writes: () => calls.filter(({ method }) => method !== "GET") };
}

export const box = () => screen.getByRole("textbox");
export const next = () => screen.getByRole("button", { name: "Next" });
export const step = (number: number) => screen.findByText(new RegExp(`^Step ${number} of`));
