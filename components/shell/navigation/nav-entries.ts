import { History, House, ListChecks, MessageCircle, NotebookPen, UserRound, Waypoints } from "lucide-react";

/** The entry whose screen shows a spinner while its content is read. */
export const SLOW_ENTRY = "/chat";

/** The sidebar's entries, in order. */
export const navEntries = [
	{ href: "/", label: "Dashboard", Icon: House },
	{ href: "/journal", label: "Journal", Icon: NotebookPen },
	{ href: "/questionnaires", label: "Questionnaires", Icon: ListChecks },
	{ href: "/timeline", label: "Timeline", Icon: Waypoints },
	{ href: SLOW_ENTRY, label: "AI Coach", Icon: MessageCircle },
	{ href: "/profile", label: "Profile", Icon: UserRound },
] as const;

/** Further places, below the six. */
export const furtherEntries = [{ href: "/look-back", label: "Look back", Icon: History }] as const;

/** Whether the entry of `href` is the current one at `pathname`: for its own page, and those below it. */
export function isActiveEntry(href: string, pathname: string): boolean {
	return href === "/" ? pathname === "/" : pathname === href || pathname.startsWith(`${href}/`);
}
