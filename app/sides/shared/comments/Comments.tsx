import { Form } from "#app/forms/Form.tsx";
import { TextAreaField } from "#app/forms/fields/TextAreaField.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { formatDay, formatTime } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Hidden } from "#app/ui/Hidden.tsx";
import { Apart } from "#app/ui/Layout.tsx";
import { Text } from "#app/ui/Text.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import type { Comment } from "#contract/entities/comment.ts";
import { limits } from "#contract/limits.ts";

interface Props {
  of: Comment[];
  form: FormState<{ text: string }>;
  /** Where the reader's own ones are changed and deleted. */
  changeAt: (id: string) => string;
  deleteAt: (id: string) => string;
  /** Who reads them. */
  readBy: string;
  /** What an author is called who has deleted their access. */
  formerAuthor: string;
}

/** What colleagues have noted about the applicant, the oldest first, and the form for another note. */
export function Comments({ of: comments, form, readBy, ...links }: Props) {
  const t = useT();
  const added = usePortalForm(form);
  return (
    <section className="stack">
      <Heading level={2} size="panel">
        {t("comments:title")}
      </Heading>
      <Text size={2} muted>
        {readBy}
      </Text>
      {comments.map((comment) => (
        <Written key={comment.id} comment={comment} {...links} />
      ))}
      <Form of={added}>
        <TextAreaField of={added.fields.text} limit={limits.textCharacters} />
        <SubmitButton>{t("comments:add")}</SubmitButton>
      </Form>
    </section>
  );
}

type WrittenProps = Omit<Props, "of" | "form" | "readBy"> & { comment: Comment };

function Written({ comment, changeAt, deleteAt, formerAuthor }: WrittenProps) {
  const t = useT();
  const { id, text, author, isOwn, createdAt, changedAt } = comment;
  const when = t("history:when", {
    who: author ?? formerAuthor,
    date: formatDay(createdAt),
    time: formatTime(createdAt),
  });
  return (
    <article className="stack-s">
      <Text size={2}>
        {when}
        {changedAt && ` ${t("comments:changed", { date: formatDay(changedAt), time: formatTime(changedAt) })}`}
      </Text>
      <p className="lines-kept" dir="auto">
        {text}
      </p>
      {isOwn && (
        <div className="row">
          <Apart>
            <TextLink to={changeAt(id)}>
              {t("comments:change")}
              <Hidden>: {when}</Hidden>
            </TextLink>
            <TextLink to={deleteAt(id)}>
              {t("comments:delete")}
              <Hidden>: {when}</Hidden>
            </TextLink>
          </Apart>
        </div>
      )}
    </article>
  );
}
