import { type ReactNode, useLayoutEffect, useRef } from "react";

type SavingFieldsProps = {
	/** Whether what is in the fields is being saved. */
	isSaving: boolean;
	className?: string;
	children: ReactNode;
};

/**
 * Fields that take no words while they are being saved, because those would be lost as soon as that succeeds. If the
 * form is still there afterwards, the caret is back where it was.
 */
export function SavingFields({ isSaving, className, children }: SavingFieldsProps) {
	const left = useRef<HTMLElement | null>(null);
	const wasSaving = useRef(isSaving);
	useLayoutEffect(() => {
		if (wasSaving.current && !isSaving && document.activeElement === document.body) left.current?.focus();
		wasSaving.current = isSaving;
	}, [isSaving]);
	return (
		<fieldset
			disabled={isSaving}
			onFocus={({ target }) => {
				left.current = target;
			}}
			className={className}
		>
			{children}
		</fieldset>
	);
}
