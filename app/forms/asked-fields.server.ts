import { INTENT } from "@conform-to/dom";
import { z } from "zod";
import { limits } from "#contract/limits.ts";
import { rootOf, rowButtonPrefix } from "./form-fields.ts";

/** The fields that a schema asks for, such as `software[].name`, and the lists of rows with their maximum lengths. */
interface Asked {
  fields: Set<string>;
  rowsAtMost: Map<string, number>;
}

const known = new WeakMap<z.ZodType, Asked>();

/** Read off a schema once: it walks the whole of it. */
function askedBy(schema: z.ZodType): Asked {
  const asked: Asked = known.get(schema) ?? { fields: new Set(), rowsAtMost: new Map() };
  if (!known.has(schema)) collect(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }), "", asked);
  known.set(schema, asked);
  return asked;
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

function collect(node: JsonSchema, name: string, asked: Asked) {
  const item = node.items as JsonSchema | undefined;
  for (const branch of [node.anyOf, node.oneOf, node.allOf].flatMap((branches) => branches ?? []))
    collect(branch, name, asked);
  for (const [key, child] of Object.entries(node.properties ?? {}))
    collect(child as JsonSchema, name ? `${name}.${key}` : key, asked);
  if (item?.properties) {
    asked.rowsAtMost.set(name, node.maxItems ?? limits.fieldIndex + 1);
    collect(item, `${name}[]`, asked);
  } else if (name && !node.properties) asked.fields.add(name);
}

/** A row button, as `rowButton` names it. */
const rowChange = z.union([
  z.strictObject({ type: z.literal("insert"), payload: z.strictObject({ name: z.string() }) }),
  z.strictObject({
    type: z.literal("remove"),
    payload: z.strictObject({ name: z.string(), index: z.number().int().min(0) }),
  }),
]);

interface AskedFields {
  /** Names as the form parser reads them. */
  data: FormData;
  /** False for a row button of a list that this form does not have. */
  isFit: boolean;
}

/**
 * Of posted fields those that a schema asks for, in rows without gaps: a name says what the form parser builds, and
 * what it builds comes back as a page.
 */
export function askedFields(posted: Iterable<[string, string]>, schema: z.ZodType): AskedFields {
  const { fields, rowsAtMost } = askedBy(schema);
  const data = new FormData();
  const rows = new Map<string, number>();
  const buttons: string[] = [];
  for (const [name, value] of posted) {
    if (name.startsWith(rowButtonPrefix)) buttons.push(name.slice(rowButtonPrefix.length));
    const [, list = "", index = ""] = /^([^[]+)\[(\d+)\]/.exec(name) ?? [];
    const count = rows.get(list) ?? 0;
    const isRow = !list || (Number(index) <= count && Number(index) < (rowsAtMost.get(list) ?? 0));
    if (!isRow || name.includes("[]") || !fields.has(name.replace(/\[\d+\]/g, "[]"))) continue;
    data.append(name, value);
    if (list) rows.set(list, Math.max(count, Number(index) + 1));
  }
  if (buttons.length === 0) return { data, isFit: true };
  const change = rowChange.safeParse(buttons.length === 1 ? jsonIn(buttons[0] ?? "") : undefined).data;
  const count = rows.get(change?.payload.name ?? "") ?? 0;
  const isFit =
    change !== undefined &&
    (change.type === "insert" ? count < (rowsAtMost.get(change.payload.name) ?? 0) : change.payload.index < count);
  if (isFit) data.append(INTENT, JSON.stringify(change));
  return { data, isFit };
}

/** The posted fields without those that are not asked with these answers. */
export const withoutUnasked = (posted: Iterable<[string, string]>, unasked: readonly string[]) =>
  Array.from(posted).filter(([name]) => !unasked.includes(rootOf(name)));

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
