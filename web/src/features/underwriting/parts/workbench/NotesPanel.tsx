import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/contract/operation.ts'
import {
  createQuoteNote,
  listNoteTypes,
  listQuoteNotes,
  removeQuoteNote,
  updateQuoteNote,
} from '#shared/contracts/quote/notes.ts'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { MentionedText } from '#web/records/conversation/MentionedText.tsx'
import { RowMenu } from '#web/tables/RowMenu.tsx'
import { DateText } from '#web/ui/DateText.tsx'
import { AddIcon } from '#web/ui/icons.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { NoteForm } from '../../forms/NoteForm.tsx'
import { useReader } from '../useReader.ts'

type Note = ResponseOf<typeof listQuoteNotes>[number]

const NoteItem = ({
  note,
  mine,
  onEdit,
  onRemove,
}: {
  note: Note
  mine: boolean
  onEdit: () => void
  onRemove: () => void
}) => {
  const { t } = useTranslation('underwriting')
  const types = useOperation(listNoteTypes, {}, { staleTime: Number.POSITIVE_INFINITY })
  const edited = note.lastUpdated !== note.created
  return (
    <Box
      component="li"
      sx={{ borderTop: 1, borderColor: 'divider', py: 1.25, '&:first-of-type': { borderTop: 0, pt: 0 } }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', minHeight: 28 }}>
        <Chip
          size="small"
          variant="outlined"
          label={types.data?.find(({ id }) => id === note.noteType)?.label ?? note.noteType}
        />
        <Typography variant="caption" color="text.secondary" sx={{ flex: 1, minWidth: 0 }}>
          {note.createdBy} · <DateText value={note.created} as="ago" />
          {edited && ` · ${t('notes.edited')}`}
        </Typography>
        {mine && (
          <RowMenu
            label={t('notes.actions')}
            actions={[
              { label: t('notes.edit'), onSelect: onEdit },
              { label: t('notes.remove'), onSelect: onRemove, destructive: true },
            ]}
          />
        )}
      </Box>
      <MentionedText text={note.text} mentions={note.mentions} />
    </Box>
  )
}

/** What underwriters wrote down on the risk; one's own notes can be changed and removed. */
export const NotesPanel = ({ quote }: { quote: Quote }) => {
  const { t } = useTranslation('underwriting')
  const { userId } = useReader()
  const notes = useOperation(listQuoteNotes, { query: { quoteId: quote.id } })
  const invalidates = [listQuoteNotes]
  const create = useCommand(createQuoteNote, { invalidates })
  const update = useCommand(updateQuoteNote, { invalidates })
  const remove = useCommand(removeQuoteNote, { invalidates })
  const [editing, setEditing] = useState<string>()
  const [removing, setRemoving] = useState<Note>()
  const close = () => setEditing(undefined)
  const failed = orSay(t('notes.failed'))
  return (
    <Panel
      title={t('notes.title')}
      dense
      actions={
        editing !== 'new' && (
          <Button size="small" startIcon={<AddIcon />} onClick={() => setEditing('new')}>
            {t('notes.new')}
          </Button>
        )
      }
    >
      {editing === 'new' && (
        <Box sx={{ mb: 2 }}>
          <NoteForm
            quoteId={quote.id}
            onClose={close}
            onSave={(note, mentions) =>
              create.mutateAsync({ body: { ...note, quoteId: quote.id, mentions } }).catch(failed)
            }
          />
        </Box>
      )}
      {notes.error && <ProblemPanel error={notes.error} onRetry={() => void notes.refetch()} />}
      {notes.isPending && <TextSkeleton lines={2} />}
      {notes.data?.length === 0 && editing !== 'new' && (
        <Typography variant="body2" color="text.secondary">
          {t('notes.none')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {notes.data?.map((note) =>
          editing === note.id ? (
            <Box component="li" key={note.id} sx={{ py: 1 }}>
              <NoteForm
                quoteId={quote.id}
                note={note}
                onClose={close}
                onSave={(body) => update.mutateAsync({ params: { noteId: note.id }, body }).catch(failed)}
              />
            </Box>
          ) : (
            <NoteItem
              key={note.id}
              note={note}
              mine={note.createdById === userId}
              onEdit={() => setEditing(note.id)}
              onRemove={() => setRemoving(note)}
            />
          ),
        )}
      </Box>
      {removing && (
        <ConfirmDialog
          title={t('notes.removeTitle')}
          confirmLabel={t('notes.remove')}
          destructive
          onClose={() => setRemoving(undefined)}
          onConfirm={() => remove.mutateAsync({ params: { noteId: removing.id } })}
        >
          {t('notes.removeQuestion')}
        </ConfirmDialog>
      )}
    </Panel>
  )
}
