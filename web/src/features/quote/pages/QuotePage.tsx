import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useParams } from 'react-router'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { getQuote } from '#shared/contracts/quote/quotes.ts'
import { presetByNumber } from '#shared/domain/coverage/presets.ts'
import { useMay } from '../../../api/useMay.ts'
import { useOperation } from '../../../api/useOperation.ts'
import { StatusTimeline } from '../../../charts/StatusTimeline.tsx'
import { useDialogs } from '../../../dialogs/DialogHost.tsx'
import { Page } from '../../../layout/Page.tsx'
import { PageHeader } from '../../../layout/PageHeader.tsx'
import { RowMenu } from '../../../tables/RowMenu.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { ProblemPanel } from '../../../ui/ProblemPanel.tsx'
import { PageSkeleton, TextSkeleton } from '../../../ui/Skeletons.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { toast } from '../../../ui/toast.ts'
import { PriceWaterfall } from '../parts/PriceWaterfall.tsx'
import { Firmographics } from '../parts/quote/Firmographics.tsx'
import { DeedButton } from '../parts/quote/QuoteActions.tsx'
import { QuoteCoverages } from '../parts/quote/QuoteCoverages.tsx'
import { QuoteDocuments } from '../parts/quote/QuoteDocuments.tsx'
import { QuotePath } from '../parts/quote/QuotePath.tsx'
import { QuotePrice } from '../parts/quote/QuotePrice.tsx'
import { RiskFactors } from '../parts/quote/RiskFactors.tsx'
import { Standing } from '../parts/quote/Standing.tsx'
import { quoteEvents } from '../parts/quote/timeline.ts'
import { markIssued, useIssuing } from '../parts/quote/useIssuing.ts'
import { useQuoteDeeds } from '../parts/quote/useQuoteDeeds.ts'
import { useWaterfall } from '../parts/quote/useWaterfall.ts'
import { ReasonCard } from '../parts/ReasonCard.tsx'
import { useAddresses } from '../parts/useAddresses.ts'
import { usePricing } from '../parts/usePricing.ts'

/** Statuses that lead nowhere any more: what is left is a new quote. */
const over: readonly Quote['agencyStatus'][] = [
  'EXPIRED',
  'INVALID',
  'BINDER EXPIRED',
  'RESCIND',
  'LOST',
  'DECLINED',
  'DELETED',
]

/** Whether an underwriter, or what is still missing, decides on the quote: then a reason tells what would cure it. */
const isAwaited = ({ agencyStatus }: Quote): boolean =>
  agencyStatus === 'INDICATION' || agencyStatus === 'REFERRED' || agencyStatus === 'IN_REVIEW'

const NextSteps = ({ quote, expired }: { quote: Quote; expired: boolean }) => {
  const { t } = useTranslation('quote')
  const may = useMay()
  const dialogs = useDialogs()
  const addresses = useAddresses()
  const { agencyStatus, binder } = quote
  if (agencyStatus === 'DRAFT')
    return (
      <Button variant="outlined" onClick={() => dialogs.open('RequestQuote250Cart', { accountId: quote.accountId })}>
        {t('calculator.viewQuotes')}
      </Button>
    )
  if ((over.includes(agencyStatus) || expired) && agencyStatus !== 'ISSUED' && agencyStatus !== 'BOUND')
    return may('quote:create') ? (
      <Button component={RouterLink} variant="contained" to={addresses.requestQuote(quote.product, quote.accountId)}>
        {t('requote.submit')}
      </Button>
    ) : null
  if (agencyStatus === 'ISSUED' && binder && may('policy:read'))
    return (
      <Button component={RouterLink} variant="contained" to={addresses.policy(binder.id)}>
        {t('quote.openPolicy', { policyNumber: binder.policyNumber })}
      </Button>
    )
  if (agencyStatus === 'INDICATION' && may('account:update'))
    return (
      <Button
        variant="outlined"
        onClick={() =>
          dialogs.open('securityQuestionnaire', {
            accountId: quote.accountId,
            product: quote.product,
            ...(may('quote:update') ? { quoteId: quote.id } : {}),
          })
        }
      >
        {t('calculator.answerQuestionnaire')}
      </Button>
    )
  return null
}

