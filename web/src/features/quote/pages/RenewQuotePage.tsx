import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { getQuote } from '#shared/contracts/quote/quotes.ts'
import { QuoteId } from '#shared/domain/ids/ids.ts'
import { canQuote } from '#shared/records/quote/quoteLife.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { RecordProblem } from '#web/layout/RecordProblem.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { renewQuotePath } from '#web/paths.ts'
import { useProductWords } from '#web/records/productWords.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { PageSkeleton } from '#web/ui/Skeletons.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { Stepper } from '#web/ui/Stepper.tsx'
import { EditTerms } from '../parts/EditTerms.tsx'
import { RenewalSummary } from '../parts/renewal/RenewalSummary.tsx'
import { RenewalVerify } from '../parts/renewal/RenewalVerify.tsx'
import { useAddresses } from '../parts/useAddresses.ts'
import { usePricing } from '../parts/usePricing.ts'

/** Steps of a renewal, as the address names them (quoting-and-servicing, section 2). */
const steps = ['verify', 'summary', 'custom-quote'] as const
type Step = (typeof steps)[number]

const isStep = (step: string | undefined): step is Step => steps.some((each) => each === step)

const Steps = ({ quote, step }: { quote: Quote; step: Step }) => {
  const { t } = useTranslation('quote')
  const navigate = useNavigate()
  const persona = usePersona()
  const addresses = useAddresses()
  const { nameOf } = useProductWords()
  const to = (next: string) =>
    renewQuotePath(persona, { product: quote.product, accountId: quote.accountId, quoteId: quote.id, step: next })
  const heading = (
    <Box sx={{ mb: 2 }}>
      <PageHeader
        title={t('renewal.quoteTitle', { company: quote.companyName })}
        subtitle={
          <>
            <StatusChip status={quote.agencyStatus} /> {`${quote.quoteNumber} · ${nameOf(quote.product)}`}
          </>
        }
        trail={[{ label: quote.quoteNumber, to: addresses.quote(quote.id) }]}
      />
      <Stepper
        steps={steps.map((key) => ({ key, label: t(`renewal.steps.${key}`) }))}
        current={step}
        onStep={(next) => navigate(to(next))}
      />
    </Box>
  )
  if (step === 'custom-quote' && canQuote(quote.agencyStatus, 'update') && !quote.patching)
    return (
      <EditTerms key={quote.lastPatched} quote={quote} donePath={to('summary')}>
        {heading}
      </EditTerms>
    )
  return (
    <Page width="medium">
      {heading}
      {step === 'verify' && <RenewalVerify quote={quote} next={to('summary')} />}
      {step === 'summary' && <RenewalSummary quote={quote} customPath={to('custom-quote')} />}
      {step === 'custom-quote' && (
        <EmptyState
          title={t('edit.notNow')}
          hint={t('edit.notNowHint')}
          action={
            <Button component={Link} to={addresses.quote(quote.id)} variant="outlined">
              {t('progress.open')}
            </Button>
          }
        />
      )}
    </Page>
  )
}

/** The quote of a renewal, step by step: what was quoted, what changed and why the price moved, and other terms. */
export const RenewQuotePage = () => {
  const { t } = useTranslation('quote')
  const { step } = useParams()
  const [query] = useSearchParams()
  const quoteId = QuoteId.safeParse(query.get('quoteId')).data
  const quote = useOperation(getQuote, quoteId === undefined ? null : { params: { quoteId } })
  usePricing(quoteId ?? '', quote.data?.patching === true)
  if (quoteId === undefined || !isStep(step))
    return (
      <Page width="narrow">
        <EmptyState title={t('renewal.noPolicy')} hint={t('renewal.noPolicyHint')} />
      </Page>
    )
  if (quote.error) return <RecordProblem error={quote.error} onRetry={() => void quote.refetch()} />
  if (!quote.data) return <PageSkeleton />
  return <Steps quote={quote.data} step={step} />
}
