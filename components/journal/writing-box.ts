/** The classes of the box that a page is written in, with a network and without. Its least height is the screen's. */
export const WRITING_BOX =
	"mt-4 field-sizing-content max-h-[70dvh] max-md:max-h-[calc(100dvh-8.5rem-env(safe-area-inset-bottom))] " +
	"w-full resize-none bg-transparent font-serif text-lg leading-[1.75] placeholder:text-ink-soft focus-visible:outline-none";
