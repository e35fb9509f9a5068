import type { Field } from "#app/forms/fields/field-parts.ts";
import { TextField } from "#app/forms/fields/TextField.tsx";

/** Who will own the account: they sign in with that address. */
export function OwnerFields({
  of: { firstName, lastName, email },
}: {
  of: Record<"firstName" | "lastName" | "email", Field>;
}) {
  return (
    <>
      <div className="pair">
        <TextField of={firstName} />
        <TextField of={lastName} />
      </div>
      <TextField of={email} type="email" inputMode="email" dir="ltr" />
    </>
  );
}
