/** A mail as its reader gets it: unfolded headers, decoded subject and parts. */
export function readMail(source: string) {
  const unix = source.replaceAll("\r\n", "\n");
  const head = unix.slice(0, unix.indexOf("\n\n")).replace(/\n[ \t]+/g, " ");
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, "mi").exec(head)?.[1];
  return {
    header,
    subject: decodeWords(header("Subject") ?? ""),
    text: partOf(unix, "plain"),
    html: partOf(unix, "html"),
  };
}

/** nodemailer writes a part as 7bit, quoted-printable or base64. Only its boundary ends it: a token may begin with `--`. */
function partOf(source: string, type: "plain" | "html") {
  const parts = Array.from(source.matchAll(/boundary="(.*?)"/g)).reduce(
    (pieces, [, boundary]) => pieces.flatMap((piece) => piece.split(`\n--${boundary}`)),
    [source],
  );
  const whole =
    parts.map((part) => part.trimStart()).find((part) => part.startsWith(`Content-Type: text/${type}`)) ?? "";
  const body = whole.slice(whole.indexOf("\n\n") + 2);
  if (/Content-Transfer-Encoding: base64/i.test(whole)) return Buffer.from(body, "base64").toString("utf8");
  return /Content-Transfer-Encoding: quoted-printable/i.test(whole) ? unquoted(body.replace(/=\n/g, "")) : body;
}

function unquoted(text: string) {
  const bytes = text.replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

/** Words beyond ASCII in a header (RFC 2047); the space between two of them does not count. */
function decodeWords(text: string) {
  return text
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, (_, encoding, word) =>
      encoding.toUpperCase() === "B"
        ? Buffer.from(word, "base64").toString("utf8")
        : unquoted(word.replaceAll("_", " ")),
    );
}
