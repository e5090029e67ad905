"use client";

import { type FormEvent, useState } from "react";
import { renderSVG } from "uqr";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/forms/field";
import { Input } from "@/components/ui/forms/input";
import { messageOf } from "@/lib/browser/core/api-client";
import { useConfirmCodeApp } from "@/lib/browser/second-factor/client";
import type { NewCodeApp } from "@/lib/domain/second-factor/schema";

type CodeAppSetupProps = {
	app: NewCodeApp;
	onDone: (recoveryCodes: string[] | null) => void;
};

/** The QR code and the secret for an authenticator app, and a field for its first code. */
export function CodeAppSetup({ app, onDone }: CodeAppSetupProps) {
	const confirm = useConfirmCodeApp();
	const [code, setCode] = useState("");
	const [problem, setProblem] = useState<string>();
	const [picture] = useState(() => `data:image/svg+xml,${encodeURIComponent(renderSVG(app.uri, { border: 2 }))}`);

	function send(event: FormEvent) {
		event.preventDefault();
		if (!code.trim()) return setProblem("Please enter the code");
		setProblem(undefined);
		confirm.mutate(code, {
			onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
			onError: (error) => setProblem(messageOf(error, "That could not be checked. Please try again.")),
		});
	}

	return (
		<form noValidate onSubmit={send} className="mt-5 grid gap-5">
			<p>Scan this with an authenticator app, or type the letters below it there.</p>
			{/* biome-ignore lint/performance/noImgElement: made here, nothing to optimize */}
			<img src={picture} alt="QR code for your authenticator app" className="size-48 rounded-md bg-white p-2" />
			<p className="font-mono wrap-anywhere">{app.secret.match(/.{4}/g)?.join(" ")}</p>
			<Field label="The six digits it shows" error={problem} required>
				{(control) => (
					<Input
						{...control}
						inputMode="numeric"
						autoComplete="one-time-code"
						value={code}
						onChange={(event) => setCode(event.target.value)}
					/>
				)}
			</Field>
			<div className="flex flex-wrap gap-3">
				<Button type="submit" pending={confirm.isPending}>
					Turn it on
				</Button>
				<Button variant="outline" disabled={confirm.isPending} onClick={() => onDone(null)}>
					Not now
				</Button>
			</div>
		</form>
	);
}
