import { company } from "#contract/calls/company.ts";
import { changeMailedCategories } from "../operations/notifications/change-mailed-categories.ts";
import { fetchMailedCategories } from "../operations/notifications/fetch-mailed-categories.ts";
import { fetchNotifications } from "../operations/notifications/fetch-notifications.ts";
import { readNotification } from "../operations/notifications/read-notification.ts";
import { readNotifications } from "../operations/notifications/read-notifications.ts";
import { serve } from "./call.ts";

export const notificationRoutes = [
  serve(company.fetchNotifications, fetchNotifications),
  serve(company.readNotifications, readNotifications),
  serve(company.readNotification, readNotification),
  serve(company.fetchMailedCategories, fetchMailedCategories),
  serve(company.changeMailedCategories, changeMailedCategories),
];
