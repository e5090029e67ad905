"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from "@/components/ui/accordion";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialogs/confirm-dialog";
import { RestoredNote } from "@/components/ui/feedback/restored-note";
import { toast } from "@/components/ui/feedback/toast";
import { FieldError } from "@/components/ui/forms/field";
import { lazyPart } from "@/components/ui/lazy-part";
import { readCoachSettings, useSaveCoachSettings } from "@/lib/browser/coach-settings/client";
import { useSettingsDraft } from "@/lib/browser/coach-settings/use-settings-draft";
import { ApiError, messageOf } from "@/lib/browser/core/api-client";
import { defaultCoachSettings } from "@/lib/domain/coach-settings/defaults";
import { editedOf, isSame } from "@/lib/domain/coach-settings/draft";
import type { ClientCoachSettings } from "@/lib/domain/coach-settings/schema";
import { type SettingText, settingNames, settingProblem, settingTexts } from "@/lib/domain/coach-settings/texts";
import { COACH_NAME } from "@/lib/domain/core/brand";
import { SettingBox } from "./setting-box";
import { VoiceChoice } from "./voice-choice";

const SettingsConflict = lazyPart(() => import("./settings-conflict").then((module) => module.SettingsConflict), {
	close: ({ onDismiss }) => onDismiss(),
});

type SettingsFormProps = { userId: number; saved: ClientCoachSettings; isOpen: boolean };

const sections = settingTexts.filter((name) => name !== "coachPersona");
const explanations: Record<SettingText, string> = {
	coachPersona: `Who ${COACH_NAME} is in everything it writes to you.`,
	chatInstructions: `How ${COACH_NAME} talks with you in the chat.`,
	journalInstructions: `What ${COACH_NAME} gives back when you submit an entry.`,
	quickInsightInstructions: "The short thought you can ask for while you write.",
	questionnaireInstructions: `How ${COACH_NAME} writes about your answers.`,
};
type Problems = Partial<Record<SettingText, string>>;

/**
 * The form for the texts and the voice. It is read-only until the person edits it or loads the defaults, and nothing
 * changes before it is saved.
 */
