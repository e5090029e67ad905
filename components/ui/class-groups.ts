/**
 * Which Tailwind classes are for the same property, as far as this app uses them. Tailwind Merge's own list knows every
 * class there is and is many times the size; tests/components/ui/cn.test.ts compares the two
 * on every pair of classes that the sources hold, and names what is missing here.
 */

const anything = () => true;
/** A number, "px" or a length in brackets: what a border's or ring's class has for its width. */
const isWidth = (value: string) => /^(?:\d|px$|\[[\d.])/.test(value);
const isTextSize = (value: string) => /^(?:xs|sm|base|lg|\d?xl|\[[\d.])/.test(value);
const isImage = (value: string) => /^(?:none$|linear|\[linear)/.test(value);
const isSize = (value: string) => /^\[(?:length:|\d|100%)/.test(value);
const isFamily = (value: string) => /^(?:serif|sans|mono)$/.test(value);
const isShadowSize = (value: string) => /^(?:none|xs|sm|md|lg|xl|\[.*)$/.test(value);

/** Groups whose classes begin with their name. */
const byName = (names: string) => Object.fromEntries(names.split(" ").map((name) => [name, [{ [name]: [anything] }]]));
/** Groups that are called otherwise than their classes. */
const words = (list: string) => list.split(" ");

type Test = (value: string) => boolean;

export const classGroups: Record<string, (string | Record<string, (string | Test)[]>)[]> = {
	...byName(
		"accent align animate aspect basis block-size bottom columns cursor duration field-sizing fill float gap gap-x gap-y grow grid-cols grid-rows h inset inset-x inset-y leading left list line-clamp m max-h max-w mb min-h min-w ml mr ms me mt mx my opacity order overflow overflow-x overflow-y p pb pl pointer-events pr ps pt px py right rounded rounded-b rounded-bl rounded-br rounded-e rounded-r rounded-s rounded-tr row-start scale scroll-mb scroll-mt select shrink size space-y stroke table touch tracking transition translate-x translate-y underline-offset w whitespace z top rotate",
	),
	display: words("block inline-block inline inline-flex flex inline-grid grid contents hidden"),
	position: words("static fixed absolute relative sticky"),
	screenReaders: words("sr-only not-sr-only"),
	grow: ["grow", { grow: [anything] }],
	resize: ["resize", { resize: [anything] }],
	divideWidth: [{ "divide-y": ["", isWidth] }],
	divideColor: [{ divide: [anything] }],
	shrink: ["shrink", { shrink: [anything] }],
	fontStyle: words("italic not-italic"),
	decoration: words("underline line-through no-underline"),
	decorationWidth: [{ decoration: [isWidth] }],
	flexDirection: [{ flex: words("row row-reverse col col-reverse") }],
	flexWrap: [{ flex: words("wrap wrap-reverse nowrap") }],
	flex: [{ flex: [anything] }],
	alignItems: [{ items: [anything] }],
	alignContent: [{ content: words("center start end between") }],
	alignSelf: [{ self: [anything] }],
	justifyItems: [{ "justify-items": [anything] }],
	justifySelf: [{ "justify-self": [anything] }],
	justifyContent: [{ justify: [anything] }],
	placeContent: [{ "place-content": [anything] }],
	placeItems: [{ "place-items": [anything] }],
	columnStart: [{ "col-start": [anything] }],
	column: [{ col: [anything] }],
	textSize: [{ text: [isTextSize] }],
	textAlign: [{ text: words("left center right justify start end") }],
	textWrap: [{ text: words("wrap nowrap balance pretty") }],
	textColor: [{ text: [anything] }],
	fontFamily: [{ font: [isFamily] }],
	fontWeight: [{ font: [anything] }],
	backgroundImage: [{ bg: [isImage] }],
	backgroundSize: [{ "bg-size": [anything] }, { bg: [isSize] }],
	backgroundColor: [{ bg: [anything] }],
	borderStyle: [{ border: words("solid dashed dotted none") }],
	borderX: [{ "border-x": ["", isWidth] }],
	borderY: [{ "border-y": ["", isWidth] }],
	borderTop: [{ "border-t": ["", isWidth] }],
	borderBottom: [{ "border-b": ["", isWidth] }],
	borderStart: [{ "border-s": ["", isWidth] }],
	borderEnd: [{ "border-e": ["", isWidth] }],
	borderLeft: [{ "border-l": ["", isWidth] }],
	borderWidth: [{ border: ["", isWidth] }],
	borderColor: [{ border: [anything] }],
	outlineStyle: [{ outline: ["none"] }],
	outlineWidth: [{ outline: ["", isWidth] }],
	outlineOffset: [{ "outline-offset": [anything] }],
	outlineColor: [{ outline: [anything] }],
	shadowSize: [{ shadow: [isShadowSize] }],
	shadowColor: [{ shadow: [anything] }],
	ringWidth: [{ ring: [isWidth] }],
	ringColor: [{ ring: [anything] }],
	insetRingWidth: [{ "inset-ring": ["", isWidth] }],
	insetRingColor: [{ "inset-ring": [anything] }],
	backdropBlur: [{ "backdrop-blur": [anything] }],
};

/** Which groups a later class of one takes away beside its own. */
export const conflictingClassGroups: Record<string, string[]> = {
	inset: words("inset-x inset-y top right bottom left"),
	"inset-x": words("right left"),
	"inset-y": words("top bottom"),
	overflow: words("overflow-x overflow-y"),
	flex: words("basis grow shrink"),
	gap: words("gap-x gap-y"),
	p: words("px py ps pe pt pr pb pl"),
	px: words("ps pe pr pl"),
	py: words("pt pb"),
	m: words("mx my ms me mt mr mb ml"),
	mx: words("ms me mr ml"),
	my: words("mt mb"),
	size: words("w h"),
	textSize: words("leading"),
	"line-clamp": words("display overflow"),
	rounded: words("rounded-s rounded-e rounded-r rounded-b rounded-tr rounded-bl rounded-br"),
	"rounded-b": words("rounded-bl rounded-br"),
	"rounded-r": words("rounded-tr rounded-br"),
	borderWidth: words("borderX borderY borderTop borderBottom borderStart borderEnd borderLeft"),
	borderY: words("borderTop borderBottom"),
	borderX: words("borderStart borderEnd borderLeft"),
};
