import { messageOf } from "@/lib/browser/core/api-client";
import { toast } from "./toast";

/** Shows that something failed, and the server's sentence about it if it is meant for people. */
export const toastError = (title: string, error: unknown, otherwise = "Please try again.") =>
	toast({ title, description: messageOf(error, otherwise), variant: "destructive" });
