"use client";

type ScriptAnalysisProps = { userId: number };

/** The block of the profile with the tabs Life Script and Love Script. */
export function ScriptAnalysis(_props: ScriptAnalysisProps) {
	return null;
}
