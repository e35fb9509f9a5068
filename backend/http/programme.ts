import { office } from "#contract/calls/office.ts";
import { addIntake } from "../operations/programme/add-intake.ts";
import { changeOneOf } from "../operations/programme/change-kept.ts";
import { createOneOf } from "../operations/programme/create-kept.ts";
import { deleteOneOf } from "../operations/programme/delete-kept.ts";
import { fetchAllOf } from "../operations/programme/fetch-all-of.ts";
import { fetchOneOf } from "../operations/programme/fetch-one-of.ts";
import { fetchProgramme } from "../operations/programme/fetch-programme.ts";
import { serve } from "./call.ts";

export const programmeRoutes = [
  serve(office.fetchProgramme, fetchProgramme),
  serve(office.fetchCampuses, fetchAllOf("campus")),
  serve(office.fetchCampus, fetchOneOf("campus")),
  serve(office.createCampus, createOneOf("campus")),
  serve(office.changeCampus, changeOneOf("campus")),
  serve(office.deleteCampus, deleteOneOf("campus")),
  serve(office.fetchCourses, fetchAllOf("course")),
  serve(office.fetchCourse, fetchOneOf("course")),
  serve(office.createCourse, createOneOf("course")),
  serve(office.changeCourse, changeOneOf("course")),
  serve(office.deleteCourse, deleteOneOf("course")),
  serve(office.fetchIntakes, fetchAllOf("intake")),
  serve(office.fetchIntake, fetchOneOf("intake")),
  serve(office.createIntake, addIntake),
  serve(office.changeIntake, changeOneOf("intake")),
  serve(office.deleteIntake, deleteOneOf("intake")),
];
