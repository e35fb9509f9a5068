import { advisor } from "#contract/calls/advisor.ts";
import { addNote } from "../operations/notes/add-note.ts";
import { changeNote } from "../operations/notes/change-note.ts";
import { deleteNote } from "../operations/notes/delete-note.ts";
import { fetchNotes } from "../operations/notes/fetch-notes.ts";
import { serve } from "./call.ts";

export const noteRoutes = [
  serve(advisor.fetchNotes, fetchNotes),
  serve(advisor.addNote, addNote),
  serve(advisor.changeNote, changeNote),
  serve(advisor.deleteNote, deleteNote),
];
