"use client";

import { Pause, Play } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { cn } from "@/components/ui/cn";
import { APP_NAME } from "@/lib/domain/core/brand";
import { useAutoplay, useReducedMotion } from "./use-autoplay";
import { useCarousel } from "./use-carousel";
import { slides } from "./welcome-slides";

/** Moves the focus to the dot before or after, and selects it. */
function moveToNeighbor({ key, currentTarget }: KeyboardEvent<HTMLButtonElement>) {
	const neighbor =
		key === "ArrowRight" ? currentTarget.nextSibling : key === "ArrowLeft" ? currentTarget.previousSibling : null;
	if (neighbor instanceof HTMLElement && neighbor.ariaLabel) {
		neighbor.focus();
		neighbor.click();
	}
}

/** Six slides that advance by themselves, and can be dragged, selected and paused. */
export function WelcomeCarousel() {
	const reduced = useReducedMotion();
	const viewport = useRef<HTMLDivElement>(null);
	const carousel = useCarousel(viewport, reduced);
	const [selected, setSelected] = useState(0);
	const { isOn, toggle, holders } = useAutoplay(carousel, selected);

	useEffect(() => {
		if (!carousel) return;
		const select = () => setSelected(carousel.selectedScrollSnap());
		carousel.on("select", select);
		return () => void carousel.off("select", select);
	}, [carousel]);

	return (
		<section aria-roledescription="carousel" aria-label={`What ${APP_NAME} offers`} {...holders}>
			<div ref={viewport} className="-mb-10 cursor-grab overflow-hidden pb-10 active:cursor-grabbing">
				<div aria-live={isOn ? "off" : "polite"} className="flex touch-pan-y">
					{slides.map(({ title, text, Figure }, index) => {
						const Heading = index === 0 ? "h1" : "h2";
						return (
							// biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a form's fieldset
							<div
								key={title}
								role="group"
								aria-roledescription="slide"
								aria-label={`${index + 1} of ${slides.length}`}
								className="grid min-w-0 flex-[0_0_100%] select-none grid-rows-[minmax(0,1fr)_auto] items-center gap-4 px-5 sm:px-10 md:grid-cols-2 md:grid-rows-1 md:gap-16"
							>
								<div className="grid h-[clamp(14rem,calc(100dvh-28.5rem),24rem)] place-items-center md:order-last md:h-88">
									<Figure />
								</div>
								<div className="mx-auto max-w-md text-center md:mx-0 md:text-start">
									<Heading className={index === 0 ? "text-4xl" : "text-3xl"}>{title}</Heading>
									<p className="mt-3 min-h-[3lh] text-ink-soft sm:text-lg">{text}</p>
								</div>
							</div>
						);
					})}
				</div>
			</div>
			<div className="relative mt-1 flex items-center justify-center md:justify-start md:px-6">
				{/* One stop for the keyboard: the arrow keys go from dot to dot, and the way in is near. */}
				{slides.map(({ title }, index) => (
					<button
						key={title}
						type="button"
						aria-label={`Slide ${index + 1}: ${title}`}
						aria-current={index === selected ? "true" : undefined}
						tabIndex={index === selected ? 0 : -1}
						onClick={() => carousel?.scrollTo(index)}
						onKeyDown={moveToNeighbor}
						className="grid size-11 place-items-center rounded-md"
					>
						<span
							className={cn(
								"h-2.5 rounded-full transition-[width,background-color] duration-(--motion-base)",
								index === selected ? "w-7 bg-accent" : "w-2.5 bg-edge",
							)}
						/>
					</button>
				))}
				<button
					type="button"
					onClick={toggle}
					className="ml-1 grid size-11 place-items-center rounded-md text-ink-soft hover:text-ink"
				>
					{isOn ? <Pause aria-hidden="true" className="size-5" /> : <Play aria-hidden="true" className="size-5" />}
					<span className="sr-only">{isOn ? "Pause slides" : "Play slides"}</span>
				</button>
			</div>
		</section>
	);
}
