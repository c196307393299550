import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { getRenewalComparison } from '#shared/contracts/quote/renewals.ts'
import { canQuote } from '#shared/records/quote/quoteLife.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { ReasonCard } from '../ReasonCard.tsx'
import { useAddresses } from '../useAddresses.ts'
import { PriceMoves } from './PriceMoves.tsx'
import { TermsBeside } from './TermsBeside.tsx'

/** What the renewal costs beside the policy that ends, why the price moved, and what else is different. */
export const RenewalSummary = ({ quote, customPath }: { quote: Quote; customPath: string }) => {
  const { t } = useTranslation('quote')
  const addresses = useAddresses()
  const comparison = useOperation(getRenewalComparison, { params: { quoteId: quote.id } })
  const { data, refetch } = comparison
  useEffect(() => {
    if (data !== undefined && data.after.totalPremium !== quote.totalPremium) void refetch()
    // Once for each price of the quote.
  }, [quote.totalPremium, refetch])
  if (comparison.error) return <ProblemPanel error={comparison.error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton lines={8} />
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {quote.patching && <LinearProgress aria-label={t('calculator.pricing')} />}
      {quote.referralReasons.length > 0 &&
        quote.referralReasons.map((reason) => <ReasonCard key={`${reason.ruleId}|${reason.input}`} reason={reason} />)}
      <PriceMoves comparison={data} />
      <TermsBeside comparison={data} />
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
        {canQuote(quote.agencyStatus, 'update') && (
          <Button component={Link} to={customPath} disabled={quote.patching}>
            {t('renewal.otherTerms')}
          </Button>
        )}
        <Button component={Link} to={addresses.quote(quote.id)} variant="contained">
          {t('renewal.goOn')}
        </Button>
      </Box>
    </Box>
  )
}
