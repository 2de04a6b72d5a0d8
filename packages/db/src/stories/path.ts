/** Where a story stands, from the root of the origin. */
export const storyPath = (id: string): string => `/stories/${id}`;
