"use client";

import { toast } from "@/components/ui/feedback/toast";
import { messageOf } from "@/lib/browser/core/api-client";
import { useUndo } from "@/lib/browser/undo/client";
import { UNDO_SECONDS } from "@/lib/domain/undo/limits";

/**
 * Returns a function that says that something was deleted, and offers to undo it. Works even after the screen has been
 * left.
 */
export function useUndoToast(): (title: string, undo: string, description?: string) => void {
	const { mutateAsync } = useUndo();
	return (title, undo, description) => {
		const run = async () => {
			try {
				await mutateAsync(undo);
				toast({ title: "It is back" });
			} catch (error) {
				toast({
					title: "It could not be brought back",
					description: messageOf(error, "Please try again."),
					variant: "destructive",
					action: { label: "Try again", run: () => void run() },
					seconds: UNDO_SECONDS,
				});
			}
		};
		toast({ title, description, action: { label: "Undo", run: () => void run() }, seconds: UNDO_SECONDS });
	};
}
