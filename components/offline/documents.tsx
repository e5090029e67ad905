import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { NEUTRAL_TITLE } from "@/lib/domain/discretion/neutral";
import { HelpEverywhere } from "./help-everywhere";

/** The URLs of what the documents load, and the class names of the fonts. */
interface Files {
	styles: readonly string[];
	classes: string;
	scripts: { early: string; reader: string };
}

type DocumentProps = { files: Files; children: ReactNode; hasReader?: boolean };

/** A document without anybody's words, with a title and an icon that reveal nothing. */
function Page({ files: { styles, classes, scripts }, children, hasReader }: DocumentProps) {
	return (
		<html lang="en" className={classes} data-leave="about:blank">
			{/* biome-ignore lint/style/noHeadElement: no page of Next's */}
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="robots" content="noindex, nofollow" />
				<meta name="format-detection" content="telephone=no" />
				<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f5f3ed" />
				<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#13171e" />
				<title>{NEUTRAL_TITLE}</title>
				<link rel="icon" href="/neutral.svg" type="image/svg+xml" />
				{styles.map((style) => (
					<link key={style} rel="stylesheet" href={style} />
				))}
				<script src={scripts.early} />
				{hasReader && <script src={scripts.reader} defer />}
			</head>
			<body>{children}</body>
		</html>
	);
}

const documentOf = (page: ReactNode) => `<!doctype html>${renderToStaticMarkup(page)}`;

/** Renders the document that reads what this browser keeps. */
export const readingDocument = (files: Files): string =>
	documentOf(
		<Page files={files} hasReader>
			<div id="reader">
				<noscript>
					<p>
						There is no network just now. <a href="/help-now">Help now</a>
					</p>
				</noscript>
			</div>
		</Page>,
	);

/**
 * Renders the help page for when there is no network.
 * @param now When the app is built.
 */
export const helpDocument = (files: Files, now: Date): string =>
	documentOf(
		<Page files={files}>
			<HelpEverywhere now={now} />
		</Page>,
	);
