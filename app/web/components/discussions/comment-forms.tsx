import { useTranslations } from "use-intl";
import { type Anchor, anchorIn } from "../../../features/discussions/contracts/anchors.ts";
import { longestComment } from "../../../features/discussions/contracts/discussion-limits.ts";
import type { RefusedForm } from "../../accounts/account-form.ts";
import { SelectField, TextAreaField } from "../../design/field.tsx";
import type { AnchorGroup, ShownComment } from "../../discussions/shown-discussion.ts";
import { AccountForm, useFailureText } from "../accounts/account-form.tsx";
import { MentionFields } from "./mention-fields.tsx";
import type { Writing } from "./writing.ts";

const mentionsIn = (refused: RefusedForm | null): string[] =>
  (refused?.typed.mentions ?? "").split(",").filter(Boolean);

type TextProps = {
  label: string;
  refused: RefusedForm | null;
  text?: string;
  rows: number;
  /** The reader begins to write. */
  onInput?: () => void;
};

function TextOfComment({ label, refused, text = "", rows, onInput }: TextProps) {
  const t = useTranslations("discussions");
  const textOf = useFailureText();
  return (
    <TextAreaField
      label={label}
      name="text"
      rows={rows}
      required
      onInput={onInput}
      defaultValue={refused?.typed.text ?? text}
      hint={t("textHint", { maximum: longestComment })}
      error={refused && textOf(refused)}
    />
  );
}

type StartProps = { writing: Writing; groups: readonly AnchorGroup[]; about: Anchor; refused: RefusedForm | null };

/** Begins a thread. What was typed for a comment that has gone meanwhile stands here. */
export function StartForm({ writing: { page, members }, groups, about, refused }: StartProps) {
  const t = useTranslations("discussions");
  return (
    <AccountForm action={page} name="start" submit={t("start")}>
      <SelectField label={t("about")} name="anchor" defaultValue={anchorIn(refused?.typed.anchor || about)}>
        <option value="company">{t("company")}</option>
        {groups.map(({ kind, anchors }) => (
          <optgroup key={kind} label={t("kind", { kind })}>
            {anchors.map(({ anchor, name }) => (
              <option key={anchor} value={anchor}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <TextOfComment label={t("text")} rows={4} refused={refused} />
      <MentionFields members={members} chosen={mentionsIn(refused)} />
    </AccountForm>
  );
}

type ReplyProps = { writing: Writing; threadId: string; refused: RefusedForm | null };

export function ReplyForm({ writing: { page, members }, threadId, refused }: ReplyProps) {
  const t = useTranslations("discussions");
  return (
    <details className="disclosure mt-4" open={refused !== null}>
      <summary>{t("reply")}</summary>
      <div className="mt-3">
        <AccountForm action={page} name="reply" submit={t("send")} variant="secondary">
          <input type="hidden" name="thread" value={threadId} />
          <TextOfComment label={t("replyText")} rows={3} refused={refused} />
          <MentionFields members={members} chosen={mentionsIn(refused)} />
        </AccountForm>
      </div>
    </details>
  );
}

type EditProps = ReplyProps & {
  /** As it was when the reader began to write: what others change meanwhile must not pass for what was read. */
  comment: ShownComment;
  onBegin(): void;
};

/** Changes one's own comment. Over what another window has saved meanwhile only after both texts were shown. */
export function EditForm({ writing: { page, members }, threadId, comment, onBegin, refused }: EditProps) {
  const t = useTranslations("discussions");
  const isConflict = refused?.code === "editConflict";
  const others = members.filter(({ id }) => comment.mentions.every((each) => each.id !== id));
  // What is written from here on replaces what this page shows, and nothing that is newer.
  const revision = isConflict ? comment.revision : (refused?.typed.revision ?? comment.revision);
  return (
    <details className="disclosure open:basis-full" open={refused !== null}>
      <summary>{t("edit")}</summary>
      <div className="mt-3 mb-4">
        <AccountForm action={page} name="edit" submit={t(isConflict ? "saveOver" : "save")} variant="secondary">
          <input type="hidden" name="thread" value={threadId} />
          <input type="hidden" name="comment" value={comment.id} />
          <input type="hidden" name="revision" value={revision} />
          {isConflict && (
            <section className="panel p-4" aria-label={t("savedNow")}>
              <p className="font-semibold">{t("savedNow")}</p>
              <p className="mt-2 whitespace-pre-wrap wrap-anywhere">{comment.text}</p>
            </section>
          )}
          <TextOfComment label={t("text")} rows={4} refused={refused} text={comment.text ?? ""} onInput={onBegin} />
          <MentionFields members={others} chosen={mentionsIn(refused)} />
        </AccountForm>
      </div>
    </details>
  );
}
