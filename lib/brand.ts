/** The product's and the coach's name; both can be set when the app is built. */
export const APP_NAME = process.env.NEXT_PUBLIC_APP_NAME || "Innerscript";
export const COACH_NAME = process.env.NEXT_PUBLIC_COACH_NAME || "Sage";
