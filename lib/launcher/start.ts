import "./load-env";

import { runApp } from "./run-app";

/** `npm start`: runs the app that was built. */
runApp({ dev: false });
