import { useEffect, useState } from "react";

/** False on the page as it was sent, true once its script runs: what is dead without script appears only then. */
export function useHasScript(): boolean {
  const [hasScript, setScript] = useState(false);
  useEffect(() => setScript(true), []);
  return hasScript;
}
