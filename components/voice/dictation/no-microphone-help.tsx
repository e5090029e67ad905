import type { NoMicrophone } from "@/lib/browser/voice/recording";

const help: Record<NoMicrophone, string> = {
	denied:
		"Your browser does not let this page use the microphone. Allow it in the settings beside the address, then tap the microphone. Or close this and type; nothing is lost.",
	missing:
		"No microphone was found, or another program is using it. Connect or free it, then tap the microphone. Or close this and type; nothing is lost.",
	unsupported:
		"This browser cannot record here. Recording needs a current browser and an address that begins with https. You can close this and type.",
};

/** Says what to do if there is no microphone. */
export function NoMicrophoneHelp({ why }: { why: NoMicrophone }) {
	return <p>{help[why]}</p>;
}
