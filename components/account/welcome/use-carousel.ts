import type { EmblaCarouselType } from "embla-carousel";
import { type RefObject, useEffect, useState } from "react";
import { whenTouched } from "@/lib/browser/core/when-touched";

type Make = typeof import("./carousel").makeCarousel;

let make: Make | undefined;
const load = () =>
	import("./carousel").then((module) => {
		make = module.makeCarousel;
	});
whenTouched(load);

/**
 * Makes a row of slides a carousel that advances by itself (see `useAutoplay`). The slides can be seen without it, so
 * its script is loaded after the page, or when the slides are touched.
 * @param reduced Whether slides change instantly.
 * @returns null until then, or if the script cannot be loaded: then the slides stay where they are.
 */
export function useCarousel(viewport: RefObject<HTMLElement | null>, reduced: boolean): EmblaCarouselType | null {
	const [carousel, setCarousel] = useState<EmblaCarouselType | null>(null);

	useEffect(() => {
		let isGone = false;
		let made: EmblaCarouselType | undefined;
		const begin = () => {
			if (isGone || !make || !viewport.current) return;
			made = make(viewport.current, reduced);
			setCarousel(made);
		};
		// Delayed until after the load event, so that it does not count towards the page's load time.
		const fetchIt = () => void setTimeout(() => load().then(begin, () => {}));
		if (make) begin();
		else if (document.readyState === "complete") fetchIt();
		else window.addEventListener("load", fetchIt);
		return () => {
			isGone = true;
			window.removeEventListener("load", fetchIt);
			made?.destroy();
			setCarousel(null);
		};
	}, [viewport, reduced]);

	return carousel;
}
