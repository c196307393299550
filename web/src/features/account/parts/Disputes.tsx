import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { FindingDispute } from '#shared/contracts/risk/findingDispute.ts'
import { dateTime } from '#web/i18n/format.ts'
import { EvidenceFiles } from '#web/records/documents/EvidenceFiles.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'

const Said = ({ text, by, at }: { text: string; by: string; at: string }) => (
  <Typography variant="body2" sx={{ borderLeft: '3px solid', borderColor: 'divider', pl: 1, overflowWrap: 'anywhere' }}>
    {text}{' '}
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {by}, {dateTime(at)}
    </Box>
  </Typography>
)

/** What was disputed of the findings and what came of it, the newest first; nothing where nothing was. */
export const Disputes = ({ disputes }: { disputes: readonly FindingDispute[] }) => {
  const { t } = useTranslation('account')
  if (disputes.length === 0) return null
  return (
    <Box component="section" aria-label={t('dispute.list')} sx={{ mt: 3 }}>
      <Typography variant="h4" component="h3" sx={{ mb: 1.5 }}>
        {t('dispute.list')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {disputes.map((each) => (
          <Box component="li" key={each.id} sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', minWidth: 0 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
              <Typography sx={{ fontWeight: 500 }}>{each.findingText}</Typography>
              <StatusChip status={each.status} label={t(`dispute.status.${each.status}`)} />
            </Box>
            <Said text={each.text} by={each.raisedBy} at={each.raised} />
            <EvidenceFiles documents={each.documents} />
            {each.settled && <Said {...each.settled} />}
          </Box>
        ))}
      </Box>
    </Box>
  )
}
