import EmblaCarousel, { type EmblaCarouselType } from "embla-carousel";
import Autoplay from "embla-carousel-autoplay";

/**
 * Makes the carousel.
 * @param reduced Whether slides change instantly: zero is Embla's shortest scroll.
 */
export function makeCarousel(viewport: HTMLElement, reduced: boolean): EmblaCarouselType {
	// `useAutoplay` decides when it plays, because the plugin would resume after Pause when the pointer leaves.
	const autoplay = Autoplay({
		delay: 3000,
		playOnInit: false,
		stopOnInteraction: true,
		stopOnFocusIn: false,
		stopOnMouseEnter: false,
	});
	return EmblaCarousel(viewport, { loop: true, duration: reduced ? 0 : 22 }, [autoplay]);
}
