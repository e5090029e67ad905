import { render, screen } from "@testing-library/react";
import { Markdown } from "@/components/ui/markdown";
import { EVIL, scripts } from "@/tests/setup/naughty";

it("shows raw HTML as the text it is", () => {
	const { container } = render(
		<Markdown>{'Before <b onclick="x()">bold</b> after\n\n<script>alert(1)</script>'}</Markdown>,
	);
	expect(container.querySelector("b, script")).toBeNull();
	expect(container).toHaveTextContent('Before <b onclick="x()">bold</b> after');
	expect(container).toHaveTextContent("<script>alert(1)</script>");
});

it.each([
	["https://example.com/a", "https://example.com/a"],
	["http://example.com", "http://example.com"],
	["mailto:me@example.com", "mailto:me@example.com"],
	["xmpp:me@example.com", "xmpp:me@example.com"],
	["irc://example.com", "irc://example.com"],
	["/journal", "/journal"],
	["page?at=1:2", "page?at=1:2"],
	["#part:one", "#part:one"],
	["javascript:alert(1)", ""],
	["JaVaScRiPt:alert(1)", ""],
	["data:text/html,x", ""],
	["vbscript:x", ""],
	["file:///etc/passwd", ""],
])("gives a link to %s the address %j", (address, expected) => {
	const { container } = render(<Markdown>{`[words](${address})`}</Markdown>);
	expect(container.querySelector("a")).toHaveAttribute("href", expected);
});

it.each([
	["![A lake](https://example.com/lake.png)", "A lake", "https://example.com/lake.png"],
	["![](https://example.com/lake.png)", "https://example.com/lake.png", "https://example.com/lake.png"],
	["![A lake](javascript:alert(1))", "A lake", ""],
	["![A lake][1]\n\n[1]: /lake.png", "A lake", "/lake.png"],
])("shows the image %s as a link", (markdown, text, address) => {
	const { container } = render(<Markdown>{markdown}</Markdown>);
	expect(container.querySelector("img")).toBeNull();
	expect(container.querySelector("a")).toHaveTextContent(text);
	expect(container.querySelector("a")).toHaveAttribute("href", address);
});

it("leaves one link where an image stands in a link", () => {
	const { container } = render(<Markdown>{"[![A lake](/lake.png) and more](/trip)"}</Markdown>);
	expect(container.querySelectorAll("a")).toHaveLength(1);
	expect(screen.getByRole("link", { name: "A lake and more" })).toHaveAttribute("href", "/trip");
});

it.each([
	[2, ["H2", "H3", "H6"]],
	[3, ["H3", "H4", "H6"]],
] as const)("puts the text's headings below their place: highest h%d", (top, tags) => {
	render(<Markdown topHeading={top}>{"# One\n\n## Two\n\n###### Six"}</Markdown>);
	expect(screen.getAllByRole("heading").map(({ tagName }) => tagName)).toEqual(tags);
});

it.each([...scripts, scripts.join("\n\n")])("makes nothing that runs or asks for a picture out of %j", (text) => {
	const { container } = render(<Markdown>{text}</Markdown>);
	for (const element of container.querySelectorAll("*")) {
		// A link only acts when it is clicked; any other element would act on its own.
		expect(element.tagName).toMatch(/^(DIV|P|A|UL|OL|LI|CODE|PRE|EM|STRONG|BR|SPAN|HR|H[1-6]|BLOCKQUOTE)$/);
		for (const { name, value } of element.attributes) {
			expect(name).not.toMatch(/^(on|style$|src)/);
			if (value.includes(EVIL)) expect([element.tagName, name]).toEqual(["A", "href"]);
			expect(value).not.toMatch(/^\s*(javascript|data|vbscript):/i);
		}
	}
});

it.each([
	["lists in lists", `${"- ".repeat(3_990)}x`],
	["quotations in quotations", `${">".repeat(7_000)}x`],
	["emphasis in emphasis", `${"*a ".repeat(4_000)}${"a* ".repeat(4_000)}`],
	["pictures in pictures", `${"![".repeat(2_000)}${"](a)".repeat(2_000)}`],
	["60,000 characters of empty lines", "a\n\n".repeat(20_000)],
])("shows %s as they were written, and at once", (_, text) => {
	const started = performance.now();
	const { container } = render(<Markdown>{text}</Markdown>);
	expect(performance.now() - started).toBeLessThan(1_000);
	expect(container.querySelector("li, blockquote, em")).toBeNull();
	expect(container.textContent?.replace(/\n/g, "")).toBe(text.replace(/\n/g, ""));
});
