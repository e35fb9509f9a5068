const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; object-src 'self'";

/** Types that the browser shows; it saves all others. Safari and older Chrome show no PDF in a sandbox. */
const policies: Record<string, string | undefined> = {
  "application/pdf": policy,
  "image/jpeg": `${policy}; sandbox`,
  "image/png": `${policy}; sandbox`,
};

/** An uploaded file unchanged, with headers that keep browsers from treating it as anything else. */
export function serveFile(file: Response) {
  const type = file.headers.get("Content-Type")?.split(";")[0] ?? "";
  const shown = policies[type];
  const name = file.headers.get("Content-Disposition")?.match(/filename\*=UTF-8''([^;]+)/)?.[1] ?? "file";
  return new Response(file.body, {
    headers: {
      "Content-Type": shown ? type : "application/octet-stream",
      "Content-Disposition": `${shown ? "inline" : "attachment"}; filename*=UTF-8''${name}`,
      "Content-Security-Policy": shown ?? `${policy}; sandbox`,
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    },
  });
}

/** The same for a page of the portal that shows it within itself; other sites cannot. */
export function serveFileWithin(file: Response) {
  const answer = serveFile(file);
  answer.headers.set("X-Frame-Options", "SAMEORIGIN");
  return answer;
}

/** A calendar file, which is always saved and never shown. */
export function serveCalendar(file: Response) {
  return new Response(file.body, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="termin.ics"',
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    },
  });
}
