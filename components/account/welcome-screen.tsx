import { Wordmark } from "@/components/shell/logo";
import { Button } from "@/components/ui/button";
import type { Screen } from "./use-screen";
import { WelcomeCarousel } from "./welcome-carousel";

type WelcomeScreenProps = {
	onOpen: (screen: Screen) => void;
	/** Called when somebody seems about to open the auth screen, so that its script can be on its way. */
	onApproach: () => void;
};

/** What the product is, in six slides, and the two ways in. */
export function WelcomeScreen({ onOpen, onApproach }: WelcomeScreenProps) {
	const approach = { onPointerEnter: onApproach, onFocus: onApproach };
	return (
		<div className="mx-auto flex min-h-dvh max-w-6xl flex-col">
			<header className="px-5 pt-4 sm:px-10 sm:pt-6">
				<Wordmark />
			</header>
			<main className="flex grow flex-col justify-center gap-4 pb-6 pt-2 sm:gap-6 sm:pb-24">
				<WelcomeCarousel />
				<div className="mx-auto grid w-full max-w-sm gap-2 px-5 sm:flex sm:max-w-none sm:justify-center sm:gap-3 md:justify-start md:px-10">
					<Button size="lg" onClick={() => onOpen("register")} {...approach}>
						Create your account
					</Button>
					<Button size="lg" variant="ghost" onClick={() => onOpen("login")} {...approach}>
						Log in
					</Button>
				</div>
			</main>
		</div>
	);
}
