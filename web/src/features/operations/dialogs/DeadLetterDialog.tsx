import Box from '@mui/material/Box'
import DialogContent from '@mui/material/DialogContent'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { getDeadLetter } from '#shared/contracts/platform/deadLetters.ts'
import { DeadLetterId } from '#shared/domain/ids/ids.ts'
import type { DeadLetter } from '#shared/records/deadLetter/deadLetter.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { DialogFrame } from '#web/dialogs/DialogFrame.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { dateTime } from '#web/i18n/format.ts'
import { wordsOf } from '#web/records/historyWords.ts'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'

const Data = z.object({ deadLetterId: DeadLetterId })
type Props = z.output<typeof Data> & { onClose: () => void }

const Letter = ({ letter }: { letter: DeadLetter }) => {
  const { t } = useTranslation('operations')
  const { service, handler, event, eventId, status, failure, tries, happenedAt, created, decision, detail } = letter
  return (
    <Stack spacing={2}>
      <KeyValueList
        items={[
          { label: t('columns.status'), value: <StatusChip status={status} /> },
          { label: t('letters.columns.work'), value: `${wordsOf(handler)} (${service}.${handler})` },
          { label: t('letters.event'), value: event },
          { label: t('letters.happenedAt'), value: dateTime(happenedAt) },
          { label: t('letters.columns.since'), value: dateTime(created) },
          { label: t('letters.columns.tries'), value: tries.toLocaleString() },
          ...(decision === undefined
            ? []
            : [
                {
                  label: t('letters.decision'),
                  value: [decision.by, dateTime(decision.at), decision.reason].filter(Boolean).join(' · '),
                },
              ]),
        ]}
      />
      <Typography color="error" sx={{ overflowWrap: 'anywhere' }}>
        {failure}
      </Typography>
      <Box>
        <Typography variant="body2" color="text.secondary" gutterBottom>
          {t('letters.told', { eventId })}
        </Typography>
        <Box
          component="pre"
          sx={{ m: 0, p: 1.5, overflowX: 'auto', bgcolor: 'action.hover', borderRadius: 1, fontSize: 13 }}
        >
          {JSON.stringify(detail, null, 2)}
        </Box>
      </Box>
    </Stack>
  )
}

/** A dead letter with what its event told. */
const DeadLetterDialog = ({ deadLetterId, onClose }: Props) => {
  const { t } = useTranslation('operations')
  const letter = useOperation(getDeadLetter, { params: { deadLetterId } })
  return (
    <DialogFrame title={t('letters.one')} onClose={onClose}>
      <DialogContent>
        {letter.error && <ProblemPanel error={letter.error} onRetry={() => void letter.refetch()} />}
        {letter.isPending && <TextSkeleton lines={8} />}
        {letter.data && <Letter letter={letter.data} />}
      </DialogContent>
    </DialogFrame>
  )
}

export default hosted(Data, DeadLetterDialog)
