/** How many days the dashboard shows as dots, today the last of them. */
export const DAYS_SHOWN = 60;
