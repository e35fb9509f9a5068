import { advisor } from "#contract/calls/advisor.ts";
import { searchDesk } from "../operations/search/search-desk.ts";
import { serve } from "./call.ts";

export const searchRoutes = [serve(advisor.searchDesk, searchDesk)];
