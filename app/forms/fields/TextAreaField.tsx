import { useEffect, useState } from "react";
import { useT } from "#app/i18n/I18n.tsx";
import { FieldFrame } from "#app/ui/field/FieldFrame.tsx";
import { TextAreaInput } from "#app/ui/field/TextAreaInput.tsx";
import { keyOf } from "../error-text.ts";
import { type Field, textOf, useFieldParts } from "./field-parts.ts";

interface Props {
  of: Field;
  /** Characters allowed; counted, never cut off: a text that is too long stays, with an error. */
  limit: number;
  rows?: number;
  /** Counts the characters that are left (spec §5: *noch N Zeichen*) instead of those that were typed. */
  counter?: "remaining";
  /** Below so many characters the page's `advice` says what more would help; it refuses nothing. */
  enough?: number;
  /** For a question that only some people are asked, which the schema cannot know. */
  required?: boolean;
  lang?: string;
  autoFocus?: boolean;
}

/** Each text that the page brings is counted from its beginning. */
export function TextAreaField(props: Props) {
  return <CountedText key={props.of.key} {...props} />;
}

function CountedText({ of, limit, counter, enough = 0, ...own }: Props) {
  const t = useT();
  const { frame, control } = useFieldParts(of, own);
  const initial = textOf(of.initialValue);
  const [typed, setTyped] = useState(initial.length);
  // What was typed before the script came, or is returned by the browser on the way back, is counted as well.
  useEffect(() => setTyped((document.getElementById(of.id) as HTMLTextAreaElement).value.length));
  return (
    <FieldFrame
      {...frame}
      after={
        <>
          {/* Each key would be too much to listen to; what no longer fits is said at once. */}
          <span aria-live={typed > limit ? "polite" : "off"}>
            {counter
              ? t(typed > limit ? "forms:tooMany" : "forms:remaining", { count: Math.abs(limit - typed) })
              : t("forms:characters", { count: typed, limit })}
          </span>{" "}
          {typed > 0 && typed < enough && <span className="hint">{t(keyOf(t, of.name, "advice"))}</span>}
        </>
      }
    >
      <TextAreaInput
        defaultValue={initial}
        onChange={(event) => setTyped(event.currentTarget.value.length)}
        {...own}
        {...control}
      />
    </FieldFrame>
  );
}
