import { useEffect, useState } from "react";
import { useRootData } from "#app/root-data.ts";
import { usePaths } from "#app/use-paths.ts";
import { limits } from "#contract/limits.ts";
import { hasRightDigits } from "#domain/iban.ts";
import { companyPaths } from "../paths.ts";

/** The bank of a plain IBAN that is being typed, once it is known. A look-up that fails says nothing. */
export function useBank(iban: string): string | undefined {
  const path = usePaths(companyPaths).bank;
  const formToken = useRootData()?.formToken ?? "";
  const [found, setFound] = useState<{ iban: string; bankName?: string }>();
  useEffect(() => {
    if (!hasRightDigits(iban)) return;
    const body = new URLSearchParams({ formToken, iban });
    const ask = () =>
      fetch(path, { method: "POST", headers: { Accept: "application/json" }, body })
        .then((answer) => answer.json())
        .then(({ bankName }) => setFound({ iban, bankName }))
        .catch(() => undefined);
    const clock = setTimeout(ask, limits.typingPauseMilliseconds);
    return () => clearTimeout(clock);
  }, [iban, path, formToken]);
  return found?.iban === iban ? found.bankName : undefined;
}
