import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useParams } from 'react-router'
import type { ResponseOf } from '#shared/contract/operation.ts'
import { listQuoteHistory } from '#shared/contracts/quote/history.ts'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import type { getQuote } from '#shared/contracts/quote/quotes.ts'
import { presetByNumber } from '#shared/domain/coverage/presets.ts'
import { isDeclinedByRule } from '#shared/records/quote/declinedByRule.ts'
import { canQuote, quoteLife } from '#shared/records/quote/quoteLife.ts'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { RecordProblem } from '#web/layout/RecordProblem.tsx'
import { useOpensAccounts } from '#web/layout/useOpensAccounts.ts'
import { ConversationPanel } from '#web/records/conversation/ConversationPanel.tsx'
import { DocumentLibrary } from '#web/records/documents/DocumentLibrary.tsx'
import { HistoryPanel } from '#web/records/HistoryPanel.tsx'
import { ManuscriptsOfQuote } from '#web/records/manuscript/ManuscriptsOf.tsx'
import { PresentAtQuote } from '#web/records/PresentPeople.tsx'
import { useProductWords } from '#web/records/productWords.ts'
import { DiligencePanel } from '#web/records/quote/DiligencePanel.tsx'
import { LicensingPanel } from '#web/records/quote/LicensingPanel.tsx'
import { BroughtPanel } from '#web/records/subjectivity/BroughtPanel.tsx'
import { QuoteTimeline } from '#web/records/timeline/QuoteTimeline.tsx'
import { refusedEntry, useRefusal } from '#web/records/useRefusal.ts'
import { RowMenu } from '#web/tables/RowMenu.tsx'
import { Folded } from '#web/ui/Folded.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { PageSkeleton, TextSkeleton } from '#web/ui/Skeletons.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { toast } from '#web/ui/toast.ts'
import * as quoteDialogs from '../dialogs.ts'
import { ApplicationPanel } from '../parts/offer/ApplicationPanel.tsx'
import { PriceWaterfall } from '../parts/PriceWaterfall.tsx'
import { ApplicationDeeds } from '../parts/quote/ApplicationDeeds.tsx'
import { Firmographics } from '../parts/quote/Firmographics.tsx'
import { InsuredsPanel } from '../parts/quote/InsuredsPanel.tsx'
import { NextSteps } from '../parts/quote/NextSteps.tsx'
import { Obstacles } from '../parts/quote/Obstacles.tsx'
import { DeedButton } from '../parts/quote/QuoteActions.tsx'
import { QuoteCoverages } from '../parts/quote/QuoteCoverages.tsx'
import { QuoteDocuments } from '../parts/quote/QuoteDocuments.tsx'
import { QuotePath } from '../parts/quote/QuotePath.tsx'
import { QuotePrice } from '../parts/quote/QuotePrice.tsx'
import { deedsRefused } from '../parts/quote/quoteDeeds.ts'
import { RiskFactors } from '../parts/quote/RiskFactors.tsx'
import { SharesPanel } from '../parts/quote/SharesPanel.tsx'
import { Standing } from '../parts/quote/Standing.tsx'
import { markIssued, useIssuing } from '../parts/quote/useIssuing.ts'
import { useQuoteDeeds } from '../parts/quote/useQuoteDeeds.ts'
import { useShownQuote } from '../parts/quote/useShownQuote.ts'
import { useWaterfall } from '../parts/quote/useWaterfall.ts'
import { WhatIf } from '../parts/quote/WhatIf.tsx'
import { ReasonCard } from '../parts/ReasonCard.tsx'
import { useAddresses } from '../parts/useAddresses.ts'
import { usePricing } from '../parts/usePricing.ts'

/** Whether an underwriter, what is still missing, or an appeal decides on the quote: then a reason tells what would cure it. */
const isAwaited = (quote: Quote): boolean =>
  quote.agencyStatus === 'INDICATION' ||
  quote.agencyStatus === 'REFERRED' ||
  quote.agencyStatus === 'IN_REVIEW' ||
  (quote.agencyStatus === 'DECLINED' && isDeclinedByRule(quote))

