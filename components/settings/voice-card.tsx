"use client";

import Link from "next/link";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { lazyPart } from "@/components/ui/lazy-part";
import { useCachedDictation } from "@/lib/browser/voice/client";

const VoiceSettings = lazyPart(
	() => import("@/components/voice/listening/voice-settings").then((module) => module.VoiceSettings),
	{ Placeholder: () => <div className="mt-5 h-36" /> },
);

const linkClass = "whitespace-nowrap text-accent underline decoration-1 underline-offset-4 hover:decoration-2";

/** The settings for reading aloud and for dictation. */
export function VoiceCard() {
	const isSetUp = useCachedDictation()?.available !== false;
	return (
		<Card aria-labelledby="voice">
			<CardTitle id="voice">Voice</CardTitle>
			<CardText>
				Once they are written, your{" "}
				<Link href="/profile?script=life#script-analysis" prefetch={false} className={linkClass}>
					Life Script
				</Link>{" "}
				and your{" "}
				<Link href="/profile?script=love#script-analysis" prefetch={false} className={linkClass}>
					Love Script
				</Link>{" "}
				can be read to you, in the voice and at the speed you like.
			</CardText>
			<VoiceSettings />
			<h3 className="mt-6 text-lg">Dictation</h3>
			<CardText>
				{isSetUp
					? "Dictation is on: there is a “Dictate” button wherever you write."
					: "There is a “Dictate” button where you write if your browser can turn speech into text by itself."}
			</CardText>
		</Card>
	);
}
