import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { DocumentRow, Examination } from '#shared/contracts/docs/document.ts'
import type { Tone } from '#shared/records/tone.ts'
import { StatusChip } from '#web/ui/StatusChip.tsx'

const tones: Readonly<Record<Examination, Tone>> = { WAITING: 'review', PASSED: 'active', HELD: 'refused' }

/** Whether a document can be opened, and why it is held back. */
export const DocumentStanding = ({ row: { examination = 'PASSED', heldBecause } }: { row: DocumentRow }) => {
  const { t } = useTranslation('documents')
  return (
    <Box sx={{ display: 'grid', gap: 0.25, justifyItems: 'start', minWidth: 0 }}>
      <StatusChip status={examination} tone={tones[examination]} label={t(`standing.${examination}`)} />
      {heldBecause !== undefined && (
        <Typography variant="caption" color="error" sx={{ maxWidth: 320, whiteSpace: 'normal' }}>
          {heldBecause}
        </Typography>
      )}
    </Box>
  )
}
