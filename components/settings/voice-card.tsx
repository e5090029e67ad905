"use client";

import Link from "next/link";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { useCachedDictation } from "@/lib/browser/voice/client";

/** The settings for reading aloud and for dictation. */
export function VoiceCard() {
	const isSetUp = useCachedDictation()?.available !== false;
	return (
		<Card aria-labelledby="voice">
			<CardTitle id="voice">Voice</CardTitle>
			<CardText>
				Your love script can be read to you. You choose the voice and the speed{" "}
				<Link
					href="/profile?script=love"
					prefetch={false}
					className="text-accent underline decoration-1 underline-offset-4 hover:decoration-2"
				>
					where you listen
				</Link>
				.
			</CardText>
			<CardText>
				{isSetUp
					? "Dictation is on: there is a microphone wherever you write."
					: "You see a microphone where you write if your browser can turn speech into text by itself."}
			</CardText>
		</Card>
	);
}
