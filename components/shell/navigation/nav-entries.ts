import {
	History,
	House,
	LibraryBig,
	ListChecks,
	type LucideIcon,
	MessageCircle,
	NotebookPen,
	Search,
	Settings,
	UserRound,
	Waypoints,
} from "lucide-react";
import { APP_NAME, COACH_NAME } from "@/lib/domain/core/brand";

/** The entry whose screen shows a spinner while its content is loaded. */
export const SLOW_ENTRY = "/chat";

interface Entry {
	href: string;
	label: string;
	/** What is there, if the label alone does not say so. */
	note?: string;
	Icon: LucideIcon;
}

/** The sidebar's entries, in order. */
export const navEntries: readonly Entry[] = [
	{ href: "/", label: "Dashboard", Icon: House },
	{ href: "/journal", label: "Journal", Icon: NotebookPen },
	{ href: "/questionnaires", label: "Questionnaires", Icon: ListChecks },
	{ href: "/timeline", label: "Timeline", Icon: Waypoints },
	{ href: SLOW_ENTRY, label: "AI Coach", Icon: MessageCircle },
	{ href: "/profile", label: "Profile", Icon: UserRound },
];

/** Further places, below the six. */
export const furtherEntries: readonly Entry[] = [
	{ href: "/search", label: "Search", Icon: Search },
	{ href: "/library", label: "Library", note: "Exercises, talks, articles", Icon: LibraryBig },
	{ href: "/look-back", label: "Look back", Icon: History },
	{ href: "/settings", label: "Settings", Icon: Settings },
];

/** The entries of the bar at the bottom of phones: what is done every day. The drawer has everything. */
export const dailyEntries = [
	{ href: "/", label: "Today", Icon: House },
	{ href: "/journal", label: "Write", Icon: NotebookPen },
	{ href: SLOW_ENTRY, label: COACH_NAME, Icon: MessageCircle },
	{ href: "/look-back", label: "Look back", Icon: History },
] as const;

/** Maps other screens to the entries they belong to. */
const belongs: Readonly<Record<string, string>> = {
	"/exercises": "/library",
	"/handbook": "/library",
	"/memory": "/settings",
	"/security": "/settings",
	"/yours": "/settings",
	"/relationship-questionnaire": "/timeline",
};

/** Whether the entry of `href` is the current one at `pathname`: for its own page, and those that belong to it. */
export function isActiveEntry(href: string, pathname: string): boolean {
	const [, first = ""] = pathname.split("/");
	return href === (belongs[`/${first}`] ?? `/${first}`);
}

/** Returns the title that the phone's header shows at `pathname`. */
export function placeName(pathname: string): string {
	if (pathname === "/") return APP_NAME;
	return [...navEntries, ...furtherEntries].find(({ href }) => isActiveEntry(href, pathname))?.label ?? APP_NAME;
}
