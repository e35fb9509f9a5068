import type { Field } from "./field-parts.ts";
import { TextField } from "./TextField.tsx";

interface Props {
  street: Field;
  postalCode: Field;
  city: Field;
  required?: boolean;
}

/** Street, postcode and town; the last two stand side by side, on phones too. */
export function PostalFields({ street, postalCode, city, required }: Props) {
  return (
    <>
      <TextField of={street} required={required} autoComplete="address-line1" />
      <div className="pair uneven">
        <TextField of={postalCode} required={required} autoComplete="postal-code" shape="short" dir="ltr" />
        <TextField of={city} required={required} autoComplete="address-level2" />
      </div>
    </>
  );
}
