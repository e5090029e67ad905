import { Button } from "@/components/ui/button";

type SetAsideNoticeProps = {
	isEditing: boolean;
	onBringBack: () => void;
	onLetGo: () => void;
};

/** Offers answers that were typed and then left without being sent. */
export function SetAsideNotice({ isEditing, onBringBack, onLetGo }: SetAsideNoticeProps) {
	return (
		<aside aria-label="Earlier answers" className="mb-6 rounded-lg bg-soft px-5 pt-4 pb-2 text-on-soft">
			<p>
				{isEditing
					? "Some changes of yours were never saved. They have been kept."
					: "You cancelled this a moment ago. Your answers can still be brought back."}
			</p>
			<div className="-ml-3 mt-1 flex flex-wrap gap-x-2">
				<Button variant="ghost" size="sm" className="text-on-soft" onClick={onBringBack}>
					Bring them back
				</Button>
				<Button variant="ghost" size="sm" className="text-on-soft" onClick={onLetGo}>
					Let them go
				</Button>
			</div>
		</aside>
	);
}
