export const peoplePath = "/api/people";
export const offeredPath = "/api/people/offered";
export const personPath = (id: string) => `${peoplePath}/${encodeURIComponent(id)}`;
export const personScreen = (id: string) => `/look-back/people/${encodeURIComponent(id)}`;
