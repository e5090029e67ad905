import EmblaCarousel, { type EmblaCarouselType } from "embla-carousel";
import Autoplay from "embla-carousel-autoplay";

/** @param reduced Whether slides change at once: zero is Embla's shortest scroll. */
export function makeCarousel(viewport: HTMLElement, reduced: boolean): EmblaCarouselType {
	// When it plays is decided in `useAutoplay`, because the plugin would resume after Pause when the pointer leaves.
	const autoplay = Autoplay({
		delay: 3000,
		playOnInit: false,
		stopOnInteraction: true,
		stopOnFocusIn: false,
		stopOnMouseEnter: false,
	});
	return EmblaCarousel(viewport, { loop: true, duration: reduced ? 0 : 22 }, [autoplay]);
}
