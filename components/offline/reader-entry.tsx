import { createRoot } from "react-dom/client";
import { Reader } from "./reader";

const root = document.getElementById("reader");
if (root) createRoot(root).render(<Reader path={location.pathname} />);
