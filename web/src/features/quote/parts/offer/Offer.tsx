import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getAccount } from '#shared/contracts/account/accounts.ts'
import { downloadProposal } from '#shared/contracts/docs/downloads.ts'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { canQuote } from '#shared/records/quote/quoteLife.ts'
import { call } from '#web/api/call.ts'
import { orSay } from '#web/api/orSay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { instantHere } from '#web/i18n/clock.ts'
import { date, money, wholeMoney } from '#web/i18n/format.ts'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { retroWords, waitingWords } from '#web/records/coverages/termWords.ts'
import { RiskChangeNote } from '#web/records/quote/RiskChangeNote.tsx'
import { BroughtPanel } from '#web/records/subjectivity/BroughtPanel.tsx'
import { figure } from '#web/theme/typography.ts'
import { FileDownloadButton } from '#web/ui/FileDownloadButton.tsx'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import * as quoteDialogs from '../../dialogs.ts'
import { PriceLines } from '../PriceLines.tsx'
import { QuoteTotal } from '../QuoteTotal.tsx'
import { Firmographics } from '../quote/Firmographics.tsx'
import { QuoteCoverages } from '../quote/QuoteCoverages.tsx'
import { RiskFactors } from '../quote/RiskFactors.tsx'
import { hasProposal } from '../quote/useQuoteDocuments.ts'
import { useWaterfall } from '../quote/useWaterfall.ts'
import { AcceptOffer } from './AcceptOffer.tsx'
import { AgentContact } from './AgentContact.tsx'
import { ApplicationPanel } from './ApplicationPanel.tsx'
import { ClosedOffer } from './ClosedOffer.tsx'
import { HolderPanel } from './HolderPanel.tsx'
import { isClosed, isOnOffer, offerStanding } from './offerStanding.ts'
import { useOfferRights } from './useOfferRights.ts'
import { WhatIsNext } from './WhatIsNext.tsx'
import { whatIsNext } from './whatIsNext.ts'

const Terms = ({ quote }: { quote: Quote }) => {
  const { t } = useTranslation('quote')
  const at = (day: string) => t('offer.atStart', { date: date(day) })
  return (
    <KeyValueList
      columns={1}
      layout="row"
      items={[
        { label: t('terms.aggregateLimit'), value: wholeMoney(quote.aggLimit) },
        { label: t('terms.deductible'), value: wholeMoney(quote.deductible) },
        { label: t('terms.waiting'), value: waitingWords(t, quote.waitingPeriod) },
        {
          label: t('terms.retro'),
          value: retroWords(t, quote.retroActivePeriod, quote.calculatorGeneratedData.retroActivePeriodAsDate),
        },
        { label: t('terms.start'), value: at(quote.effectiveDate) },
        { label: t('terms.end'), value: at(quote.endDate) },
        { label: t('offer.expires'), value: date(quote.expiresOn) },
        { label: t('offer.created'), value: date(quote.created) },
      ]}
    />
  )
}

type OfferProps = {
  quote: Quote
  /** The way back, where there is one. */
  trail?: readonly { readonly label: string; readonly to: string }[]
}

/**
 * A quote as the insured reads it, or a wholesale agency for them: what it costs, what it covers, what it rests on, and the
 * one thing to do – vouch for it and request to bind (identity-and-public, section 2, Wholesale quote review page).
 */