const QuoteScreen = ({ quote }: { quote: Quote }) => {
  const { t } = useTranslation('quote')
  const addresses = useAddresses()
  const may = useMay()
  const { offered, next, begin, hintOf, expired, today, busy } = useQuoteDeeds(quote)
  const issuing = useIssuing(quote.id) && quote.agencyStatus === 'BOUND'
  usePricing(quote.id, quote.patching)
  const waterfall = useWaterfall(quote)
  useEffect(() => {
    if (quote.agencyStatus === 'ISSUED' && markIssued(quote.id))
      toast.success(t('issue.done', { policyNumber: quote.binder?.policyNumber ?? '' }))
  }, [quote, t])
  const rest = offered.filter((offer) => offer !== next)
  const quick = rest.filter(({ deed }) => deed === 'edit' || deed === 'send')
  const more = rest.filter((offer) => !quick.includes(offer))
  const premiums = new Map(waterfall.data?.coverages.map(({ coverageId, premium }) => [coverageId, premium]) ?? [])
  const reasons = quote.referralReasons
  const waits = isAwaited(quote) && !expired
  const preset = t(`presets.${presetByNumber(quote.calculatorGeneratedData.presets) ?? 'custom'}`)
  const primary = next && !issuing && (
    <DeedButton offer={next} hint={hintOf(next)} onBegin={begin} primary busy={busy} />
  )
  return (
    <Page>
      <PageHeader
        title={quote.quoteNumber}
        subtitle={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <StatusChip status={quote.agencyStatus} />
            <span>
              {may('account:read') ? (
                <Link component={RouterLink} to={addresses.account(quote.accountId)}>
                  {quote.companyName}
                </Link>
              ) : (
                quote.companyName
              )}
              {` · ${quote.product} · ${preset} · ${quote.agencyName}`}
            </span>
          </Box>
        }
        secondary={
          <RowMenu
            label={t('quote.more')}
            actions={more.map((offer) => ({
              label: t(`deeds.${offer.deed}`),
              onSelect: () => begin(offer.deed),
              disabled: offer.notNow !== undefined,
              destructive: offer.deed === 'remove',
              ...(offer.notNow ? { hint: hintOf(offer) ?? '' } : {}),
            }))}
          />
        }
      />
      <Box
        sx={{
          display: 'grid',
          columnGap: 3,
          rowGap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 330px', lg: 'minmax(0, 1fr) 380px' },
          gridTemplateAreas: { xs: '"standing" "price" "main" "side"', md: '"standing side" "main side"' },
          gridTemplateRows: { md: 'auto 1fr' },
          pb: { xs: primary ? 9 : 0, md: 0 },
        }}
      >
        <Box sx={{ gridArea: 'standing', display: 'grid', gap: 2, minWidth: 0 }}>
          <QuotePath status={quote.agencyStatus} />
          <Standing quote={quote} issuing={issuing} expired={expired}>
            <NextSteps quote={quote} expired={expired} />
          </Standing>
        </Box>
        <Box
          sx={{
            // One column that stays in view; on a phone its parts stand where they are needed.
            display: { xs: 'contents', md: 'grid' },
            gridArea: { md: 'side' },
            gap: 2,
            position: 'sticky',
            top: 72,
            maxHeight: 'calc(100dvh - 88px)',
            overflowY: 'auto',
            borderRadius: 1.5,
          }}
        >
          <Box sx={{ gridArea: { xs: 'price', md: 'auto' }, minWidth: 0 }}>
            <QuotePrice quote={quote} waterfall={waterfall.data}>
              {primary && <Box sx={{ display: { xs: 'none', md: 'block' } }}>{primary}</Box>}
              {quick.map((offer) => (
                <DeedButton key={offer.deed} offer={offer} hint={hintOf(offer)} onBegin={begin} />
              ))}
            </QuotePrice>
          </Box>
          <Box sx={{ gridArea: { xs: 'side', md: 'auto' }, minWidth: 0, display: 'grid', gap: 2 }}>
            {may('document:read') && (
              <Panel dense title={t('quote.documents')}>
                <QuoteDocuments quote={quote} waiting={issuing || quote.patching} />
              </Panel>
            )}
            <Panel dense title={t('quote.timeline')}>
              <StatusTimeline events={quoteEvents(quote, today, t)} label={t('quote.timeline')} />
            </Panel>
          </Box>
        </Box>
        <Box sx={{ gridArea: 'main', display: 'grid', gap: 2, minWidth: 0 }}>
          {reasons.length > 0 && (
            <Panel dense title={t(waits ? 'quote.reasons' : 'quote.reasonsBefore')}>
              <Box
                component="ul"
                sx={{
                  listStyle: 'none',
                  m: 0,
                  p: 0,
                  display: 'grid',
                  gap: 1,
                  gridTemplateColumns: { xs: '1fr', lg: reasons.length > 1 ? '1fr 1fr' : '1fr' },
                }}
              >
                {reasons.map((reason) => (
                  <ReasonCard key={reason.ruleId} reason={reason} settled={!waits} />
                ))}
              </Box>
            </Panel>
          )}
          <Panel dense title={t('waterfall.title')}>
            {waterfall.data ? (
              <PriceWaterfall bare steps={waterfall.data.steps} />
            ) : waterfall.error ? (
              <ProblemPanel error={waterfall.error} onRetry={() => void waterfall.refetch()} />
            ) : (
              <TextSkeleton lines={8} />
            )}
          </Panel>
          <Panel dense title={t('quote.coverages')}>
            <QuoteCoverages coverages={quote.coverages} premiums={premiums} />
          </Panel>
          <Panel
            dense
            title={t('quote.firmographics')}
            actions={
              may('account:read') && (
                <Link component={RouterLink} to={addresses.account(quote.accountId)}>
                  {t('calculator.openAccount')}
                </Link>
              )
            }
          >
            <Firmographics data={quote.firmographicData} />
          </Panel>
          {quote.cowbellRiskFactors.factors.length > 0 && (
            <Panel dense title={t('quote.riskFactors')}>
              <RiskFactors factors={quote.cowbellRiskFactors.factors} />
            </Panel>
          )}
        </Box>
      </Box>
      {primary && (
        <Box
          sx={{
            display: { xs: 'block', md: 'none' },
            position: 'fixed',
            insetInline: 0,
            bottom: { xs: 'calc(57px + env(safe-area-inset-bottom))', sm: 0 },
            zIndex: 'appBar',
            px: 2,
            py: 1,
            bgcolor: 'background.paper',
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          {primary}
        </Box>
      )}
    </Page>
  )
}

/** Milliseconds between looks at a quote whose policy is being issued. */
const soon = 1500

/** Milliseconds between looks at a quote that is with an underwriter. */
const later = 20_000

const isWithUnderwriter = (quote: Quote | undefined): boolean =>
  quote?.agencyStatus === 'REFERRED' || quote?.agencyStatus === 'IN_REVIEW'

/** A quote: where it stands, what it costs and why, what it covers, and what to do next. */
export const QuotePage = () => {
  const { quoteId = '' } = useParams()
  const issuing = useIssuing(quoteId)
  const quote = useOperation(
    getQuote,
    { params: { quoteId } },
    {
      // Others change it too: whoever opens it sees it as it is now.
      staleTime: 0,
      refetchInterval: (data) =>
        issuing && data?.agencyStatus === 'BOUND' ? soon : isWithUnderwriter(data) ? later : false,
    },
  )
  if (quote.data) return <QuoteScreen quote={quote.data} />
  if (quote.error)
    return (
      <Page width="medium">
        <ProblemPanel error={quote.error} onRetry={() => void quote.refetch()} />
      </Page>
    )
  return <PageSkeleton />
}
