/** Whether `build/` was made of the sources as they are. */
export const isBuilt: () => boolean;
