import type { Questionnaire } from "@/lib/domain/questionnaires/schema";
import { coachProfile } from "./coach-profile";
import { father } from "./father";
import { howYouTreatYourself } from "./how-you-treat-yourself";
import { mother } from "./mother";
import { relationshipPatterns } from "./relationship-patterns";
import { soulSpark } from "./soul-spark";
import { timeline } from "./timeline";
import { whatHomeTaughtYou } from "./what-home-taught-you";
import { whatMatters } from "./what-matters";
import { whenItGetsHard } from "./when-it-gets-hard";
import { whereYouAreNow } from "./where-you-are-now";

/** Every questionnaire of the product, in the order of the library; the two hidden ones come last. */
export const catalog: Questionnaire[] = [
	whereYouAreNow,
	whatMatters,
	whatHomeTaughtYou,
	whenItGetsHard,
	relationshipPatterns,
	howYouTreatYourself,
	mother,
	father,
	soulSpark,
	coachProfile,
	timeline,
];
