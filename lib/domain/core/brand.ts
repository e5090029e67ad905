/** The product's and the coach's name. Both can be set when the app is built. */
export const APP_NAME = process.env.NEXT_PUBLIC_APP_NAME || "Innerscript";
export const COACH_NAME = process.env.NEXT_PUBLIC_COACH_NAME || "Sage";

/** Whether people may change how the coach speaks, also set when the app is built. Otherwise they only see it. */
export const areCoachSettingsOpen = (): boolean => process.env.NEXT_PUBLIC_COACH_SETTINGS === "open";
