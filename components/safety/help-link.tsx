import { LifeBuoy } from "lucide-react";

type HelpLinkProps = { className?: string; labelClassName?: string };

/**
 * A link to the help page, one tap away on every screen, signed in or not. A plain link: it works before and without
 * scripts, and loads nothing before it is pressed.
 */
export function HelpLink({ className, labelClassName }: HelpLinkProps) {
	return (
		<a href="/help-now" className={className}>
			<LifeBuoy aria-hidden="true" className="size-5 shrink-0" />
			<span className={labelClassName}>Help now</span>
		</a>
	);
}
