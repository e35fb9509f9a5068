import { useEffect } from "react";
import { useRootData } from "#app/root-data.ts";
import { usePaths } from "#app/use-paths.ts";
import type { WholeJobOpening } from "#contract/entities/job-opening.ts";
import { applicantPaths } from "../paths.ts";

/** Reports that the page was seen; without script the button under the list, or any act, does. */
export function useViewed({ id, viewedAt }: Pick<WholeJobOpening, "id" | "viewedAt">) {
  const path = usePaths(applicantPaths).viewed(id);
  const formToken = useRootData()?.formToken ?? "";
  useEffect(() => {
    if (viewedAt !== null) return;
    const body = new URLSearchParams({ formToken });
    fetch(path, { method: "POST", headers: { Accept: "application/json" }, body, keepalive: true }).catch(
      () => undefined,
    );
  }, [path, viewedAt, formToken]);
}
