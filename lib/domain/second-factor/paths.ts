/** Where second factors are read and changed. The addresses for signing in are below it. */
export const secondFactorPath = "/api/second-factor";
