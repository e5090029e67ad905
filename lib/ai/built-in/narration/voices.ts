import type { Voice } from "@/lib/domain/voice/voices";

/** How one of Flite's recorded voices is made into one of ours. */
export interface FliteVoice {
	/** Flite's name: `slt` is a woman from the United States, `rms` a man from there, `awb` a man from Scotland. */
	name: "slt" | "rms" | "awb";
	/** Flite's own features. `rms` does not know `f0_shift`. */
	settings: string[];
	/** Factor on the loudness, so that all voices are equally loud. */
	gain: number;
	/** Factor on pitch and pace together, as on a record that turns slower; 1 leaves both. */
	depth: number;
}

/** Three people recorded for six names; pitch and pace tell the others apart. */
export const fliteVoices: Record<Voice, FliteVoice> = {
	nova: { name: "slt", settings: ["duration_stretch=1.06"], gain: 0.75, depth: 1 },
	shimmer: { name: "slt", settings: ["duration_stretch=1.12", "f0_shift=1.14"], gain: 0.62, depth: 1.02 },
	alloy: { name: "slt", settings: ["duration_stretch=0.98", "f0_shift=0.88"], gain: 0.95, depth: 0.96 },
	echo: { name: "rms", settings: ["duration_stretch=1.04"], gain: 1.4, depth: 1.03 },
	onyx: { name: "rms", settings: ["duration_stretch=0.98"], gain: 1.4, depth: 0.91 },
	fable: { name: "awb", settings: ["duration_stretch=1.08"], gain: 1.25, depth: 1 },
};
