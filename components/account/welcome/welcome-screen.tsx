import { Wordmark } from "@/components/shell/logo";
import { Button } from "@/components/ui/button";
import type { Screen } from "./use-screen";
import { WelcomeCarousel } from "./welcome-carousel";

type WelcomeScreenProps = {
	onOpen: (screen: Screen) => void;
	/** Whether registration is closed. */
	isClosed?: boolean;
	/** Whether the keyboard's focus begins at "Log in", because somebody has just logged out here. */
	startsAtLogin?: boolean;
};

/** Shows what the product is, in six slides, and the two ways in. */
export function WelcomeScreen({ onOpen, isClosed = false, startsAtLogin = false }: WelcomeScreenProps) {
	return (
		<div className="mx-auto flex min-h-dvh max-w-6xl flex-col">
			<header className="px-5 pt-3 sm:px-10 sm:pt-6">
				<Wordmark className="max-[22rem]:text-[1.0625rem]" />
			</header>
			<main className="flex grow flex-col justify-center gap-4 pb-6 pt-2 sm:gap-6 sm:pb-24">
				<WelcomeCarousel />
				<div className="mx-auto grid w-full max-w-sm gap-2 px-5 sm:flex sm:max-w-none sm:justify-center sm:gap-3 md:justify-start md:px-10">
					{!isClosed && (
						<Button size="lg" onClick={() => onOpen("register")}>
							Create your account
						</Button>
					)}
					<Button
						autoFocus={startsAtLogin}
						size="lg"
						variant={isClosed ? "primary" : "ghost"}
						onClick={() => onOpen("login")}
					>
						Log in
					</Button>
				</div>
				{isClosed && (
					<p className="px-5 text-center text-sm text-ink-soft md:px-10 md:text-left">
						This server is not taking new accounts. Whoever runs it can change that.
					</p>
				)}
			</main>
		</div>
	);
}
