/** The port of the model server. Each run and each of its workers has its own, so that parallel runs do not clash. */
export const MODEL_PORT = Number(process.env.TEST_MODEL_PORTS) + Number(process.env.JEST_WORKER_ID ?? 1);
