import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { getQuote } from '#shared/contracts/quote/quotes.ts'
import { getSigning, signApplication } from '#shared/contracts/quote/signing.ts'
import { canQuote } from '#shared/records/quote/quoteLife.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { date, dateTime, money, wholeMoney } from '#web/i18n/format.ts'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { useProductWords } from '#web/records/productWords.ts'
import { AnswerList } from '#web/records/questionnaire/AnswerList.tsx'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { CardSkeleton } from '#web/ui/Skeletons.tsx'
import { StatusScene } from '#web/ui/StatusScene.tsx'
import { WhyNot } from '#web/ui/WhyNot.tsx'
import { saying } from '../saying.ts'
import { Declarations } from './Declarations.tsx'
import { useOfferRights } from './useOfferRights.ts'

type Signing = z.infer<typeof getSigning.response>

const Lines = ({ lines }: { lines: Signing['statement']['answers'] }) => (
  <AnswerList lines={lines.map((line) => ({ ...line, key: line.label }))} />
)

const Sign = ({ quote, signing }: { quote: Quote; signing: Signing }) => {
  const { t } = useTranslation('quote')
  const navigate = useNavigate()
  const sign = useCommand(signApplication, { invalidates: [getQuote, getSigning] })
  const [name, setName] = useState('')
  const [means, setMeans] = useState(false)
  const [made, setMade] = useState<readonly string[]>([])
  const { declarations = [] } = signing.statement
  const open = !declarations.every(({ title }) => made.includes(title))
    ? 'declared'
    : name.trim() === ''
      ? 'named'
      : means
        ? undefined
        : 'meant'
  const [refusal, setRefusal] = useState<unknown>()
  const begin = () => {
    setRefusal(undefined)
    sign
      .mutateAsync({
        params: { quoteId: quote.id },
        body: { name: name.trim(), intent: true, digest: signing.digest },
      })
      .then(({ reference }) => navigate(`/application-signed?reference=${encodeURIComponent(reference)}`))
      .catch(saying(t('sign.failed')))
      .catch(setRefusal)
  }
  return (
    <Panel title={t('sign.heading')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography>{signing.statement.intent}</Typography>
        <Declarations declarations={declarations} made={made} onMade={setMade} />
        {refusal !== undefined && <ProblemPanel error={refusal} />}
        <TextField
          label={t('sign.name')}
          helperText={t('sign.nameHint')}
          autoComplete="name"
          value={name}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ htmlInput: { maxLength: 100 } }}
        />
        {name.trim() !== '' && (
          <Typography
            aria-hidden
            sx={{ fontFamily: 'Georgia, serif', fontStyle: 'italic', fontSize: 28, overflowWrap: 'anywhere' }}
          >
            {name}
          </Typography>
        )}
        <FormControlLabel
          sx={{ alignItems: 'flex-start', ml: -1, mr: 0, '& .MuiFormControlLabel-label': { pt: 0.75 } }}
          label={t('sign.means')}
          control={<Checkbox size="small" checked={means} onChange={(_, checked) => setMeans(checked)} />}
        />
        <WhyNot reason={open && t(`sign.notNow.${open}`)}>
          <Button variant="contained" size="large" loading={sign.isPending} onClick={begin}>
            {t('sign.submit')}
          </Button>
        </WhyNot>
        <Typography variant="caption" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {t('sign.digest', { digest: signing.digest })}
        </Typography>
      </Box>
    </Panel>
  )
}

const Ending = ({ quote, signing, mayAttest }: { quote: Quote; signing: Signing; mayAttest: boolean }) => {
  const { t } = useTranslation('quote')
  if (signing.status === 'SIGNED' && signing.signature)
    return (
      <Panel title={t('sign.done')}>
        <Typography>
          {t('sign.doneText', { name: signing.signature.name, at: dateTime(signing.signature.at) })}
        </Typography>
      </Panel>
    )
  if (!canQuote(quote.agencyStatus, 'sign') || !mayAttest)
    return (
      <Panel title={t('sign.notYet')}>
        <Typography>{t(mayAttest ? 'sign.notYetText' : 'sign.notYours', { agency: quote.agencyName })}</Typography>
      </Panel>
    )
  if (signing.missing.length > 0)
    return (
      <Panel title={t('sign.missing')}>
        <Typography>{t('sign.missingText', { agency: quote.agencyName })}</Typography>
        <Box component="ul" sx={{ mb: 0, pl: 2.5 }}>
          {signing.missing.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </Box>
      </Panel>
    )
  return <Sign quote={quote} signing={signing} />
}

/** The application as it is signed, word by word, then the name by which it is. */
export const SignApplication = ({ quote }: { quote: Quote }) => {
  const { t } = useTranslation('quote')
  const { nameOf } = useProductWords()
  const rights = useOfferRights(quote)
  const signing = useOperation(getSigning, { params: { quoteId: quote.id } }, { staleTime: 0 })
  if (signing.error && !signing.data)
    return <ProblemPanel error={signing.error} onRetry={() => void signing.refetch()} />
  if (!signing.data) return <CardSkeleton cards={2} height={280} />
  const { request, statement, status } = signing.data
  const signer = rights.attest ? request?.signerName : undefined
  return (
    <Box sx={{ maxWidth: 760, mx: 'auto' }}>
      <PageHeader
        title={t('sign.title', { company: statement.companyName })}
        subtitle={signer ? t('sign.leadFor', { name: signer }) : t('sign.lead')}
      />
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {status === 'SUPERSEDED' && signing.data.signature && (
          <StatusScene tone="review" title={t('sign.superseded')}>
            {t('sign.supersededText', {
              name: signing.data.signature.name,
              at: dateTime(signing.data.signature.at),
            })}
          </StatusScene>
        )}
        {signing.data.changed && (
          <Panel title={t('sign.changed')}>
            <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
              {signing.data.changed.map(({ label, before, answer }) => (
                <Typography key={label} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                  {t('sign.changedLine', {
                    label,
                    before: before ?? t('sign.nothing'),
                    answer: answer ?? t('sign.nothing'),
                  })}
                </Typography>
              ))}
            </Box>
          </Panel>
        )}
        <Panel title={t('sign.cover')}>
          <KeyValueList
            columns={1}
            layout="row"
            items={[
              { label: t('notice.quote'), value: statement.quoteNumber },
              { label: t('sign.product'), value: nameOf(statement.product) },
              { label: t('terms.aggregateLimit'), value: wholeMoney(statement.limit) },
              { label: t('terms.deductible'), value: wholeMoney(statement.deductible) },
              { label: t('terms.start'), value: t('offer.atStart', { date: date(statement.effectiveDate) }) },
              { label: t('notice.total'), value: money(statement.totalPremium) },
            ]}
          />
        </Panel>
        <Panel title={t('sign.company')}>
          <Lines lines={statement.company} />
        </Panel>
        {statement.answers.length > 0 && (
          <Panel title={t('sign.answers')}>
            <Lines lines={statement.answers} />
          </Panel>
        )}
        <Ending quote={quote} signing={signing.data} mayAttest={rights.attest} />
      </Box>
    </Box>
  )
}
