/** How many of the newest messages the coach is given in full. */
export const TURNS = 40;
