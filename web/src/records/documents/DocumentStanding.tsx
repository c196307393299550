import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { DocumentRow, Examination } from '#shared/contracts/docs/document.ts'
import type { Tone } from '#shared/records/tone.ts'
import { StatusChip } from '#web/ui/StatusChip.tsx'

const tones: Readonly<Record<Examination | 'REPLACED' | 'WITHDRAWN', Tone>> = {
  WAITING: 'review',
  PASSED: 'active',
  HELD: 'refused',
  REPLACED: 'ended',
  WITHDRAWN: 'refused',
}

/** Whether a document can be opened and still stands, and why it is held back. */
export const DocumentStanding = ({
  row: { examination = 'PASSED', heldBecause, isReplaced, isWithdrawn },
}: {
  row: DocumentRow
}) => {
  const { t } = useTranslation('documents')
  const standing = isWithdrawn ? 'WITHDRAWN' : isReplaced ? 'REPLACED' : examination
  return (
    <Box sx={{ display: 'grid', gap: 0.25, justifyItems: 'start', minWidth: 0 }}>
      <StatusChip status={standing} tone={tones[standing]} label={t(`standing.${standing}`)} />
      {heldBecause !== undefined && (
        <Typography variant="caption" color="error" sx={{ maxWidth: 320, whiteSpace: 'normal' }}>
          {heldBecause}
        </Typography>
      )}
    </Box>
  )
}
