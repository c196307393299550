import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listLedgerEntries } from '#shared/contracts/billing/ledger.ts'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { date, dateTime } from '#web/i18n/format.ts'
import { PostingHeading, PostingLines } from '#web/records/ledger/PostingLines.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'

const step = 10

/** The postings of the policy by the day they count for, the newest first, each with its accounts. */
export const LedgerPanel = ({ policy }: { policy: Policy }) => {
  const { t } = useTranslation('policy')
  const [size, setSize] = useState(step)
  const entries = useOperation(
    listLedgerEntries,
    { params: { policyId: policy.id }, query: { page: 0, size } },
    { keepPrevious: true },
  )
  const { data } = entries
  return (
    <Panel title={t('ledger.title')} dense>
      {entries.error && <ProblemPanel error={entries.error} onRetry={() => void entries.refetch()} />}
      {entries.isPending && <TextSkeleton lines={4} />}
      {data?.content.length === 0 && <Typography color="text.secondary">{t('ledger.none')}</Typography>}
      {data !== undefined && data.content.length > 0 && <PostingHeading />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.content.map((entry) => (
          <Box
            component="li"
            key={entry.entryId}
            sx={{ py: 1.25, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
          >
            <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'baseline', mb: 0.5 }}>
              <Typography className="tabular" sx={{ fontWeight: 500 }}>
                {date(entry.effectiveAt)}
              </Typography>
              <Typography sx={{ fontWeight: 500, flex: 1, minWidth: 'max-content' }}>{entry.description}</Typography>
              <Typography variant="caption" color="text.secondary">
                {t('ledger.bookedAt', { moment: dateTime(entry.postedAt) })}
              </Typography>
              {entry.happenedOn && (
                <Typography variant="caption" color="text.secondary" sx={{ flexBasis: '100%' }}>
                  {t('ledger.late', { happened: date(entry.happenedOn), booked: date(entry.effectiveAt) })}
                </Typography>
              )}
            </Box>
            <PostingLines lines={entry.lines} />
          </Box>
        ))}
      </Box>
      {data && data.totalElements > data.content.length && (
        <Button size="small" onClick={() => setSize(size + step)}>
          {t('ledger.more')}
        </Button>
      )}
    </Panel>
  )
}
