import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/contract/operation.ts'
import { downloadSharedProposal } from '#shared/contracts/docs/downloads.ts'
import type { openQuoteShare } from '#shared/contracts/quote/shares.ts'
import { call } from '#web/api/call.ts'
import { orSay } from '#web/api/orSay.ts'
import { date, dateTime, exactMoney, phone, wholeMoney } from '#web/i18n/format.ts'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { retroWords, waitingWords } from '#web/records/coverages/termWords.ts'
import { useProductWords } from '#web/records/productWords.ts'
import { figure } from '#web/theme/typography.ts'
import { useAgencyColours } from '#web/theme/useAgencyColours.ts'
import { EmailLink } from '#web/ui/EmailLink.tsx'
import { FileDownloadButton } from '#web/ui/FileDownloadButton.tsx'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { StatusScene } from '#web/ui/StatusScene.tsx'
import { PriceLines } from '../PriceLines.tsx'
import { QuoteCoverages } from '../quote/QuoteCoverages.tsx'
import { OfferOptions } from './OfferOptions.tsx'

type Opened = ResponseOf<typeof openQuoteShare>

const Agent = ({ opened: { agencyName, agencyHostname, agentName, agentEmail, agentPhone } }: { opened: Opened }) => (
  <>
    <Typography sx={{ fontWeight: 500 }}>{agentName ?? agencyName}</Typography>
    {agentName && <Typography color="text.secondary">{agencyName}</Typography>}
    {agencyHostname && (
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {agencyHostname}
      </Typography>
    )}
    {agentPhone && (
      <Typography className="tabular">
        <Link href={`tel:+${agentPhone}`}>{phone(agentPhone)}</Link>
      </Typography>
    )}
    {agentEmail && (
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <EmailLink email={agentEmail} />
      </Typography>
    )}
  </>
)

/** An offer as its proposal has it: what it costs, what it covers, until when, and whom to ask. Nothing is done here. */
export const SharedOffer = ({ token, opened }: { token: string; opened: Opened }) => {
  const { t } = useTranslation('quote')
  const { nameOf } = useProductWords()
  const { agencyName, expiresAt } = opened
  const offers = [...(opened.offer ? [opened.offer] : []), ...(opened.beside ?? [])]
  const [picked, setPicked] = useState(0)
  const offer = offers[picked] ?? offers[0]
  useAgencyColours(opened.agencyColours)
  if (!offer)
    return (
      <StatusScene heading="h1" tone="ended" title={t('shared.notOnOffer')}>
        {t('shared.notOnOfferText', { agency: agencyName })}
        <Box sx={{ mt: 2 }}>
          <Agent opened={opened} />
        </Box>
      </StatusScene>
    )
  return (
    <>
      <PageHeader
        title={t('shared.title', { company: offer.companyName })}
        subtitle={t('shared.lead', { agency: agencyName, number: offer.quoteNumber, until: dateTime(expiresAt) })}
      />
      {offers.length > 1 && <OfferOptions offers={offers} picked={offer.quoteNumber} onPick={setPicked} />}
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.7fr) minmax(300px, 1fr)' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0, order: { xs: 2, md: 0 } }}>
          <Panel dense title={t('quote.coverages')}>
            <QuoteCoverages
              coverages={offer.coverages}
              premiums={new Map(offer.premiums.map(({ coverageId, premium }) => [coverageId, premium]))}
            />
          </Panel>
          {offer.subjectivities.length > 0 && (
            <Panel dense title={t('compare.subjectivities')}>
              <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
                {offer.subjectivities.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </Box>
            </Panel>
          )}
        </Box>
        <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
          <Paper component="section" variant="outlined" aria-label={t('price.title')} sx={{ borderRadius: 1.5, p: 2 }}>
            <Typography variant="body2" color="text.secondary">
              {t('price.totalLabel')}
            </Typography>
            <Typography sx={{ ...figure, fontSize: 'max(2.4rem, 32px)', mb: 1.5 }}>
              {exactMoney(offer.total)}
            </Typography>
            <KeyValueList
              columns={1}
              layout="row"
              items={[
                { label: t('sign.product'), value: nameOf(offer.product) },
                { label: t('terms.aggregateLimit'), value: wholeMoney(offer.limit) },
                { label: t('terms.deductible'), value: wholeMoney(offer.deductible) },
                { label: t('terms.waiting'), value: waitingWords(t, offer.waitingPeriod) },
                { label: t('terms.retro'), value: retroWords(t, offer.retroActivePeriod) },
                { label: t('terms.start'), value: t('offer.atStart', { date: date(offer.effectiveDate) }) },
                { label: t('terms.end'), value: t('offer.atStart', { date: date(offer.endDate) }) },
                { label: t('offer.expires'), value: date(offer.validUntil) },
              ]}
            />
            {offer.total !== offer.premium && (
              <Box sx={{ mt: 1.5, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
                <PriceLines {...offer} />
              </Box>
            )}
            <FileDownloadButton
              fullWidth
              sx={{ mt: 2 }}
              load={() =>
                call(downloadSharedProposal, { body: { token, quoteNumber: offer.quoteNumber } }).catch(
                  orSay(t('documents.failed')),
                )
              }
            >
              {t('documents.downloadProposal')}
            </FileDownloadButton>
          </Paper>
          <Panel dense title={t('offer.agent')}>
            <Agent opened={opened} />
          </Panel>
        </Box>
      </Box>
    </>
  )
}
