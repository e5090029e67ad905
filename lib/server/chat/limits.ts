/** How many of the newest messages the coach is given as they are. */
export const TURNS = 40;
