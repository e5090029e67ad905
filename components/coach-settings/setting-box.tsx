import { cn } from "@/components/ui/cn";
import { Field } from "@/components/ui/forms/field";
import { Textarea } from "@/components/ui/forms/textarea";
import { MAX_SETTING, type SettingText, settingNames } from "@/lib/domain/coach-settings/texts";

/** From this length on, the number of characters is shown. */
const NEARLY_FULL = MAX_SETTING * 0.9;

type SettingBoxProps = {
	name: SettingText;
	/** One line about what the text is for. */
	explanation: string;
	text: string;
	problem: string | undefined;
	readOnly: boolean;
	/** Shows only the beginning of a text that can be neither scrolled nor edited. */
	isCut: boolean;
	onChange: (text: string) => void;
};

/** A text box for one of the five texts. */
export function SettingBox({ name, explanation, text, problem, readOnly, isCut, onChange }: SettingBoxProps) {
	const count = `${text.length.toLocaleString("en-US")} of ${MAX_SETTING.toLocaleString("en-US")} characters`;
	return (
		<Field
			label={settingNames[name]}
			// The section's heading says the same already.
			hideLabel={name !== "coachPersona"}
			hint={text.length > NEARLY_FULL ? `${explanation} ${count}.` : explanation}
			error={problem}
			required
		>
			{(control) => (
				<Textarea
					{...control}
					name={name}
					value={text}
					readOnly={readOnly}
					onChange={({ target }) => onChange(target.value)}
					className={cn(
						"min-h-40",
						readOnly && "border-rule bg-paper text-ink-soft",
						isCut && "max-h-64 mask-b-from-40%",
					)}
				/>
			)}
		</Field>
	);
}
