import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import type { Submission } from '#shared/contracts/account/submissions.ts'
import { searchDashboardQuotes } from '#shared/contracts/quote/search.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { quotePath } from '#web/paths.ts'
import { ProductName } from '#web/records/ProductName.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Money } from '#web/ui/Money.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'

/** The quotes of an account stand on one page. */
const most = 100

/** The quotes that were made for a submission. */
export const SubmissionQuotes = ({ submission: { accountId, quoteIds } }: { submission: Submission }) => {
  const { t } = useTranslation('submission')
  const persona = usePersona()
  const has = accountId !== undefined && quoteIds.length > 0
  const { data, error, refetch } = useOperation(
    searchDashboardQuotes,
    { query: { prefilterAccountId: accountId, size: most } },
    { enabled: has },
  )
  const quotes = data?.hits.filter(({ id }) => quoteIds.some((each) => each === id)) ?? []
  return (
    <Panel dense title={t('quotes')}>
      {!has && <EmptyState title={t('noQuotes')} hint={t('noQuotesHint')} />}
      {error && <ProblemPanel error={error} onRetry={() => void refetch()} />}
      {has && !data && !error && <TextSkeleton lines={2} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {quotes.map(({ id, quoteNumber, product, agencyStatus, totalPremium }) => (
          <Box
            key={id}
            component="li"
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', py: 0.5 }}
          >
            <Link component={RouterLink} to={quotePath(persona, id)} className="tabular">
              {quoteNumber}
            </Link>
            <ProductName product={product} />
            <StatusChip status={agencyStatus} />
            <Box sx={{ ml: 'auto' }}>
              <Money minor={totalPremium} />
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  )
}
