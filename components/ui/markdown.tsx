import { type ComponentProps, createElement } from "react";
import ReactMarkdown, { type Components, type ExtraProps } from "react-markdown";
import rehypeSanitize from "rehype-sanitize";
import { cn } from "./cn";

type TreeNode = { type: string; children?: TreeNode[] };

/** Shows raw HTML as the text it is; without this the sanitizer would drop it before react-markdown can print it. */
function rawHtmlAsText() {
	return function walk(node: TreeNode) {
		for (const child of node.children ?? []) {
			if (child.type === "raw") child.type = "text";
			else walk(child);
		}
	};
}

/** h1, h2, … of the text become headings from `top` downward, so that a text fits below the heading it stands under. */
function components(top: number): Components {
	const headings = [1, 2, 3, 4, 5, 6].map((level) => {
		const tag = `h${Math.min(top + level - 1, 6)}`;
		return [`h${level}`, ({ node: _, ...props }: ComponentProps<"h1"> & ExtraProps) => createElement(tag, props)];
	});
	return {
		...Object.fromEntries(headings),
		a: ({ node: _, children, ...props }) => (
			<a {...props} target="_blank" rel="noopener noreferrer">
				{children}
			</a>
		),
	};
}

const byTopHeading = new Map<number, Components>();

type MarkdownProps = {
	children: string;
	/** The level of the text's highest heading; 3 fits below a dialog's or a card's title. */
	topHeading?: 2 | 3 | 4;
	className?: string;
};

/**
 * A text in markdown. Addresses are let through by react-markdown's own rule (relative, or http, https, irc, ircs,
 * mailto, xmpp; anything else becomes empty), and raw HTML is shown as text.
 */
export function Markdown({ children, topHeading = 3, className }: MarkdownProps) {
	let parts = byTopHeading.get(topHeading);
	if (!parts) {
		parts = components(topHeading);
		byTopHeading.set(topHeading, parts);
	}
	return (
		<div className={cn("prose", className)}>
			<ReactMarkdown rehypePlugins={[rawHtmlAsText, rehypeSanitize]} components={parts}>
				{children}
			</ReactMarkdown>
		</div>
	);
}
