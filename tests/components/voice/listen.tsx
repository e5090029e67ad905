import { act, screen, waitFor } from "@testing-library/react";
import { ListenButton } from "@/components/voice/listening/listen-button";
import { show } from "@/tests/setup/in-app";
import { FakePlayer } from "./platform";

export interface Answer {
	status?: number;
	body?: unknown;
	headers?: Record<string, string>;
}

export const ID = "5b1f";
export const STREAM = `/api/love-script/${ID}/audio/stream?voice=shimmer`;
const CHECK = `/api/love-script/${ID}/audio/check?voice=shimmer`;
export const fine = {
	"/api/voice-preferences": { body: { defaultVoice: "shimmer" } },
	[CHECK]: { body: { ok: true } },
	[STREAM]: { status: 206 },
};

/** Answers requests by address; others get "not found". @returns The requests. */
export function serve(answers: Record<string, Answer>): string[] {
	const asked: string[] = [];
	global.fetch = async (input) => {
		const path = String(input);
		asked.push(path);
		const { status = 200, body = "", headers = {} } = answers[path] ?? { status: 404 };
		const text = typeof body === "string" ? body : JSON.stringify(body);
		return {
			status,
			ok: status < 400,
			statusText: "",
			headers: new Map(Object.entries(headers)) as unknown as Headers,
			text: async () => text,
			json: async () => JSON.parse(text),
		} as Response;
	};
	return asked;
}

export const button = (name: string | RegExp) => screen.getByRole("button", { name });
export const player = (index = 0) => FakePlayer.all[index] as FakePlayer;

export async function open(answers: Record<string, Answer> = {}) {
	const asked = serve({ ...fine, ...answers });
	const view = show(
		<ListenButton script={{ kind: "love", id: ID }} title="A Day in Your Empowered Future" text="I wake up late." />,
	);
	await waitFor(() => expect(asked).toContain("/api/voice-preferences"));
	await act(async () => {});
	return { ...view, asked };
}

export async function playing(answers: Record<string, Answer> = {}) {
	const view = await open(answers);
	await view.pointer.click(button("Listen"));
	act(() => player().begin());
	return view;
}
