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
 * Makes a row of slides a carousel that advances by itself (`useAutoplay` says when). The slides can be seen without
 * it, so its script comes when the page has loaded, or is touched.
 * @param reduced Whether slides change at once.
 * @returns null until then, and where the script cannot be loaded: then the slides stay where they are.
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
		// Not within the load event, which would count it among what the page needed.
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
