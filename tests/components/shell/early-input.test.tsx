import { QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, screen } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { StepAnswer } from "@/components/exercises/step-answer";
import { TextAnswer } from "@/components/questionnaires/question/text-answer";
import { earlyInputScript } from "@/components/shell/early-input";
import { makeQueryClient } from "@/lib/browser/core/query-client";
import { useRun } from "@/lib/browser/exercises/use-run";
import type { ClientRun } from "@/lib/domain/exercises/run";
import type { Practice, TextStep } from "@/lib/domain/exercises/schema";
import { USER_ID } from "@/tests/setup/in-app";

let root: Root | undefined;
beforeAll(() => {
	// As in a page, the script runs before any other.
	new Function(earlyInputScript)();
});
beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
	act(() => root?.unmount());
	document.body.replaceChildren();
	jest.useRealTimers();
});

/** Shows the server's markup, types into its field, and only then starts React. */
function typeEarly(children: ReactNode, typed: string, base: string) {
	const page = <QueryClientProvider client={makeQueryClient()}>{children}</QueryClientProvider>;
	const container = document.body.appendChild(document.createElement("div"));
	container.innerHTML = renderToString(page);
	const field = screen.getByRole<HTMLTextAreaElement>("textbox");
	expect(field).toHaveValue(base);
	fireEvent.input(field, { target: { value: typed } });
	act(() => {
		root = hydrateRoot(container, page);
	});
	return { field, later: () => act(() => jest.advanceTimersByTimeAsync(1000)) };
}

const SAVED = "What was saved.";

function Box({ first, then }: { first: string; then?: string }) {
	const [text, setText] = useState(first);
	return (
		<>
			<textarea value={text} onChange={({ target }) => setText(target.value)} />
			<p data-testid="known">{text}</p>
			{then && (
				<button type="button" onClick={() => setText(then)}>
					Restore
				</button>
			)}
		</>
	);
}
const known = () => screen.getByTestId("known");

test.each([
	["What was saved, and more.", "words were added"],
	["Something else.", "everything was written anew"],
	["", "it was emptied"],
])("a box with saved words has what was typed before its script was there, %j: %s", async (typed) => {
	const { field, later } = typeEarly(<Box first={SAVED} />, typed, SAVED);
	await later();
	expect(field).toHaveValue(typed);
	expect(known()).toHaveTextContent(typed);
});

test("neither what was typed early nor a draft that is restored meanwhile is replaced by the other", async () => {
	const { field, later } = typeEarly(<Box first="" then="Yesterday’s draft." />, "Typed early.", "");
	fireEvent.click(screen.getByRole("button"));
	await later();
	expect(field).toHaveValue("Yesterday’s draft.\n\nTyped early.");
});

test("what is typed on meanwhile is not doubled", async () => {
	const { field, later } = typeEarly(<Box first="" />, "Typed early", "");
	fireEvent.input(field, { target: { value: "Typed early and on" } });
	await later();
	expect(field).toHaveValue("Typed early and on");
});

function Question() {
	const [value, setValue] = useState(SAVED);
	const field = { id: "q", labelledBy: "l", describedBy: undefined, isInvalid: false, isShort: false, slot: "s" };
	return <TextAnswer {...field} value={value} onChange={setValue} />;
}

test("an answer that was saved takes over what was typed before its script was there", async () => {
	const { field, later } = typeEarly(<Question />, "Typed early.", SAVED);
	await later();
	expect(field).toHaveValue("Typed early.");
});

const step: TextStep = { kind: "text", id: "wish", title: "What do you wish for?" };
const practice = { slug: "one", title: "One", steps: [step] } as unknown as Practice;
const first = { id: "run", answers: {}, step: 0, version: 1 } as ClientRun;
const nothing = () => {};

function Exercise() {
	const run = useRun({ userId: USER_ID, practice, first, firstSafety: null, onFinished: nothing, onFailed: nothing });
	return (
		<StepAnswer
			{...{ step, practice, answers: run.answers, slot: "s", id: "i", labelledBy: "l", describedBy: undefined }}
			isInvalid={false}
			value={run.answers.wish}
			onChange={(value) => run.answer("wish", value)}
			onMade={nothing}
		/>
	);
}

test("an exercise’s draft on the device and what is typed before its script is there are both kept", async () => {
	const name = `innerscript:exercise:${USER_ID}:run:a`;
	localStorage.setItem(name, JSON.stringify({ answers: { wish: "Yesterday’s words" }, step: 0, version: 1, at: 1 }));
	const { field, later } = typeEarly(<Exercise />, "Early", "");
	await later();
	expect(field).toHaveValue("Yesterday’s words\n\nEarly");
	expect(Object.values(localStorage).join()).toContain("Yesterday’s words\\n\\nEarly");
});
