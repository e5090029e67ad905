"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/feedback/toast";
import { lazyPart } from "@/components/ui/lazy-part";
import { useConnect, useConnection, useDisconnect, useRestoredByBack } from "@/lib/browser/account/single-sign-on";
import { ApiError } from "@/lib/browser/core/api-client";

const ConnectionDialog = lazyPart(() => import("./connection-dialog").then((module) => module.ConnectionDialog));

const UNREACHABLE = "Unable to connect to the server. Please try again.";

/** Connects the account with the issuer, or disconnects it. Renders nothing if no issuer is configured. */
export function Connection() {
	const { data: connection } = useConnection();
	const connect = useConnect();
	const disconnect = useDisconnect();
	const [password, setPassword] = useState<string | null>(null);
	const [problem, setProblem] = useState<string>();
	const close = () => {
		setPassword(null);
		setProblem(undefined);
	};
	useEffect(tellOutcome, []);
	useRestoredByBack(() => {
		connect.reset();
		close();
	});
	if (!connection) return null;
	const { name, isConnected, canDisconnect } = connection;

	const onError = (error: unknown) =>
		setProblem(error instanceof ApiError && error.status < 500 ? error.text : UNREACHABLE);
	const save = () => {
		if (!password) return setProblem("Please type your password");
		setProblem(undefined);
		if (!isConnected) {
			return connect.mutate(password, { onSuccess: (address) => window.location.assign(address), onError });
		}
		disconnect.mutate(password, {
			onSuccess: () => {
				close();
				toast({ title: "Disconnected", description: "You log in with your password from now on." });
			},
			onError,
		});
	};
	const label = isConnected ? "Disconnect" : "Connect";

	return (
		<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-rule px-5 py-4 sm:px-7">
			<p className="text-ink-soft">{wordsFor(connection)}</p>
			{(!isConnected || canDisconnect) && (
				<Button variant="outline" onClick={() => setPassword("")}>
					{label} {name}
				</Button>
			)}
			{password !== null && (
				<ConnectionDialog
					label={label}
					name={name}
					isConnected={isConnected}
					password={password}
					problem={problem}
					isPending={connect.isPending || connect.isSuccess || disconnect.isPending}
					onPassword={setPassword}
					onSave={save}
					onClose={close}
				/>
			)}
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
		{
			title: "Connected",
			description: "From now on you can log in both ways. You have been logged out everywhere else.",
		},
	],
	["belongs-to-another", { title: "Not connected", description: "It is already connected with another account here." }],
	[
		"failed",
		{ title: "Not connected", description: "That took too long, or somebody else logged in. Please try again." },
	],
]);

/** Reports the outcome once, after the issuer has redirected back to this URL with it. */
function tellOutcome() {
	const { pathname, search } = window.location;
	const outcome = new URLSearchParams(search).get("connection");
	const words = outcomes.get(outcome ?? "");
	if (!words) return;
	window.history.replaceState(window.history.state, "", pathname);
	toast({ ...words, ...(outcome !== "done" && { variant: "destructive" as const }) });
}
