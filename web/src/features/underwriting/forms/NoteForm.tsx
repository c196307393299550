import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { listNoteTypes, updateQuoteNote } from '#shared/contracts/quote/notes.ts'
import type { QuoteId } from '#shared/domain/ids/ids.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { Form } from '#web/forms/Form.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { useSchemaForm } from '#web/forms/useSchemaForm.ts'
import { MentionField } from '#web/records/conversation/MentionField.tsx'
import { useMentioned } from '#web/records/conversation/useMentioned.ts'

const Note = updateQuoteNote.body

type NoteFormProps = {
  quoteId: QuoteId
  /** The note as it is; a new one without. */
  note?: { readonly noteType: (typeof Note)['_output']['noteType']; readonly text: string } | undefined
  /** With the ids of whom it mentions. */
  onSave: (note: (typeof Note)['_output'], mentions: string[]) => Promise<unknown>
  onClose: () => void
}

/** Writes a note, or changes one. */
export const NoteForm = ({ quoteId, note, onSave, onClose }: NoteFormProps) => {
  const { t } = useTranslation(['underwriting', 'common'])
  const types = useOperation(listNoteTypes, {}, { staleTime: Number.POSITIVE_INFINITY })
  const mentioned = useMentioned()
  const form = useSchemaForm(Note, { noteType: note?.noteType ?? 'GENERAL', text: note?.text ?? '' })
  return (
    <Form
      form={form}
      spacing={1.5}
      onSubmit={async (values) => {
        await onSave(values, mentioned.in(values.text))
        onClose()
      }}
    >
      <SelectField
        name="noteType"
        label={t('notes.type')}
        options={(types.data ?? []).map(({ id, label }) => ({ value: id, label }))}
      />
      <MentionField
        name="text"
        label={t('notes.text')}
        quoteId={quoteId}
        internal
        rows={4}
        autoFocus
        onMention={mentioned.add}
      />
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
        <Button size="small" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button size="small" type="submit" variant="contained" loading={form.formState.isSubmitting}>
          {t(note ? 'notes.save' : 'notes.add')}
        </Button>
      </Box>
    </Form>
  )
}