export const Offer = ({ quote, trail }: OfferProps) => {
  const { t } = useTranslation('quote')
  const [refusal, setRefusal] = useState<unknown>()
  const rights = useOfferRights(quote)
  const dialogs = useDialogs()
  const waterfall = useWaterfall(quote)
  const account = useOperation(
    getAccount,
    { params: { accountId: quote.accountId } },
    { enabled: rights.readAccount, staleTime: 0 },
  )
  const standing = offerStanding(quote, dateAt(instantHere(), quote.timeZone))
  if (isClosed(standing))
    return (
      <>
        <ClosedOffer quote={quote} standing={standing} />
        <RiskChangeNote quote={quote} />
      </>
    )
  const facts = {
    quoteNumber: quote.quoteNumber,
    company: quote.companyName,
    agency: quote.agencyName,
    date: date(quote.effectiveDate, { dateStyle: 'long' }),
  }
  const onOffer = isOnOffer(standing)
  const premiums = new Map(waterfall.data?.coverages.map(({ coverageId, premium }) => [coverageId, premium]) ?? [])
  // What is bound still waits for somebody of the insured to confirm what was answered.
  const asks = onOffer || (quote.agencyStatus === 'BOUND' && rights.attest && quote.attested?.outdated !== false)
  const next = rights.attest ? whatIsNext(quote) : undefined
  const accept: ReactNode = next === undefined && asks && rights.request && account.data && (
    <AcceptOffer
      quote={quote}
      account={account.data}
      requested={standing !== 'offered'}
      refusal={refusal}
      onRefusal={setRefusal}
    />
  )
  return (
    <>
      <PageHeader
        title={t(`offer.${standing}.title`, facts)}
        subtitle={t(`offer.${standing}.text`, facts)}
        {...(trail && { trail })}
      />
      {!asks && refusal !== undefined && (
        <Box sx={{ mb: 2.5 }}>
          <ProblemPanel error={refusal} />
        </Box>
      )}
      {quote.riskChange && (
        <Box sx={{ mb: 2.5 }}>
          <RiskChangeNote quote={quote} />
        </Box>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.7fr) minmax(300px, 1fr)' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: { xs: 'contents', md: 'grid' }, gap: 2.5, minWidth: 0 }}>
          <Panel dense title={t('quote.coverages')} sx={{ order: { xs: 2, md: 0 } }}>
            <QuoteCoverages coverages={quote.coverages} premiums={premiums} />
          </Panel>
          <Box sx={{ order: { xs: 2, md: 0 }, minWidth: 0, '&:empty': { display: 'none' } }}>
            <BroughtPanel
              subjectivities={quote.subjectivities}
              onReceive={
                rights.attest && canQuote(quote.agencyStatus, 'receiveSubjectivity')
                  ? ({ id, text }) =>
                      dialogs.open(quoteDialogs.receiveSubjectivity, { quoteId: quote.id, subjectivityId: id, text })
                  : undefined
              }
              only="INSURED"
            />
          </Box>
          <Panel dense title={t('quote.firmographics')} sx={{ order: { xs: 3, md: 0 } }}>
            <Firmographics data={quote.firmographicData} />
          </Panel>
          <ApplicationPanel quote={quote} folded={quote.attested?.outdated === false} />
          {quote.cowbellRiskFactors.factors.length > 0 && (
            <Panel dense title={t('quote.riskFactors')} sx={{ order: { xs: 3, md: 0 } }}>
              <RiskFactors factors={quote.cowbellRiskFactors.factors} />
            </Panel>
          )}
        </Box>
        <Box sx={{ display: { xs: 'contents', md: 'grid' }, gap: 2.5, minWidth: 0 }}>
          {next !== undefined && <WhatIsNext quote={quote} next={next} />}
          <Paper
            component="section"
            variant="outlined"
            aria-label={t('price.title')}
            sx={{ borderRadius: 1.5, p: 2, order: { xs: 1, md: 0 }, minWidth: 0 }}
          >
            <QuoteTotal quote={quote}>
              <Typography sx={{ ...figure, fontSize: 'max(2.6rem, 34px)', mb: 1.5 }}>
                {money(quote.totalPremium)}
              </Typography>
            </QuoteTotal>
            <Terms quote={quote} />
            {waterfall.data && waterfall.data.total !== waterfall.data.premium && (
              <Box sx={{ mt: 1.5, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
                <PriceLines {...waterfall.data} />
              </Box>
            )}
            {hasProposal(quote) && (
              <FileDownloadButton
                fullWidth
                sx={{ mt: 2 }}
                load={() =>
                  call(downloadProposal, {
                    params: { accountId: quote.accountId, quoteId: quote.id },
                    query: {},
                  }).catch(orSay(t('documents.failed')))
                }
              >
                {t('documents.downloadProposal')}
              </FileDownloadButton>
            )}
          </Paper>
          {accept && (
            <Paper variant="outlined" sx={{ borderRadius: 1.5, p: 2, order: { xs: 5, md: 0 }, minWidth: 0 }}>
              {accept}
            </Paper>
          )}
          <Box sx={{ order: { xs: 4, md: 0 }, minWidth: 0, display: 'grid', gap: 2.5 }}>
            {(onOffer || quote.customerEmail) && (
              <HolderPanel quote={quote} mayChange={onOffer && rights.changeHolder} />
            )}
            <Panel dense title={t('offer.agent')}>
              <AgentContact quote={quote} />
            </Panel>
            {quote.patching && <Alert severity="info">{t('standing.pricing.title')}</Alert>}
          </Box>
        </Box>
      </Box>
    </>
  )
}
