"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { apiRequest } from "@/lib/core/api-client";

/** Starts the handshake with the issuer. It ends at our own address, signed in, or with ?error=. */
async function issuerAddress(): Promise<string> {
	const { csrfToken } = await apiRequest<{ csrfToken: string }>("GET", "/api/auth/csrf");
	// A form's fields, as next-auth wants them; with `json` it answers with the address instead of a redirect.
	const response = await fetch("/api/auth/signin/oidc", {
		method: "POST",
		credentials: "include",
		body: new URLSearchParams({ csrfToken, callbackUrl: "/", json: "true" }),
	});
	const { url } = (await response.json()) as { url: string };
	return url;
}

/** Signs in by the issuer that this installation is configured with. */
export function SingleSignOn({ name }: { name: string }) {
	const [isLeaving, setLeaving] = useState(false);

	async function leave() {
		setLeaving(true);
		try {
			window.location.assign(await issuerAddress());
		} catch {
			setLeaving(false);
			toast({
				title: "Server error",
				description: "Unable to connect to the server. Please try again.",
				variant: "destructive",
			});
		}
	}

	return (
		<Button variant="outline" size="lg" className="w-full" pending={isLeaving} onClick={leave}>
			Continue with {name}
		</Button>
	);
}
