import type { ConversationPerson } from '#shared/contracts/quote/noteRecord.ts'
import type { QuoteId } from '#shared/domain/ids/ids.ts'
import { FieldShell } from '#web/forms/FieldShell.tsx'
import { type FieldProps, useField } from '#web/forms/useField.ts'
import { MentionBox } from './MentionBox.tsx'

type MentionFieldProps = FieldProps & {
  quoteId: QuoteId
  internal?: boolean | undefined
  rows?: number | undefined
  onMention: (person: ConversationPerson) => void
}

/** A text of a form in which people may be mentioned. */
export const MentionField = ({
  name,
  label,
  hint,
  quoteId,
  internal,
  rows = 3,
  autoFocus,
  onMention,
}: MentionFieldProps) => {
  const { field, value, error, id, describedBy } = useField({ name, hint, label })
  return (
    <FieldShell id={id} label={label} hint={hint} error={error}>
      <MentionBox
        id={id}
        quoteId={quoteId}
        internal={internal}
        rows={rows}
        autoFocus={autoFocus}
        value={typeof value === 'string' ? value : ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        onMention={onMention}
        error={error !== undefined}
        describedBy={describedBy}
      />
    </FieldShell>
  )
}
