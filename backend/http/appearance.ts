import { office } from "#contract/calls/office.ts";
import { publicCalls } from "#contract/calls/public.ts";
import { takeLogo } from "../files/take-logo.ts";
import { changeAppearance } from "../operations/appearance/change-appearance.ts";
import { deleteLogo } from "../operations/appearance/delete-logo.ts";
import { fetchAppearance } from "../operations/appearance/fetch-appearance.ts";
import { fetchKeptAppearance } from "../operations/appearance/fetch-kept-appearance.ts";
import { fetchLogo } from "../operations/appearance/fetch-logo.ts";
import { uploadLogo } from "../operations/appearance/upload-logo.ts";
import { serve, serveUpload } from "./call.ts";

export const appearanceRoutes = [
  serve(publicCalls.fetchAppearance, fetchAppearance),
  serve(publicCalls.fetchLogo, fetchLogo),
  serve(office.fetchKeptAppearance, fetchKeptAppearance),
  serve(office.changeAppearance, changeAppearance),
  serveUpload(office.uploadLogo, takeLogo, uploadLogo),
  serve(office.deleteLogo, deleteLogo),
];
