import { Plus } from "lucide-react";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { ErrorLine } from "@/components/ui/forms/error-line";
import { Input } from "@/components/ui/forms/input";
import { Label } from "@/components/ui/forms/label";
import { MAX_NAME } from "@/lib/domain/people/limits";

type NameFormProps = {
	label: string;
	value: string;
	onChange: (value: string) => void;
	/** What is wrong; empty if nothing is. */
	problem: string;
	pending: boolean;
	onAdd: () => void;
};

/** A field for a name, and a button to add it. */
export function NameForm({ label, value, onChange, problem, pending, onAdd }: NameFormProps) {
	const id = useId();
	return (
		<>
			<form
				onSubmit={(event) => {
					event.preventDefault();
					onAdd();
				}}
				noValidate
				className="flex max-w-md items-end gap-2"
			>
				<div className="grow">
					<Label htmlFor={id}>{label}</Label>
					<Input
						id={id}
						value={value}
						maxLength={MAX_NAME}
						autoComplete="off"
						aria-invalid={problem !== ""}
						aria-describedby={problem === "" ? undefined : `${id}-problem`}
						onChange={({ target }) => onChange(target.value)}
					/>
				</div>
				<Button type="submit" variant="soft" pending={pending}>
					<Plus aria-hidden="true" className="size-5" />
					Add
				</Button>
			</form>
			{problem !== "" && <ErrorLine id={`${id}-problem`}>{problem}</ErrorLine>}
		</>
	);
}
