import { screen, waitFor, within } from "@testing-library/react";
import { ReplacedText } from "@/components/safety/replaced-text";
import type { Behind, BehindNotice } from "@/lib/domain/safety/not-meant";
import { Refusal, serve, show } from "@/tests/setup/in-app";

const one: BehindNotice = {
	page: "answer:r:q2",
	words: "I want to die.",
	where: "Home: Why?",
	href: "/questionnaires/1",
};
const two: BehindNotice = { page: "journal:e", words: "She hits me.", where: "Your journal", href: "/journal?entry=e" };

function open(before: Behind, { refuses = false } = {}) {
	let behind = before;
	const onWrite = jest.fn();
	const calls = serve({
		"GET /api/not-meant": () => behind,
		"POST /api/not-meant": ({ body }) => {
			if (refuses) throw new Refusal(404, "That sentence is not there any more.");
			const { words } = body as BehindNotice;
			const said = behind.sentences.filter((sentence) => sentence.words === words);
			behind = {
				...behind,
				said: [...behind.said, ...said],
				sentences: behind.sentences.filter((sentence) => sentence.words !== words),
			};
			return { ok: true };
		},
	});
	return {
		...show(<ReplacedText query={{ text: "life-script" }} noun="life script" onWrite={onWrite} />),
		calls,
		onWrite,
	};
}
const buttons = () => screen.findAllByRole("button", { name: "This is not what I meant" });

it("shows each sentence with its place, and has the text written after the last of them", async () => {
	const { pointer, onWrite } = open({ isReplaced: true, sentences: [one, two], said: [] });
	const [first] = await buttons();
	expect(screen.getByText(one.words)).toBeVisible();
	expect(screen.getByRole("link", { name: two.where })).toHaveAttribute("href", two.href);
	expect(screen.getByRole("link", { name: "Help now" })).toHaveAttribute("href", "/help-now");
	if (first) await pointer.click(first);
	expect(await buttons()).toHaveLength(1);
	expect(screen.queryByText(one.words)).toBeNull();
	expect(onWrite).not.toHaveBeenCalled();
	const [last] = await buttons();
	if (last) await pointer.click(last);
	expect(await screen.findByText(/All right, thank you for saying so/)).toBeVisible();
	expect(onWrite).toHaveBeenCalledTimes(1);
	expect(screen.getByRole("link", { name: "Help now" })).toHaveAttribute("href", "/help-now");
});

it("keeps the sentence where it could not be saved", async () => {
	const { pointer, onWrite } = open({ isReplaced: true, sentences: [one], said: [] }, { refuses: true });
	const [first] = await buttons();
	if (first) await pointer.click(first);
	expect(await screen.findByText("That sentence is not there any more.")).toBeVisible();
	expect(screen.getByText(one.words)).toBeVisible();
	expect(onWrite).not.toHaveBeenCalled();
});

it("offers to write a text that is still the notice's", async () => {
	const { pointer, onWrite } = open({ isReplaced: true, sentences: [], said: [one] });
	await pointer.click(await screen.findByRole("button", { name: "Write my life script now" }));
	expect(onWrite).toHaveBeenCalledTimes(1);
	const region = screen.getByRole("region", { name: "What you said about your words" });
	expect(within(region).getByRole("link", { name: "Help now" })).toBeVisible();
});

it("is not there where no notice was", async () => {
	const { calls } = open({ isReplaced: false, sentences: [], said: [] });
	await waitFor(() => expect(calls).toHaveLength(1));
	expect(screen.queryByRole("link", { name: "Help now" })).toBeNull();
});
