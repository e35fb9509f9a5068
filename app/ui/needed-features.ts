/**
 * Features that our scripts need and some browsers with modules lack: `Array.prototype.flat`. The build fills the list
 * from the scripts themselves (`scripts/browser-floor.ts`); until then any browser will do.
 */
export const neededFeatures: string[] = [];
