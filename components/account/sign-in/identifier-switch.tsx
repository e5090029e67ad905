import * as RadioGroup from "@radix-ui/react-radio-group";

export type IdentifierType = "email" | "username";

const options = [
	{ value: "email", name: "Email" },
	{ value: "username", name: "Username" },
] as const;

type IdentifierSwitchProps = { value: IdentifierType; onChange: (value: IdentifierType) => void };

/** Lets the person choose between email and username. */
export function IdentifierSwitch({ value, onChange }: IdentifierSwitchProps) {
	return (
		<RadioGroup.Root
			aria-label="Log in with"
			orientation="horizontal"
			value={value}
			onValueChange={(next) => onChange(next as IdentifierType)}
			className="grid grid-cols-2 gap-1 rounded-md bg-sunken p-1"
		>
			{options.map((option) => (
				<RadioGroup.Item
					key={option.value}
					value={option.value}
					className="min-h-11 rounded-sm text-ink-soft transition-colors duration-(--motion-fast) hover:text-ink data-[state=checked]:bg-soft data-[state=checked]:font-semibold data-[state=checked]:text-on-soft data-[state=checked]:shadow-page"
				>
					{option.name}
				</RadioGroup.Item>
			))}
		</RadioGroup.Root>
	);
}
