import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { SubmissionHit } from '#shared/contracts/account/submissions.ts'
import type { SubmissionChip } from '#shared/domain/account/submissionChips.ts'
import type { Tone } from '#shared/records/tone.ts'
import { StatusChip } from '#web/ui/StatusChip.tsx'

const chipTones: Readonly<Record<SubmissionChip, Tone>> = {
  clearToRenew: 'active',
  incomplete: 'payment',
  renewalOffered: 'ready',
  referred: 'referred',
  nonRenewed: 'ended',
}

/** Where a submission stands, and what else a list says of it. */
export const SubmissionStanding = ({
  submission,
}: {
  submission: Pick<SubmissionHit, 'chips' | 'excess' | 'status'>
}) => {
  const { t } = useTranslation('submission')
  const { status, chips, excess } = submission
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      <StatusChip status={status} label={t(`status.${status}`)} />
      {chips.map((chip) => (
        <StatusChip key={chip} status={chip} tone={chipTones[chip]} label={t(`chips.${chip}`)} />
      ))}
      {excess && <StatusChip status="excess" tone="draft" label={t('excess')} />}
    </Box>
  )
}
