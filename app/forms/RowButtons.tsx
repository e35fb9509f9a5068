import type { ReactNode } from "react";
import { Button } from "../ui/Button.tsx";
import { rowButton } from "./form-fields.ts";

interface RemoveProps {
  /** The name of the list. */
  list: string;
  index: number;
  children: ReactNode;
}

/** Takes a row out of a list of a form. */
export const RemoveRow = ({ list, index, children }: RemoveProps) => (
  <Button type="submit" {...rowButton({ type: "remove", name: list, index })}>
    {children}
  </Button>
);

interface AddProps {
  /** The name of the list. */
  list: string;
  /** How many rows it has, and may have. */
  count: number;
  most: number;
  /** Whether the reader goes on here, as after a row was removed. */
  autoFocus: boolean;
  children: ReactNode;
}

/** Adds a row to a list of a form, as long as it may have another. */
export function AddRow({ list, count, most, autoFocus, children }: AddProps) {
  if (count >= most) return null;
  return (
    <p>
      {/* A button takes the focus only as it comes: each count has another one. */}
      <Button key={count} autoFocus={autoFocus} type="submit" {...rowButton({ type: "insert", name: list })}>
        {children}
      </Button>
    </p>
  );
}
