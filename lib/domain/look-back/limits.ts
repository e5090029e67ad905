/** How many days the dashboard shows as dots; today is the last. */
export const DAYS_SHOWN = 60;
