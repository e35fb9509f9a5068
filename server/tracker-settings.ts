import { z } from "zod";
import { type Tracker, type TrackingService, trackingServices } from "#app/tracking/services.ts";
import { list, origin, webAddress } from "./setting-kinds.ts";
import { wrongSetting } from "./wrong-setting.ts";

/** `ANALYTICS_SCRIPT`, `SESSION_RECORDING_ID` … */
const prefixes: Record<TrackingService, string> = {
  analytics: "ANALYTICS",
  sessionRecording: "SESSION_RECORDING",
  abTesting: "AB_TESTING",
  productTours: "PRODUCT_TOURS",
  scheduling: "SCHEDULING",
};

const origins = list.pipe(z.array(origin));
const cookies = list.pipe(z.array(z.string().regex(/^[\w.-]+\*?$/)));

/** The services with a script; without any, nothing is loaded and visitors are not asked. Throws on a wrong value. */
export function readTrackers(env: Record<string, string | undefined>): Tracker[] {
  return trackingServices.flatMap((service) => {
    const name = (part: string) => `${prefixes[service]}_${part}`;
    const read = <T extends z.ZodType>(part: string, type: T): z.output<T> => {
      const { data, error } = type.safeParse(env[name(part)]);
      if (error) throw wrongSetting(name(part), `${error.issues[0]?.message}`);
      return data as z.output<T>;
    };
    const script = read("SCRIPT", webAddress.optional());
    if (!script) return [];
    const own = read("COOKIES", cookies);
    return {
      service,
      script,
      id: env[name("ID")] ?? "",
      origins: read("ORIGINS", origins),
      // The backend's own `_ga` belongs to analytics, too (design §5).
      cookies: service === "analytics" ? [...new Set(["_ga", ...own])] : own,
    };
  });
}
