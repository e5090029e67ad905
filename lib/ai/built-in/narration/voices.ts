import type { Voice } from "@/lib/domain/voice/voices";

/** How one of our voices is made from one of Flite's recorded voices. */
export interface FliteVoice {
	/**
	 * Flite's name: `slt` is a woman from the United States, `rms` a man from the United States, `awb` a man from
	 * Scotland.
	 */
	name: "slt" | "rms" | "awb";
	/** Flite features, as `feature=value`. `rms` does not support `f0_shift`. */
	settings: string[];
	/** Volume factor that makes all voices equally loud. */
	gain: number;
	/** Factor for pitch and pace together, like playing a record slower; 1 changes neither. */
	depth: number;
}

/** Our six voices come from three recorded people; pitch and pace tell them apart. */
export const fliteVoices: Record<Voice, FliteVoice> = {
	nova: { name: "slt", settings: ["duration_stretch=1.06"], gain: 0.75, depth: 1 },
	shimmer: { name: "slt", settings: ["duration_stretch=1.12", "f0_shift=1.14"], gain: 0.62, depth: 1.02 },
	alloy: { name: "slt", settings: ["duration_stretch=0.98", "f0_shift=0.88"], gain: 0.95, depth: 0.96 },
	echo: { name: "rms", settings: ["duration_stretch=1.04"], gain: 1.4, depth: 1.03 },
	onyx: { name: "rms", settings: ["duration_stretch=0.98"], gain: 1.4, depth: 0.91 },
	fable: { name: "awb", settings: ["duration_stretch=1.08"], gain: 1.25, depth: 1 },
};
