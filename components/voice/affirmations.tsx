"use client";

type AffirmationsProps = { loveScriptId: string };

/** The short lines of a love script, each of which can be listened to. */
export function Affirmations(_props: AffirmationsProps) {
	return null;
}
