"use client";

import { LogOut } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "@/components/ui/feedback/toast";
import { lazyPart } from "@/components/ui/lazy-part";
import { useLogout, useUser } from "@/lib/browser/account/client";
import { whenTouched } from "@/lib/browser/core/when-touched";

// Most people have nothing waiting here, and never see it.
const LogoutDialog = lazyPart(() => import("./logout-dialog").then((module) => module.LogoutDialog));

const loadDevice = () => import("@/lib/browser/account/device");
whenTouched(loadDevice);

/**
 * Ends the session and opens the welcome screen. Asks first if there are drafts or recordings of the person's in this
 * browser. What somebody else has left here is not theirs to know of, or to remove.
 */
export function LogoutButton({ className, labelClassName }: { className: string; labelClassName?: string }) {
	const router = useRouter();
	const logout = useLogout();
	const userId = useUser().data?.id;
	const [waiting, setWaiting] = useState<readonly string[]>([]);

	const tellFailed = () => toast({ title: "Logout failed", description: "Please try again", variant: "destructive" });

	async function leave(what: "keep" | "remove") {
		try {
			// Loaded first, so that nothing stays behind because the script cannot be loaded.
			const { removeWaiting } = await loadDevice();
			await logout.mutateAsync();
			if (what === "remove") await removeWaiting(userId);
			router.replace("/");
			router.refresh();
		} catch {
			tellFailed();
		}
	}

	async function begin() {
		const device = await loadDevice().catch(() => null);
		if (!device) return tellFailed();
		const found = await device.waitingHere(userId);
		setWaiting(found);
		if (found.length === 0) await leave("keep");
	}

	return (
		<>
			<button type="button" className={className} disabled={logout.isPending} onClick={begin}>
				<LogOut aria-hidden="true" className="size-5 shrink-0" />
				<span className={labelClassName}>Logout</span>
			</button>
			{waiting.length > 0 && (
				<LogoutDialog waiting={waiting} pending={logout.isPending} onClose={() => setWaiting([])} onLeave={leave} />
			)}
		</>
	);
}
