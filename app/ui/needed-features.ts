/**
 * What our scripts need that not every browser has that loads modules: `Array.prototype.flat`. The build puts it here,
 * from the scripts themselves (`scripts/browser-floor.ts`); until then any browser will do.
 */
export const neededFeatures: string[] = [];
