/** Where browsers tell of it; the server takes it before Remix. */
export const failuresPath = "/script-failures";

/** When a script failed: while it was loaded at first, or later for another page, or while it drew a page. */
type FailureMoment = "start" | "file" | "page";

declare global {
  interface Window {
    /** Tells the portal's log; it is in the page itself, so that it is there before any file. */
    reportFailure?: (moment: FailureMoment, error: unknown) => void;
  }
}

/** The script that makes `reportFailure`. What is sent is cut to what the log takes. */
export const failureReporter =
  "window.reportFailure=(moment,error)=>{navigator.sendBeacon?.(" +
  `${JSON.stringify(failuresPath)},new URLSearchParams({moment,` +
  'message:String(error).slice(0,200),stack:String(error?.stack??"").slice(0,2000)}))};';
