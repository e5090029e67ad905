"use client";

import { useRouter } from "next/navigation";
import { useState, useSyncExternalStore } from "react";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { CheckOption } from "@/components/ui/forms/check-option";
import { Field } from "@/components/ui/forms/field";
import { Select } from "@/components/ui/forms/select";
import { chooseLeavingByKeys, leavesByKeys } from "@/lib/browser/core/leave-keys";
import { hasNeutralTitle } from "@/lib/browser/discretion/neutral";
import { chooseLock, lockMinutes } from "@/lib/browser/discretion/touches";
import { isLooser, lockChoices } from "@/lib/domain/discretion/lock-choices";
import { NEUTRAL_TITLE, neutralCookie } from "@/lib/domain/discretion/neutral";
import { LockLater } from "./lock-later";

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
	listeners.add(listener);
	return () => listeners.delete(listener);
};

function wordsFor(minutes: number): string {
	if (minutes === 0) return "Never";
	if (minutes === 60) return "After an hour without activity";
	return minutes === 1 ? "After a minute without activity" : `After ${minutes} minutes without activity`;
}

/**
 * The settings for what others can see of the app in this browser, and for leaving quickly.
 * @param props.isNeutral Whether the request carried the cookie for the neutral title.
 */
export function DiscretionCard({ isNeutral: asked }: { isNeutral: boolean }) {
	const router = useRouter();
	const neutral = useSyncExternalStore(subscribe, hasNeutralTitle, () => asked);

	const minutes = useSyncExternalStore(subscribe, lockMinutes, () => 0);

	const [later, setLater] = useState<number>();

	function lockAfter(next: number) {
		const isLater = isLooser(minutes, next);
		setLater(isLater ? next : undefined);
		if (isLater) return;
		chooseLock(next);
		for (const listener of listeners) listener();
	}

	const byKeys = useSyncExternalStore(subscribe, leavesByKeys, () => true);

	function chooseKeys(next: boolean) {
		chooseLeavingByKeys(next);
		for (const listener of listeners) listener();
	}

	function choose(next: boolean) {
		// biome-ignore lint/suspicious/noDocumentCookie: every browser has it, and the server reads it
		document.cookie = neutralCookie(next);
		for (const listener of listeners) listener();
		router.refresh();
	}

	return (
		<Card aria-labelledby="discretion-card">
			<CardTitle id="discretion-card">When others can see your screen</CardTitle>
			<CardText>
				“Quick exit” takes you to a harmless page at once, and the Back button does not bring you back here. The
				browser’s history still lists the address; a private window keeps no history.
			</CardText>
			<div className="mt-5 grid gap-5">
				<Field
					label="Lock this browser"
					hint="To come back, you log in again, which needs a connection. What you are writing stays on this device. Pages kept for reading offline are removed when it locks."
				>
					{(control) => (
						<Select {...control} value={later ?? minutes} onChange={(event) => lockAfter(Number(event.target.value))}>
							{lockChoices.map((choice) => (
								<option key={choice} value={choice}>
									{wordsFor(choice)}
								</option>
							))}
						</Select>
					)}
				</Field>
				{later !== undefined && (
					<LockLater
						minutes={later}
						onDone={() => {
							setLater(undefined);
							for (const listener of listeners) listener();
						}}
						onCancel={() => setLater(undefined)}
					/>
				)}
				<div>
					<CheckOption checked={byKeys} onChange={chooseKeys}>
						Leave by pressing Escape three times within a second
					</CheckOption>
					<p className="mt-1.5 text-sm text-ink-soft">
						On a keyboard. A press does not count while the cursor is in a text field, while a dialog or menu is open,
						or just after Escape has closed one. What you are writing is kept.
					</p>
				</div>
				<div>
					<CheckOption checked={neutral} onChange={choose}>
						Call every page “{NEUTRAL_TITLE}” in this browser, with a plain icon
					</CheckOption>
					<p className="mt-1.5 text-sm text-ink-soft">
						An app that you install from here is called that, too. One that is already installed may keep its name and
						icon until you remove it and install it again.
					</p>
				</div>
			</div>
		</Card>
	);
}
