"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/feedback/toast";
import { issuerAddress, useRestoredByBack } from "@/lib/browser/account/single-sign-on";

/** Signs in through the configured issuer. */
export function SingleSignOn({ name }: { name: string }) {
	const [isLeaving, setLeaving] = useState(false);
	useRestoredByBack(() => setLeaving(false));

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
