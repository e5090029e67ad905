import { Printer } from "lucide-react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";

/**
 * Opens a print sheet.
 * @param isSmall Whether only the icon is shown on phones.
 */
export function PrintButton({
	onClick,
	isSmall = false,
	className,
}: {
	onClick: () => void;
	isSmall?: boolean;
	className?: string;
}) {
	return (
		<Button variant="ghost" size="sm" onClick={onClick} className={cn("print:hidden", className)}>
			<Printer aria-hidden="true" className="size-4" />
			<span className={cn(isSmall && "max-md:sr-only")}>Print</span>
		</Button>
	);
}
