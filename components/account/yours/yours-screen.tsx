"use client";

import { useState } from "react";
import { BringIn } from "@/components/import/bring-in";
import { BackLink } from "@/components/ui/back-link";
import { Button } from "@/components/ui/button";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { lazyPart } from "@/components/ui/lazy-part";
import { ForgetDevice } from "./forget-device";
import { TakeAlong } from "./take-along";

// Loaded separately, because few visits need it.
const EraseDialog = lazyPart(() => import("./erase-dialog").then((module) => module.EraseDialog));

/** Shows the person's options for their data: export, import, where it is sent, and how to erase it. */
export function YoursScreen() {
	const [isErasing, setErasing] = useState(false);
	return (
		<div className="grid max-w-3xl grid-cols-1 gap-6">
			<header>
				<BackLink href="/settings">All settings</BackLink>
				<h1 className="text-3xl">Your data</h1>
				<p className="mt-2 text-ink-soft">
					What you write here belongs to you.{" "}
					<a href="/privacy" className="text-accent underline underline-offset-4">
						What goes where
					</a>{" "}
					says who can see it.
				</p>
			</header>
			<TakeAlong />
			<BringIn />
			<ForgetDevice />
			<Card aria-labelledby="make-it-go">
				<CardTitle id="make-it-go">Delete account</CardTitle>
				<CardText>Your account is deleted with everything in it. This cannot be undone.</CardText>
				<div className="mt-4">
					<Button variant="outline" onClick={() => setErasing(true)}>
						Delete my account
					</Button>
				</div>
			</Card>
			{isErasing && <EraseDialog onClose={() => setErasing(false)} />}
		</div>
	);
}
