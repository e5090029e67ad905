import type { Place } from "./schema";

export const linesPath = "/api/lines";
export const linePath = (id: string) => `${linesPath}/${encodeURIComponent(id)}`;
export const linesOfPath = ({ source, of }: Place) => `${linesPath}/of?${new URLSearchParams({ source, of })}`;
export const linesScreen = "/look-back/lines";
export const lineHref = (id: string) => `${linesScreen}#line-${id}`;