const QuoteScreen = ({ quote }: { quote: ResponseOf<typeof getQuote> }) => {
  const { t } = useTranslation('quote')
  const dialogs = useDialogs()
  const refusal = useRefusal()
  const { nameOf } = useProductWords()
  const addresses = useAddresses()
  const may = useMay()
  const opensAccounts = useOpensAccounts()
  const { offered, next, begin, hintOf, expired, busy } = useQuoteDeeds(quote)
  const issuing = useIssuing(quote.id) && quote.agencyStatus === 'BOUND'
  usePricing(quote.id, quote.patching)
  const waterfall = useWaterfall(quote)
  useEffect(() => {
    if (quote.agencyStatus === 'ISSUED' && markIssued(quote.id))
      toast.success(t('issue.done', { policyNumber: quote.binder?.policyNumber ?? '' }))
  }, [quote, t])
  const rest = offered.filter((offer) => offer !== next)
  const quick = rest.filter(({ action }) => ['askToAttest', 'askToSign', 'send', 'update'].includes(action))
  const more = rest.filter((offer) => !quick.includes(offer))
  const premiums = new Map(waterfall.data?.coverages.map(({ coverageId, premium }) => [coverageId, premium]) ?? [])
  const reasons = quote.referralReasons
  const isToBeBound = next?.action === 'requestToBind' || next?.action === 'bind'
  const obstacles = isToBeBound && !expired ? (quote.obstacles ?? []) : []
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
              {opensAccounts ? (
                <Link component={RouterLink} to={addresses.account(quote.accountId)}>
                  {quote.companyName}
                </Link>
              ) : (
                quote.companyName
              )}
              {` · ${nameOf(quote.product)} · ${preset} · ${quote.agencyName}`}
            </span>
          </Box>
        }
        secondary={
          <RowMenu
            label={t('quote.more')}
            actions={[
              ...(offered.some(({ action }) => action === 'send' || action === 'askToAttest')
                ? [
                    {
                      label: t('applicationLink.title'),
                      onSelect: () => dialogs.open(quoteDialogs.applicationLink, { quoteId: quote.id }),
                    },
                  ]
                : []),
              ...more.map((offer) => ({
                label: t(`deeds.${offer.action}`),
                onSelect: () => begin(offer.action),
                destructive: offer.action === 'remove',
                notNow: offer.notNow === undefined ? undefined : hintOf(offer),
              })),
              ...deedsRefused(offered.map(({ action }) => action)).flatMap(({ action, by }) => {
                const why = refusal({ life: quoteLife, action, by, status: quote.agencyStatus })
                return refusedEntry({ label: t(`deeds.${action}`), why })
              }),
            ]}
          />
        }
      />
      <PresentAtQuote quoteId={quote.id} />
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
          <Standing quote={quote} issuing={issuing} expired={expired} obstructed={obstacles.length > 0}>
            <NextSteps quote={quote} expired={expired} />
          </Standing>
          <Obstacles obstacles={obstacles} />
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
                <DeedButton key={offer.action} offer={offer} hint={hintOf(offer)} onBegin={begin} />
              ))}
            </QuotePrice>
          </Box>
          <Box sx={{ gridArea: { xs: 'side', md: 'auto' }, minWidth: 0, display: 'grid', gap: 2 }}>
            <BroughtPanel
              subjectivities={quote.subjectivities}
              onReceive={
                may('quote:update') && canQuote(quote.agencyStatus, 'receiveSubjectivity')
                  ? ({ id, text }) =>
                      dialogs.open(quoteDialogs.receiveSubjectivity, { quoteId: quote.id, subjectivityId: id, text })
                  : undefined
              }
            />
            <ManuscriptsOfQuote quote={quote} />
            <InsuredsPanel quote={quote} />
            {may('document:read') && (
              <Panel dense title={t('quote.documents')}>
                <QuoteDocuments quote={quote} waiting={issuing || quote.patching} />
              </Panel>
            )}
            <SharesPanel quote={quote} />
            <QuoteTimeline quote={quote} />
          </Box>
        </Box>
        <Box sx={{ gridArea: 'main', display: 'grid', gap: 2, minWidth: 0 }}>
          <LicensingPanel quote={quote} />
          <DiligencePanel
            quote={quote}
            onRecord={
              may('quote:update') ? () => dialogs.open(quoteDialogs.recordDiligence, { quoteId: quote.id }) : undefined
            }
          />
          {may('quote:converse') && <ConversationPanel quoteId={quote.id} side="AGENCY" />}
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
              opensAccounts && (
                <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
                  <Link component={RouterLink} to={addresses.accountInQuote(quote.id)}>
                    {t('quote.accountDetails')}
                  </Link>
                  <Link component={RouterLink} to={addresses.account(quote.accountId)}>
                    {t('calculator.openAccount')}
                  </Link>
                </Box>
              )
            }
          >
            <Firmographics data={quote.firmographicData} />
          </Panel>
          <ApplicationPanel
            folded
            quote={quote}
            actions={<ApplicationDeeds quote={quote} offered={offered} onBegin={begin} />}
          />
          {quote.cowbellRiskFactors.factors.length > 0 && (
            <Panel dense title={t('quote.riskFactors')}>
              <Folded label={t('risk.show', { count: quote.cowbellRiskFactors.factors.length })}>
                <RiskFactors factors={quote.cowbellRiskFactors.factors} />
              </Folded>
            </Panel>
          )}
          {!quote.patching && quote.agencyStatus !== 'DRAFT' && <WhatIf quote={quote} />}
          {may('document:read') && (
            <DocumentLibrary owner={{ id: quote.id, accountId: quote.accountId, quoteId: quote.id }} titled />
          )}
          <HistoryPanel operation={listQuoteHistory} params={{ quoteId: quote.id }} asOf={quote.lastUpdated} />
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

/** A quote: where it stands, what it costs and why, what it covers, and what to do next. */
export const QuotePage = () => {
  const { quoteId = '' } = useParams()
  const quote = useShownQuote(quoteId)
  if (quote.data) return <QuoteScreen quote={quote.data} />
  if (quote.error) return <RecordProblem error={quote.error} onRetry={() => void quote.refetch()} />
  return <PageSkeleton />
}
