import { useState } from "react";
import type { Field } from "#app/forms/fields/field-parts.ts";
import { TextField } from "#app/forms/fields/TextField.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import { Text } from "#app/ui/Text.tsx";
import { hasRightDigits, plainIban } from "#domain/iban.ts";

interface Props {
  of: Field;
  /** What is stored, mostly hidden; then nothing has to be typed. */
  stored: string | undefined;
}

/** An IBAN. With script, a wrong digit is told when the field is left; else, and finally, by the answer to the post. */
export function IbanField({ of, stored }: Props) {
  const t = useT();
  const [found, setFound] = useState<string[]>();
  const check = (typed: string) => setFound(typed === "" || hasRightDigits(typed) ? [] : ["iban"]);
  return (
    <>
      {stored && <Text>{t("firmPayment:storedIban", { iban: `⁦${stored}⁩` })}</Text>}
      <TextField
        of={{ ...of, errors: found ?? of.errors }}
        required={!stored}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onBlur={(event) => check(plainIban(event.currentTarget.value))}
      />
    </>
  );
}
