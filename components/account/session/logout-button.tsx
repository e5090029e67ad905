"use client";

import { LogOut } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "@/components/ui/feedback/toast";
import { lazyPart } from "@/components/ui/lazy-part";
import { useLogout } from "@/lib/browser/account/client";
import { isAnythingWaiting, removeWaiting } from "@/lib/browser/account/device";

// Most people have nothing waiting here, and never see it.
const LogoutDialog = lazyPart(() => import("./logout-dialog").then((module) => module.LogoutDialog));

/** Ends the session and leads to the welcome screen. Asks first if drafts or recordings are in this browser. */
export function LogoutButton({ className, labelClassName }: { className: string; labelClassName?: string }) {
	const router = useRouter();
	const logout = useLogout();
	const [isAsking, setAsking] = useState(false);

	async function leave(what: "keep" | "remove") {
		try {
			await logout.mutateAsync();
			if (what === "remove") await removeWaiting();
			router.replace("/");
			router.refresh();
		} catch {
			toast({ title: "Logout failed", description: "Please try again", variant: "destructive" });
		}
	}

	async function begin() {
		if (await isAnythingWaiting()) setAsking(true);
		else await leave("keep");
	}

	return (
		<>
			<button type="button" className={className} disabled={logout.isPending} onClick={begin}>
				<LogOut aria-hidden="true" className="size-5 shrink-0" />
				<span className={labelClassName}>Logout</span>
			</button>
			{isAsking && <LogoutDialog pending={logout.isPending} onClose={() => setAsking(false)} onLeave={leave} />}
		</>
	);
}
