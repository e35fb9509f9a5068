/** Where browsers report a failure; the server answers before Remix. */
export const failuresPath = "/script-failures";

/** When a script failed: on the first load, on a later load for another page, or while drawing a page. */
type FailureMoment = "start" | "file" | "page";

declare global {
  interface Window {
    /** Writes to the portal's log; it is in the page itself, so that it exists before any file loads. */
    reportFailure?: (moment: FailureMoment, error: unknown) => void;
  }
}

/** The script that defines `reportFailure`. It cuts its report to the length that the log takes. */
export const failureReporter =
  "window.reportFailure=(moment,error)=>{navigator.sendBeacon?.(" +
  `"${failuresPath}",new URLSearchParams({moment,` +
  'message:String(error).slice(0,200),stack:String(error?.stack??"").slice(0,2000)}))};';