export function SettingsForm({ userId, saved, isOpen }: SettingsFormProps) {
	const { draft, isRestored, edit, end } = useSettingsDraft(userId, saved, isOpen);
	const save = useSaveCoachSettings(userId);
	const [problems, setProblems] = useState<Problems>({});
	const [opened, setOpened] = useState<string[]>([]);
	const [newer, setNewer] = useState<ClientCoachSettings | null>(null);
	const queryClient = useQueryClient();
	const form = useRef<HTMLFormElement>(null);
	const focusNext = useFocusNext(form);
	const isEditing = draft !== null;
	const values = draft ?? editedOf(saved);
	/** Whether the text boxes contain something that is stored nowhere else. */
	const isTyped = ![editedOf(saved), defaultCoachSettings].some((known) => isSame(values, known));
	/** The replacement to carry out once the person has agreed. */
	const [replacing, setReplacing] = useState<(() => void) | null>(null);
	const askToReplace = (next: () => void) => (isTyped ? setReplacing(() => next) : next());

	function changeText(name: SettingText, text: string) {
		edit({ ...values, [name]: text });
		if (problems[name]) setProblems({ ...problems, [name]: settingProblem(name, text) ?? undefined });
	}

	function startEditing(next: typeof values) {
		edit(next);
		setProblems({});
		save.reset();
		focusNext(`[name="coachPersona"]`);
	}

	function stopEditing() {
		end();
		setProblems({});
		save.reset();
		focusNext("[data-edit]");
	}

	function submit() {
		const found: Problems = {};
		for (const name of settingTexts) found[name] = settingProblem(name, values[name]) ?? undefined;
		setProblems(found);
		const first = settingTexts.find((name) => found[name]);
		if (first) {
			setOpened([...new Set([...opened, ...sections.filter((name) => found[name])])]);
			return focusNext(`[name="${first}"]`);
		}
		send(draft?.since);
	}

	/** @param since The version that may be overwritten; any version if unknown. */
	function send(since: string | null | undefined) {
		save.mutate(
			{ ...editedOf(values), updatedAt: since },
			{
				onSuccess: () => {
					stopEditing();
					toast({ title: "Settings saved", description: "Your AI coach settings have been updated." });
				},
				onError: async ({ cause }) => {
					const isConflict = cause instanceof ApiError && cause.status === 409;
					const found = isConflict ? await readCoachSettings(queryClient, userId).catch(() => null) : null;
					if (found) return setNewer(found);
					toast({ title: "Error saving settings", description: "Failed to save settings", variant: "destructive" });
				},
			},
		);
	}

	const box = (name: SettingText) => (
		<SettingBox
			name={name}
			explanation={explanations[name]}
			text={values[name]}
			problem={problems[name]}
			readOnly={!isEditing || save.isPending}
			isCut={!isOpen}
			onChange={(text) => changeText(name, text)}
		/>
	);

	return (
		<form
			ref={form}
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				submit();
			}}
			className="mt-6 grid grid-cols-1 gap-6"
		>
			{isRestored && <RestoredNote />}
			{box("coachPersona")}
			<Accordion type="multiple" value={opened} onValueChange={setOpened} className="border-y border-rule">
				{sections.map((name) => (
					<AccordionItem key={name} value={name}>
						<AccordionTrigger>{settingNames[name]}</AccordionTrigger>
						{/* Rendered even while closed, so that a section with a problem can be opened and its text box focused. */}
						<AccordionContent forceMount className="pb-6">
							{box(name)}
						</AccordionContent>
					</AccordionItem>
				))}
			</Accordion>
			<VoiceChoice
				voice={values.defaultVoice}
				readOnly={!isEditing}
				disabled={save.isPending}
				onChange={(defaultVoice) => edit({ ...values, defaultVoice })}
			/>
			<div>
				<div className="flex flex-wrap gap-3 max-sm:flex-col">
					{isEditing ? (
						<>
							<Button type="submit" pending={save.isPending}>
								Save Changes
							</Button>
							<Button variant="outline" disabled={save.isPending} onClick={() => askToReplace(stopEditing)}>
								Cancel
							</Button>
						</>
					) : (
						<Button data-edit onClick={() => startEditing(values)}>
							Edit Settings
						</Button>
					)}
					<Button
						variant="ghost"
						disabled={save.isPending}
						onClick={() => askToReplace(() => startEditing({ ...defaultCoachSettings }))}
						className="sm:ml-auto"
					>
						Reset to Defaults
					</Button>
				</div>
				<FieldError>
					{save.error && messageOf(save.error.cause, "What you wrote is kept here. Please try again in a moment.")}
				</FieldError>
			</div>
			<ConfirmDialog
				open={replacing !== null}
				onOpenChange={(open) => !open && setReplacing(null)}
				title="Discard your changes?"
				description="What you changed in your coach settings has not been saved."
				confirmLabel="Discard"
				cancelLabel="Keep editing"
				danger
				onConfirm={() => {
					setReplacing(null);
					replacing?.();
				}}
			/>
			{newer && (
				<SettingsConflict
					mine={values}
					newer={newer}
					onDismiss={() => setNewer(null)}
					onTakeNewer={() => {
						setNewer(null);
						stopEditing();
					}}
					onSaveMine={({ updatedAt }) => {
						setNewer(null);
						send(updatedAt);
					}}
				/>
			)}
		</form>
	);
}

/** Returns a function that focuses an element after the next render, when it exists or can take the focus. */
function useFocusNext(form: React.RefObject<HTMLFormElement | null>) {
	const [target, setTarget] = useState<{ selector: string } | null>(null);
	useEffect(() => {
		if (target) form.current?.querySelector<HTMLElement>(target.selector)?.focus();
	}, [target, form]);
	return (selector: string) => setTarget({ selector });
}
