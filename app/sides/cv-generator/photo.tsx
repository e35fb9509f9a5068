import type { LoaderFunctionArgs } from "@remix-run/node";
import { visitGenerator } from "./visit.server.ts";

/** The CV's cookie is the permission: its photo. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { photo } = await visitGenerator(context);
  if (!photo) throw new Response(null, { status: 404 });
  return new Response(Buffer.from(photo, "base64"), {
    headers: { "Content-Type": "image/jpeg", "Cache-Control": "private, no-store" },
  });
}
