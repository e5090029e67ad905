"use client";

import type { LucideIcon } from "lucide-react";
import Link, { useLinkStatus } from "next/link";
import { useId } from "react";
import { cn } from "@/components/ui/cn";
import { Spinner } from "@/components/ui/feedback/spinner";

/** The style of a sidebar entry, link or button. In the collapsed sidebar only its icon is shown. */
export const sidebarEntryClass = cn(
	"group/entry relative flex min-h-11 w-full items-center gap-3 rounded-md px-3.5 text-on-sidebar-soft",
	"[@media(max-height:51rem)]:md:min-h-10 collapsed:[@media(max-height:55rem)]:min-h-8",
	"transition-colors duration-(--motion-fast) hover:bg-sidebar-hover hover:text-on-sidebar focus-visible:outline-on-sidebar",
);

/**
 * The style of the label beside an entry's icon. In the collapsed sidebar it remains for screen readers, and is shown
 * as a tooltip when the entry is hovered or focused.
 */
export const sidebarLabelClass = cn(
	"truncate collapsed:pointer-events-none collapsed:absolute collapsed:left-full collapsed:z-30 collapsed:ml-3",
	"collapsed:rounded-md collapsed:bg-ink collapsed:px-3 collapsed:py-1.5 collapsed:text-sm collapsed:text-paper",
	"collapsed:opacity-0 collapsed:group-hover/entry:opacity-100 collapsed:group-focus-visible/entry:opacity-100",
);

type NavLinkProps = {
	href: string;
	label: string;
	/** What is there, in small letters below the label. */
	note?: string;
	Icon: LucideIcon;
	active: boolean;
	onClick?: () => void;
};

/** An entry of the sidebar; the current page has a ribbon. */
export function NavLink({ href, label, note, Icon, active, onClick }: NavLinkProps) {
	const noteId = useId();
	return (
		<Link
			href={href}
			aria-describedby={note && noteId}
			aria-current={active ? "page" : undefined}
			onClick={onClick}
			className={cn(sidebarEntryClass, active && "bg-sidebar-hover font-medium text-on-sidebar")}
		>
			{active && (
				<span
					aria-hidden="true"
					className="absolute -left-3 top-1/2 h-7 w-4 -translate-y-1/2 bg-ribbon [clip-path:polygon(0_0,100%_0,calc(100%-6px)_50%,100%_100%,0_100%)]"
				/>
			)}
			<EntryIcon Icon={Icon} />
			<span className={cn(sidebarLabelClass, note && "leading-tight")}>
				{label}
				{note && (
					// Not part of the link's name, which is the screen's.
					<span id={noteId} aria-hidden="true" className="block truncate text-xs leading-tight">
						{note}
					</span>
				)}
			</span>
		</Link>
	);
}

/** The icon, or a spinner while the linked page is loading. */
function EntryIcon({ Icon }: { Icon: LucideIcon }) {
	const { pending } = useLinkStatus();
	return pending ? <Spinner className="size-5" /> : <Icon aria-hidden="true" className="size-5 shrink-0" />;
}
