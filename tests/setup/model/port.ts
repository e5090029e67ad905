/** The port of a model server: every run, and every worker in it, has its own, so that runs side by side do not meet. */
export const MODEL_PORT = Number(process.env.TEST_MODEL_PORTS) + Number(process.env.JEST_WORKER_ID ?? 1);
