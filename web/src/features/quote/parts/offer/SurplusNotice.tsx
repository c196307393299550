import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { attestSurplusNotice } from '#shared/contracts/quote/attesting.ts'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { getQuote } from '#shared/contracts/quote/quotes.ts'
import { openSurplusNotice, type SurplusNoticeState, surplusNotices } from '#shared/domain/quoting/surplusNotice.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { date, money, wholeMoney } from '#web/i18n/format.ts'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { StatusScene } from '#web/ui/StatusScene.tsx'
import { WhyNot } from '#web/ui/WhyNot.tsx'
import { saying } from '../saying.ts'

const Summary = ({ quote }: { quote: Quote }) => {
  const { t } = useTranslation('quote')
  return (
    <Panel title={t('notice.summary')}>
      <KeyValueList
        columns={1}
        layout="row"
        items={[
          { label: t('notice.insured'), value: quote.companyName },
          { label: t('notice.quote'), value: quote.quoteNumber },
          { label: t('terms.aggregateLimit'), value: wholeMoney(quote.aggLimit) },
          { label: t('terms.deductible'), value: wholeMoney(quote.deductible) },
          { label: t('terms.start'), value: t('offer.atStart', { date: date(quote.effectiveDate) }) },
          { label: t('notice.total'), value: money(quote.totalPremium) },
        ]}
      />
    </Panel>
  )
}

const Attest = ({ quote, state }: { quote: Quote; state: SurplusNoticeState }) => {
  const { t } = useTranslation('quote')
  const attest = useCommand(attestSurplusNotice, { invalidates: [getQuote] })
  const [read, setRead] = useState(false)
  const [refusal, setRefusal] = useState<unknown>()
  const { name, text } = surplusNotices[state]
  const begin = () => {
    setRefusal(undefined)
    attest
      .mutateAsync({ params: { quoteId: quote.id }, body: { state } })
      .catch(saying(t('notice.failed')))
      .catch(setRefusal)
  }
  return (
    <Panel title={t('notice.heading', { state: name })}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography sx={{ whiteSpace: 'pre-line' }}>{text}</Typography>
        {refusal !== undefined && <ProblemPanel error={refusal} />}
        <FormControlLabel
          sx={{ alignItems: 'flex-start', ml: -1, mr: 0, '& .MuiFormControlLabel-label': { pt: 0.75 } }}
          label={t('notice.read', { company: quote.companyName, state: name })}
          control={<Checkbox size="small" checked={read} onChange={(_, checked) => setRead(checked)} />}
        />
        <WhyNot reason={read ? undefined : t('notice.readFirst')}>
          <Button variant="contained" size="large" loading={attest.isPending} onClick={begin}>
            {t('notice.submit')}
          </Button>
        </WhyNot>
      </Box>
    </Panel>
  )
}

/** What is quoted in brief, then the notice of the state; attested, the thanks for it. */
export const SurplusNotice = ({ quote }: { quote: Quote }) => {
  const { t } = useTranslation('quote')
  const state = openSurplusNotice(quote)
  if (state === undefined) {
    const outcome = quote.firmographicData.signatureOnFile === true ? 'thanks' : 'none'
    return (
      <StatusScene heading="h1" tone={outcome === 'thanks' ? 'ready' : 'draft'} title={t(`notice.${outcome}.title`)}>
        {t(`notice.${outcome}.text`, { agency: quote.agencyName })}
      </StatusScene>
    )
  }
  return (
    <Box sx={{ maxWidth: 720, mx: 'auto' }}>
      <PageHeader title={t('notice.title')} subtitle={t('notice.lead', { company: quote.companyName })} />
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Summary quote={quote} />
        <Attest quote={quote} state={state} />
      </Box>
    </Box>
  )
}
