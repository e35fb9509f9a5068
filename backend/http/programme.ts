import { office } from "#contract/calls/office.ts";
import { fetchProgramme } from "../operations/programme/fetch-programme.ts";
import { serve } from "./call.ts";

export const programmeRoutes = [serve(office.fetchProgramme, fetchProgramme)];
