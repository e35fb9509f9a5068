/** A validation message on the wire: a key of the `errors` namespace and its numbers, as in `tooLong?max=1600`. */
export type Message = string;
type MessageValues = Record<string, string | number>;

/** Writes a message: `readMessage` reads it. */
export function message(key: string, values: MessageValues = {}): Message {
  const query = String(new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])));
  return query ? `${key}?${query}` : key;
}

/** The key of a message and its values; digits alone are read as a number. */
export function readMessage(text: Message): { key: string; values: MessageValues } {
  const [key = "", query = ""] = text.split("?", 2);
  const values = Object.fromEntries(
    [...new URLSearchParams(query)].map(([name, value]) => [name, /^\d+$/.test(value) ? Number(value) : value]),
  );
  return { key, values };
}
