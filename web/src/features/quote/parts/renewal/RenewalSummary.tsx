import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { getPolicy } from '#shared/contracts/policy/policies.ts'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { getRenewalComparison } from '#shared/contracts/quote/renewals.ts'
import { canQuote } from '#shared/records/quote/quoteLife.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { setAutoRenewal } from '#web/features/policy/dialogs.ts'
import { date } from '#web/i18n/format.ts'
import { AutoRenewalPanel } from '#web/records/renewal/AutoRenewalPanel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { useLack } from '#web/ui/useLack.ts'
import { WhyNot } from '#web/ui/WhyNot.tsx'
import { ReasonCard } from '../ReasonCard.tsx'
import { useAddresses } from '../useAddresses.ts'
import { FormsChanged } from './FormsChanged.tsx'
import { PriceMoves } from './PriceMoves.tsx'
import { TermsBeside } from './TermsBeside.tsx'

/** Whether the policy that ends renews itself, and by what: where somebody renews it by hand, it does not come to that. */
const RenewsItself = ({ policyId }: { policyId: string }) => {
  const lack = useLack()
  const { open } = useDialogs()
  const { data: policy } = useOperation(getPolicy, { params: { policyId }, query: {} })
  if (policy === undefined) return null
  return (
    <AutoRenewalPanel
      policy={policy}
      onSwitch={() => open(setAutoRenewal, { policyId: policy.id })}
      notNow={lack('policy:renew')}
    />
  )
}

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
      {data.after.effectiveDate > data.before.endDate && (
        <Alert severity="warning">
          {t('renewal.gap', { from: date(data.before.endDate), until: date(data.after.effectiveDate) })}
        </Alert>
      )}
      <PriceMoves comparison={data} />
      <TermsBeside comparison={data} />
      <FormsChanged quote={quote} />
      <RenewsItself policyId={data.policyId} />
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
        {canQuote(quote.agencyStatus, 'update') && (
          <WhyNot reason={quote.patching ? t('deeds.notNow.priced') : undefined}>
            <Button component={Link} to={customPath}>
              {t('renewal.otherTerms')}
            </Button>
          </WhyNot>
        )}
        <Button component={Link} to={addresses.quote(quote.id)} variant="contained">
          {t('renewal.goOn')}
        </Button>
      </Box>
    </Box>
  )
}
