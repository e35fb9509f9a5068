import type { Field } from "./field-parts.ts";
import { TextField } from "./TextField.tsx";

interface Props {
  street: Field;
  postalCode: Field;
  city: Field;
  required?: boolean;
  /** For somebody else's address: the browser knows only its reader's. */
  autoComplete?: "off";
}

/** Street, postcode and town; the last two stand side by side, on phones too. */
export function PostalFields({ street, postalCode, city, required, autoComplete }: Props) {
  return (
    <>
      <TextField of={street} required={required} autoComplete={autoComplete ?? "address-line1"} />
      <div className="pair uneven">
        <TextField
          of={postalCode}
          required={required}
          autoComplete={autoComplete ?? "postal-code"}
          shape="short"
          dir="ltr"
        />
        <TextField of={city} required={required} autoComplete={autoComplete ?? "address-level2"} />
      </div>
    </>
  );
}
