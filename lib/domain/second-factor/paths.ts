/** Where a second factor is read and changed, and above what signs in by it. */
export const secondFactorPath = "/api/second-factor";
