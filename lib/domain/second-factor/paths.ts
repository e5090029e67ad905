/** Path at which second factors are read and changed. The paths for signing in are below it. */
export const secondFactorPath = "/api/second-factor";
