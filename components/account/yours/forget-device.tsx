"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { ConfirmDialog } from "@/components/ui/dialogs/confirm-dialog";
import { toast } from "@/components/ui/feedback/toast";
import { useLogout } from "@/lib/browser/account/client";
import { forgetDevice } from "@/lib/browser/account/device";

/** Logs out and removes all of the app's data from this browser. */
export function ForgetDevice() {
	const [isAsking, setAsking] = useState(false);
	const logout = useLogout();

	async function forget() {
		try {
			await logout.mutateAsync();
			await forgetDevice();
			// A full page load, so that nothing stays in memory either.
			window.location.replace("/");
		} catch {
			setAsking(false);
			toast({ title: "Logout failed", description: "Nothing was removed. Please try again.", variant: "destructive" });
		}
	}

	return (
		<Card aria-labelledby="forget-device">
			<CardTitle id="forget-device">On this device</CardTitle>
			<CardText>
				This browser keeps drafts, recordings and entries waiting to be sent, the pages you read last (encrypted, for
				reading offline), and how the app looks. Remove them if the device is not yours; what others wrote in this
				browser goes as well.
			</CardText>
			<div className="mt-4">
				<Button variant="outline" onClick={() => setAsking(true)}>
					Forget this device
				</Button>
			</div>
			<ConfirmDialog
				open={isAsking}
				onOpenChange={setAsking}
				title="Forget this device?"
				description="You will be logged out, and drafts, recordings and entries waiting here will be lost. What you have submitted stays in your account."
				confirmLabel="Forget and log out"
				cancelLabel="Keep it"
				onConfirm={() => void forget()}
				pending={logout.isPending}
				danger
			/>
		</Card>
	);
}
