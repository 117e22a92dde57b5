import { useState } from "react";
import { useTranslations } from "use-intl";
import { useMoments } from "../../analysis/moments.ts";
import { AskedFirst } from "../../design/asked-first.tsx";
import type { ShownComment, ShownThread } from "../../discussions/shown-discussion.ts";
import { LocalLink } from "../site/local-link.tsx";
import { TextBlocks } from "../site/text-blocks.tsx";
import { RowForm } from "../teams/row-form.tsx";
import { EditForm, ReplyForm } from "./comment-forms.tsx";
import type { RefusalOf, Writing } from "./writing.ts";

type ThreadProps = { thread: ShownThread; writing: Writing; refusalOf: RefusalOf };

/** A thread: what it is about, its comments in order, and what its reader may do with it. */
export function ThreadView({ thread, writing, refusalOf }: ThreadProps) {
  const t = useTranslations("discussions");
  const { id, about, isResolved, resolvedBy, comments } = thread;
  const canWrite = writing.role !== "reader";
  return (
    <article className="panel p-4" id={`thread-${id}`} aria-labelledby={`about-${id}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <h3 className="t-h3" id={`about-${id}`}>
          <LocalLink className="link" to={about.address}>
            {about.name}
          </LocalLink>
        </h3>
        {canWrite && (
          <RowForm
            action={writing.page}
            form={isResolved ? "reopen" : "resolve"}
            label={t(isResolved ? "reopen" : "resolve")}
            description={t(isResolved ? "reopenOf" : "resolveOf", { about: about.name })}
            fields={{ thread: id }}
          />
        )}
      </div>
      {isResolved && (
        <p className="hint">{resolvedBy === null ? t("resolved") : t("resolvedBy", { name: resolvedBy })}</p>
      )}
      <ol className="mt-2 grid">
        {comments.map((comment) => (
          <CommentView key={comment.id} comment={comment} threadId={id} writing={writing} refusalOf={refusalOf} />
        ))}
      </ol>
      {canWrite && <ReplyForm writing={writing} threadId={id} refused={refusalOf("reply", id)} />}
    </article>
  );
}

type CommentProps = Pick<ThreadProps, "writing" | "refusalOf"> & { comment: ShownComment; threadId: string };

function CommentView({ comment, threadId, writing, refusalOf }: CommentProps) {
  /** As it was when the reader began to edit it; null: they have not. */
  const [begun, setBegun] = useState<ShownComment | null>(null);
  const edited = begun ?? comment;
  return (
    <li className="border-t border-line py-3" id={`comment-${comment.id}`}>
      <CommentText comment={comment} />
      <div className="flex flex-wrap gap-x-5">
        {edited.isOwn && edited.text !== null && writing.role !== "reader" && (
          <EditForm
            writing={writing}
            threadId={threadId}
            comment={edited}
            onBegin={() => setBegun(edited)}
            refused={refusalOf("edit", comment.id)}
          />
        )}
        <DeleteComment comment={comment} threadId={threadId} writing={writing} />
      </div>
    </li>
  );
}

/** Who has written it and when, what it says, and whom it mentions. */
function CommentText({ comment: { by, text, blocks, mentions, writtenAt, editedAt } }: Pick<CommentProps, "comment">) {
  const t = useTranslations("discussions");
  const ofTeams = useTranslations("teams");
  const momentOf = useMoments();
  if (text === null) return <p className="text-ink-2">{t("deleted")}</p>;
  return (
    <>
      <p className="hint wrap-anywhere">
        <strong className="font-semibold">{by?.displayName ?? ofTeams("formerMember")}</strong> · {momentOf(writtenAt)}
        {editedAt !== null && ` · ${t("edited", { moment: momentOf(editedAt) })}`}
      </p>
      <div className="mt-1 wrap-anywhere">
        <TextBlocks blocks={blocks} contactEmail={null} />
      </div>
      {mentions.length > 0 && (
        <p className="hint wrap-anywhere">
          {t("mentions", { names: mentions.map(({ displayName }) => displayName).join(", ") })}
        </p>
      )}
    </>
  );
}

/** Deletes a comment, once its reader has seen that nothing brings it back. */
function DeleteComment({ comment, threadId, writing }: Omit<CommentProps, "refusalOf">) {
  const t = useTranslations("discussions");
  const ofTeams = useTranslations("teams");
  const momentOf = useMoments();
  const { id, by, text, isOwn, writtenAt } = comment;
  if (text === null || !(isOwn || writing.role === "owner")) return null;
  const description = t("deleteOf", { name: by?.displayName ?? ofTeams("formerMember"), moment: momentOf(writtenAt) });
  return (
    <AskedFirst label={t("delete")} description={description} lead={t("deleteLead")}>
      <RowForm
        action={writing.page}
        form="delete"
        label={t("delete")}
        description={description}
        fields={{ thread: threadId, comment: id }}
      />
    </AskedFirst>
  );
}
