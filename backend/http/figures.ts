import { office } from "#contract/calls/office.ts";
import { fetchFeedback } from "../operations/figures/fetch-feedback.ts";
import { fetchFunnel } from "../operations/figures/fetch-funnel.ts";
import { fetchOpeningFigures } from "../operations/figures/fetch-opening-figures.ts";
import { serve } from "./call.ts";

export const figureRoutes = [
  serve(office.fetchFunnel, fetchFunnel),
  serve(office.fetchOpeningFigures, fetchOpeningFigures),
  serve(office.fetchFeedback, fetchFeedback),
];
