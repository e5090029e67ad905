/** Names of the product and of the coach. Both can be set at build time. */
export const APP_NAME = process.env.NEXT_PUBLIC_APP_NAME || "Innerscript";
export const COACH_NAME = process.env.NEXT_PUBLIC_COACH_NAME || "Sage";

/**
 * Whether people may change how the coach speaks; set at build time as well. Otherwise they can only read the settings.
 */
export const areCoachSettingsOpen = (): boolean => process.env.NEXT_PUBLIC_COACH_SETTINGS === "open";
