import "./load-env";

import { runApp } from "./run-app";

/** `npm run dev`: runs the app with hot reload, on the same database. */
runApp({ dev: true });
