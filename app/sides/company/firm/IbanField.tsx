import { useState } from "react";
import type { Field } from "#app/forms/fields/field-parts.ts";
import { TextField } from "#app/forms/fields/TextField.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import { leftToRight } from "#app/i18n/isolated.ts";
import { Text } from "#app/ui/Text.tsx";
import { hasRightDigits, plainIban } from "#domain/iban.ts";
import { useBank } from "./use-bank.ts";

interface Props {
  of: Field;
  /** What is stored, mostly hidden; then nothing has to be typed. */
  stored: string | undefined;
}

/**
 * An IBAN. With script, its bank is named while it is typed, and a wrong digit is told when the field is left; else,
 * and finally, by the answer to the post.
 */
export function IbanField({ of, stored }: Props) {
  const t = useT();
  const [iban, setIban] = useState("");
  const [found, setFound] = useState<{ errors: string[]; after: Field["errors"] }>();
  const bank = useBank(iban);
  // What the script found counts until the next answer.
  const errors = found && found.after === of.errors ? found.errors : of.errors;
  const find = (errors: string[]) => setFound({ errors, after: of.errors });
  return (
    <>
      {stored && <Text>{t("firmPayment:storedIban", { iban: leftToRight(stored) })}</Text>}
      <div className="field">
        <TextField
          of={{ ...of, errors }}
          required={!stored}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onInput={(event) => {
            setIban(plainIban(event.currentTarget.value));
            find([]);
          }}
          onBlur={(event) => {
            const typed = plainIban(event.currentTarget.value);
            if (typed && !hasRightDigits(typed)) find(["iban"]);
          }}
        />
        <p className="hint" role="status">
          {bank && t("firmPayment:bank", { name: bank })}
        </p>
      </div>
    </>
  );
}
