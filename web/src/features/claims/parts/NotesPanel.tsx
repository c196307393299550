import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { type ClaimDiary, listClaimDiaries, updateClaimDiary } from '#shared/contracts/claims/diaries.ts'
import { listClaimNotes } from '#shared/contracts/claims/notes.ts'
import type { ClaimId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { date, dateTime } from '#web/i18n/format.ts'
import { Panel } from '#web/ui/Panel.tsx'
import * as claimDialogs from '../dialogs.ts'
import { claimReads } from './claimReads.ts'

/** What is due today is not late. */
const colors = { NONE: 'text.secondary', DUE: 'warning.main', LATE: 'error.main', ESCALATED: 'error.main' } as const

const list = { listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }

/** What of a diary may be changed. */
const changedOf = ({ title, dueDate, assignee }: ClaimDiary) => ({ title, dueDate, assignee })

/** What is to be done on a claim, and what was noted; the desk sees of which a vendor knows. */
export const NotesPanel = ({ claimId, isDesk = false }: { claimId: ClaimId; isDesk?: boolean }) => {
  const { t } = useTranslation('claims')
  const { open } = useDialogs()
  const diaries = useOperation(listClaimDiaries, { query: { claimId } })
  const notes = useOperation(listClaimNotes, { query: { claimId } })
  const waiting = diaries.data?.filter((diary) => !diary.done)
  const done = useCommand(updateClaimDiary, { invalidates: [...claimReads, listClaimDiaries] })
  return (
    <>
      <Panel
        title={t('diaries')}
        dense
        actions={
          <Button size="small" onClick={() => open(claimDialogs.createClaimDiary, { claimId, isDesk })}>
            {t('createClaimDiary.submit')}
          </Button>
        }
      >
        {waiting?.length === 0 && <Typography color="text.secondary">{t('noDiaries')}</Typography>}
        <Box component="ul" sx={list}>
          {waiting?.map((diary) => (
            <Box component="li" key={diary.id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
              <span>{diary.title}</span>
              {isDesk && <Chip size="small" variant="outlined" label={diary.assignee} />}
              <Typography variant="body2" color={colors[diary.escalation]}>
                {t(`escalations.${diary.escalation}`, { day: date(diary.dueDate) })}
              </Typography>
              {(isDesk || !diary.isDeadline) && (
                <Button
                  size="small"
                  sx={{ ml: 'auto' }}
                  onClick={() => open(claimDialogs.updateClaimDiary, { ...changedOf(diary), diaryId: diary.id })}
                >
                  {t('updateClaimDiary.submit')}
                </Button>
              )}
              <Button
                size="small"
                sx={isDesk || !diary.isDeadline ? {} : { ml: 'auto' }}
                onClick={() => done.mutate({ params: { diaryId: diary.id }, body: { done: true } })}
              >
                {t('done')}
              </Button>
            </Box>
          ))}
        </Box>
      </Panel>
      <Panel
        title={t('notes')}
        dense
        actions={
          <Button size="small" onClick={() => open(claimDialogs.createClaimNote, { claimId, isDesk })}>
            {t('createClaimNote.submit')}
          </Button>
        }
      >
        {notes.data?.length === 0 && <Typography color="text.secondary">{t('noNotes')}</Typography>}
        <Box component="ul" sx={list}>
          {notes.data?.map((note) => (
            <li key={note.id}>
              <Typography variant="body2" color="text.secondary">
                {t('noteBy', {
                  type: t(`noteTypes.${note.noteType}`),
                  name: note.createdBy,
                  at: dateTime(note.created),
                })}{' '}
                {note.vendorId && isDesk && <Chip size="small" variant="outlined" label={t('seenByVendor')} />}{' '}
                {note.privileged && <Chip size="small" color="warning" variant="outlined" label={t('privileged')} />}
              </Typography>
              <Typography sx={{ whiteSpace: 'pre-wrap' }}>{note.text}</Typography>
            </li>
          ))}
        </Box>
      </Panel>
    </>
  )
}
