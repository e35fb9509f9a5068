import { useEffect, useState } from "react";

/** False on the page as sent, true once its script runs: controls that need script appear only then. */
export function useHasScript(): boolean {
  const [hasScript, setScript] = useState(false);
  useEffect(() => setScript(true), []);
  return hasScript;
}
