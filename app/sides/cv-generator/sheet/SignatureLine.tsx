import { nameOf } from "../curriculum-vitae.ts";
import { Day } from "./Day.tsx";
import type { SheetProps } from "./sheet-props.ts";
import { Two } from "./Two.tsx";

export function SignatureLine({ of: cv, t }: SheetProps) {
  const { place, date, hasLine } = cv.signature;
  if (!place && !date && !hasLine) return null;
  return (
    <footer>
      <p>
        <Two
          words={t("sheet:list", { first: "|", second: "|" })}
          first={place && <bdi>{place}</bdi>}
          second={date && <Day of={date} />}
        />
      </p>
      {hasLine && (
        <p className="line">
          <bdi>{nameOf(cv)}</bdi>
        </p>
      )}
    </footer>
  );
}
