import localFont from "next/font/local";

// The ranges are from the packages' own style sheets: letters beyond Western European ones are loaded only where they
// occur. next/font reads this file without running it, so every value has to be a literal.
// A family is called what its constant is: never “serif” or “sans”, which Linux and Android take for a font of the device.

const fraunces = localFont({
	src: [
		{
			path: "../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2",
			weight: "100 900",
			style: "normal",
		},
		{
			path: "../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-italic.woff2",
			weight: "100 900",
			style: "italic",
		},
	],
	declarations: [
		{
			prop: "unicode-range",
			value:
				"U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
		},
	],
	// Titles are shown in a fallback of the same width until it is loaded (app/fallback-fonts.css): its 80 kB would come
	// before style and script.
	preload: false,
	adjustFontFallback: false,
	variable: "--font-fraunces",
});

const frauncesExt = localFont({
	src: [
		{
			path: "../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2",
			weight: "100 900",
			style: "normal",
		},
		{
			path: "../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-italic.woff2",
			weight: "100 900",
			style: "italic",
		},
	],
	declarations: [
		{
			prop: "unicode-range",
			value:
				"U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
		},
	],
	preload: false,
	adjustFontFallback: false,
	variable: "--font-fraunces-ext",
});

const figtree = localFont({
	src: "../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
	weight: "300 900",
	declarations: [
		{
			prop: "unicode-range",
			value:
				"U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
		},
	],
	adjustFontFallback: "Arial",
	variable: "--font-figtree",
});

const figtreeExt = localFont({
	src: "../../node_modules/@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2",
	weight: "300 900",
	declarations: [
		{
			prop: "unicode-range",
			value:
				"U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
		},
	],
	preload: false,
	adjustFontFallback: false,
	variable: "--font-figtree-ext",
});

/** Class names that make the fonts available to globals.css. */
export const fontClasses = [fraunces, frauncesExt, figtree, figtreeExt].map(({ variable }) => variable).join(" ");
