import { company } from "#contract/calls/company.ts";
import { addComment } from "../operations/comments/add-comment.ts";
import { changeComment } from "../operations/comments/change-comment.ts";
import { deleteComment } from "../operations/comments/delete-comment.ts";
import { fetchComments } from "../operations/comments/fetch-comments.ts";
import { serve } from "./call.ts";

export const commentRoutes = [
  serve(company.fetchComments, fetchComments),
  serve(company.addComment, addComment),
  serve(company.changeComment, changeComment),
  serve(company.deleteComment, deleteComment),
];
