import { useEffect, useState } from "react";
import { useRootData } from "#app/root-data.ts";
import { usePaths } from "#app/use-paths.ts";
import { hasRightDigits } from "#domain/iban.ts";
import { companyPaths } from "../paths.ts";

const pauseMilliseconds = 600;

/** The bank of a plain IBAN that is being typed, once it is known. A look-up that fails says nothing. */
export function useBank(iban: string): string | undefined {
  const path = usePaths(companyPaths).bank;
  const formToken = useRootData()?.formToken ?? "";
  const [found, setFound] = useState<{ iban: string; bankName: string | null }>();
  const isKnown = found?.iban === iban;
  useEffect(() => {
    if (isKnown || !hasRightDigits(iban)) return;
    const leaving = new AbortController();
    const ask = async () => {
      const body = new URLSearchParams({ formToken, iban });
      const answer = await fetch(path, { method: "POST", body, signal: leaving.signal });
      if (answer.ok) setFound({ iban, ...(await answer.json()) });
    };
    const clock = setTimeout(() => ask().catch(() => undefined), pauseMilliseconds);
    return () => {
      clearTimeout(clock);
      leaving.abort();
    };
  }, [iban, isKnown, path, formToken]);
  return isKnown ? (found.bankName ?? undefined) : undefined;
}
