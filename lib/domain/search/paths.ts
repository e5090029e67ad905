export const searchPath = (q: string) => `/api/search?q=${encodeURIComponent(q)}`;
