import { baseOf, type PathsIn, pathTable, sharedPaths } from "#app/paths.ts";

const publicBase = sharedPaths.cvGenerator;
const applicantBase = baseOf("applicant");

/** Whether a page belongs to the public generator; applicants have the same pages within their side. */
export const isPublicCv = (path: string) => path === publicBase || path.startsWith(`${publicBase}/`);

/** The CV generator's pages. */
export const cvPaths = pathTable(
  (place) => (isPublicCv(place.path) ? publicBase : `${applicantBase(place)}/cvgenerator`),
  (base) => ({
    start: base,
    profil: `${base}/input/profil`,
    education: `${base}/input/education`,
    experience: `${base}/input/experience`,
    knowledge: `${base}/input/knowledge`,
    hobbies: `${base}/input/hobbies`,
    preview: `${base}/preview`,
    send: `${base}/send`,
    final: `${base}/final`,
    delete: `${base}/delete`,
    photo: `${base}/photo`,
    pdf: `${base}/pdf`,
    pages: `${base}/pages.svg`,
    resume: `${base}/resume.json`,
  }),
);
export type CvPaths = PathsIn<typeof cvPaths>;
