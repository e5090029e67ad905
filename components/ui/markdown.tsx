import Link from "next/link";
import { type ComponentProps, createElement, type ReactElement } from "react";
import ReactMarkdown, { type Components, defaultUrlTransform, type ExtraProps } from "react-markdown";
import rehypeSanitize from "rehype-sanitize";
import { markdownLoad } from "@/lib/domain/core/markdown-load";
import { cn } from "./cn";
import { PlainWords } from "./plain-words";

interface TreeNode {
	type: string;
	tagName?: string;
	value?: string;
	properties?: Record<string, unknown>;
	children?: TreeNode[];
}

/** Shows raw HTML as text; otherwise the sanitizer would drop it before react-markdown can print it. */
function rawHtmlAsText() {
	return function walk(node: TreeNode) {
		for (const child of node.children ?? []) {
			if (child.type === "raw") child.type = "text";
			else walk(child);
		}
	};
}

/** Whether a URL is within this app, and so opens in the same tab. */
const isOwn = (href: string) => /^\/(?!\/|api\/)/.test(href);

/**
 * Replaces an image with a link whose text is its description or its URL: nothing is loaded from elsewhere unless the
 * person asks for it. An image inside a link is reduced to its description.
 */
function imagesAsLinks() {
	const walk = (node: TreeNode, isInLink: boolean) => {
		node.children = node.children?.map((child) => {
			if (child.tagName !== "img") {
				walk(child, isInLink || child.tagName === "a");
				return child;
			}
			const address = String(child.properties?.src ?? "");
			const text: TreeNode = { type: "text", value: String(child.properties?.alt || address) };
			if (isInLink) return text;
			return { type: "element", tagName: "a", properties: { href: address }, children: [text] };
		});
	};
	return (tree: TreeNode) => walk(tree, false);
}

/** Replaces a URL that is not allowed with an empty one; the sanitizer would remove the whole attribute. */
function emptyForbiddenAddresses() {
	return function walk(node: TreeNode) {
		const href = node.properties?.href;
		if (node.properties && typeof href === "string") node.properties.href = defaultUrlTransform(href);
		for (const child of node.children ?? []) walk(child);
	};
}

const rehypePlugins = [rawHtmlAsText, imagesAsLinks, emptyForbiddenAddresses, rehypeSanitize];

/** Returns components that shift the text's headings so that they begin at `top`, below the text's own heading. */
function components(top: number): Components {
	const headings = [1, 2, 3, 4, 5, 6].map((level) => {
		const tag = `h${Math.min(top + level - 1, 6)}`;
		return [`h${level}`, ({ node: _, ...props }: ComponentProps<"h1"> & ExtraProps) => createElement(tag, props)];
	});
	return {
		...Object.fromEntries(headings),
		a: ({ node: _, children, href = "", ...props }) =>
			isOwn(href) ? (
				<Link href={href} prefetch={false} {...props}>
					{children}
				</Link>
			) : (
				<a href={href} {...props} target="_blank" rel="noopener noreferrer">
					{children}
				</a>
			),
	};
}

const byTopHeading = new Map<number, Components>();

export type MarkdownProps = {
	children: string;
	/** The level of the text's highest heading; 3 fits below the title of a dialog or card. */
	topHeading?: 1 | 2 | 3 | 4;
	className?: string;
};

/**
 * A Markdown text. URLs follow react-markdown's own rule (relative, or http, https, irc, ircs, mailto, xmpp; anything
 * else becomes empty), images become links, and raw HTML is shown as text. A text that would take long to render
 * (deeply nested lists, thousands of special characters) is shown as it was written.
 */
export function Markdown(props: MarkdownProps) {
	return setMarkdown(props);
}

/** Like `Markdown`, but does all the work when it is called instead of when it is rendered. */
export function setMarkdown({ children, topHeading = 3, className }: MarkdownProps): ReactElement {
	if (markdownLoad(children) === Number.POSITIVE_INFINITY) {
		return <PlainWords className={className}>{children}</PlainWords>;
	}
	let parts = byTopHeading.get(topHeading);
	if (!parts) {
		parts = components(topHeading);
		byTopHeading.set(topHeading, parts);
	}
	return <div className={cn("prose", className)}>{ReactMarkdown({ rehypePlugins, components: parts, children })}</div>;
}
