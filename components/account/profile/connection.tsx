"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialogs/confirm-dialog";
import { toast } from "@/components/ui/feedback/toast";
import { useCameBack, useConnect, useConnection, useDisconnect } from "@/lib/browser/account/single-sign-on";
import { ApiError } from "@/lib/browser/core/api-client";

const unreachable = () =>
	toast({
		title: "Server error",
		description: "Unable to connect to the server. Please try again.",
		variant: "destructive",
	});

/** Connects one's account with the issuer, and disconnects it. Nothing if no issuer is configured. */
export function Connection() {
	const { data: connection } = useConnection();
	const connect = useConnect();
	const disconnect = useDisconnect();
	const [isAsking, setAsking] = useState(false);
	useEffect(tellOutcome, []);
	useCameBack(connect.reset);
	if (!connection) return null;
	const { name, isConnected, canDisconnect } = connection;

	const leave = () =>
		connect.mutate(undefined, { onSuccess: (address) => window.location.assign(address), onError: unreachable });
	const takeBack = () =>
		disconnect.mutate(undefined, {
			onSuccess: () => toast({ title: "Disconnected", description: `You log in with your password from now on.` }),
			onError: (error) =>
				error instanceof ApiError && error.status < 500
					? toast({ title: "Still connected", description: error.text, variant: "destructive" })
					: unreachable(),
			onSettled: () => setAsking(false),
		});

	return (
		<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-rule px-5 py-4 sm:px-7">
			<p className="text-ink-soft">{wordsFor(connection)}</p>
			{!isConnected && (
				<Button variant="outline" pending={connect.isPending || connect.isSuccess} onClick={leave}>
					Connect {name}
				</Button>
			)}
			{isConnected && canDisconnect && (
				<Button variant="outline" onClick={() => setAsking(true)}>
					Disconnect {name}
				</Button>
			)}
			<ConfirmDialog
				open={isAsking}
				onOpenChange={setAsking}
				title={`Disconnect ${name}?`}
				description={`You will log in with your password. Everywhere else where you are logged in now, you will be logged out.`}
				confirmLabel="Disconnect"
				onConfirm={takeBack}
				pending={disconnect.isPending}
			/>
		</div>
	);
}

function wordsFor({
	name,
	isConnected,
	canDisconnect,
}: {
	name: string;
	isConnected: boolean;
	canDisconnect: boolean;
}) {
	if (!isConnected) return `You can connect this account with ${name}, to log in without your password.`;
	if (canDisconnect) return `This account is connected with ${name}.`;
	return `You log in with ${name}. This account has no password of its own.`;
}

const outcomes = new Map([
	[
		"done",
		{ title: "Connected", description: "From now on you can log in both ways. Everywhere else you were logged out." },
	],
	[
		"belongs-to-another",
		{ title: "Not connected", description: "That is connected with another account here already." },
	],
	[
		"failed",
		{ title: "Not connected", description: "That took too long, or somebody else logged in. Please try again." },
	],
]);

/** The issuer leads back to this address with the result in it: reports it once. */
function tellOutcome() {
	const { pathname, search } = window.location;
	const outcome = new URLSearchParams(search).get("connection");
	const words = outcomes.get(outcome ?? "");
	if (!words) return;
	window.history.replaceState(window.history.state, "", pathname);
	toast({ ...words, ...(outcome !== "done" && { variant: "destructive" as const }) });
}
