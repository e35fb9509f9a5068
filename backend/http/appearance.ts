import { office } from "#contract/calls/office.ts";
import { publicCalls } from "#contract/calls/public.ts";
import { changeAppearance } from "../operations/appearance/change-appearance.ts";
import { fetchAppearance, fetchKeptAppearance } from "../operations/appearance/fetch-appearance.ts";
import { serve } from "./call.ts";

export const appearanceRoutes = [
  serve(publicCalls.fetchAppearance, fetchAppearance),
  serve(office.fetchKeptAppearance, fetchKeptAppearance),
  serve(office.changeAppearance, changeAppearance),
];
