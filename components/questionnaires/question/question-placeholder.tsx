import { QuestionFrame } from "./question-frame";

/** The page of a question until the browser knows which question it is. */
export function QuestionPlaceholder({ title }: { title: string }) {
	return (
		<QuestionFrame
			aria-busy
			header={
				<>
					<div className="flex min-h-11 items-center">
						<h1 className="text-lg">{title}</h1>
					</div>
					<p className="text-sm">&nbsp;</p>
					<div className="mt-2 h-1.5 rounded-full bg-sunken" />
				</>
			}
			footer={<div className="h-11" />}
		/>
	);
}
