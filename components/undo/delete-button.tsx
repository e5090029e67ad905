"use client";

import { Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { DeleteDialog, type Deletion } from "./delete-dialog";

type DeleteButtonProps = Deletion & {
	/** The button's label. */
	children: ReactNode;
	className?: string;
};

/** Deletes something after confirmation. */
export function DeleteButton({ children, className, ...deletion }: DeleteButtonProps) {
	const [isAsking, setAsking] = useState(false);
	return (
		<>
			<Button variant="ghost" size="sm" onClick={() => setAsking(true)} className={className}>
				<Trash2 aria-hidden="true" className="size-4" />
				{children}
			</Button>
			<DeleteDialog open={isAsking} onClose={() => setAsking(false)} {...deletion} />
		</>
	);
}
