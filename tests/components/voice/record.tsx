import { screen } from "@testing-library/react";
import { DictateButton } from "@/components/voice/dictation/dictate-button";
import { recordingKey } from "@/lib/browser/voice/recording-key";
import { removeRecording } from "@/lib/browser/voice/waiting-recordings";
import { type Call, Refusal, serve, show, USER_ID } from "@/tests/setup/in-app";
import { type FakeMicrophone, plugIn } from "./platform";

export const SLOT = "a test";
export const available = { "GET /api/transcribe": () => ({ available: true, accepts: "any" }) };
export const hears = (text: string) => ({ "POST /api/transcribe": () => ({ text }) });
export const fails = (status: number) => ({
	"POST /api/transcribe": () => {
		throw new Refusal(status);
	},
});

export let microphone: FakeMicrophone;
beforeEach(() => {
	microphone = plugIn();
});
afterEach(async () => {
	await removeRecording(recordingKey(USER_ID, SLOT));
	Reflect.deleteProperty(window, "SpeechRecognition");
});

export function open(answers: Record<string, (call: Call) => unknown>) {
	const calls = serve({ ...available, ...answers });
	const onText = jest.fn();
	return { ...show(<DictateButton into="your test" slot={SLOT} onText={onText} />), calls, onText };
}

export const button = (name: string) => screen.getByRole("button", { name });
export const posts = (calls: Call[]) => calls.filter(({ method }) => method === "POST");

export type Pointer = ReturnType<typeof show>["pointer"];

export async function startRecording(pointer: Pointer) {
	await pointer.click(button("Dictate"));
	await screen.findByText("Tap to pause recording");
}

export async function record(pointer: Pointer) {
	await startRecording(pointer);
	await pointer.click(button("Confirm recording"));
}
