import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getSecurityQuestions } from '#shared/contracts/account/questions.ts'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import type { RiskDriver, RiskFactor } from '#shared/domain/risk/riskFactor.ts'
import { quoteLife } from '#shared/records/quote/quoteLife.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import * as quoteDialogs from '#web/features/quote/dialogs.ts'
import { date, dateTime, number } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { useAnswerWords } from '#web/records/questionnaire/answerWords.ts'
import { GivenBy } from '#web/records/questionnaire/GivenBy.tsx'
import { type AnswerRow, answerGroups } from '#web/records/quote/answerRows.ts'
import { QuestionnaireStanding } from '#web/records/quote/QuestionnaireStanding.tsx'
import { useCan } from '#web/records/useCan.ts'
import { FilterChips } from '#web/tables/FilterChips.tsx'
import { WarningIcon } from '#web/ui/icons.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { scanFindings } from './scanFindings.ts'

const line = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) minmax(72px, auto) 148px' },
  columnGap: 1.5,
  alignItems: 'baseline',
  py: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
} as const

const Source = ({ source }: { source: 'account' | 'quote' | 'scan' | undefined }) => {
  const { t } = useTranslation('underwriting')
  return (
    <Typography variant="caption" color="text.secondary" sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
      {source === 'quote' ? (
        <Chip size="small" color="info" variant="outlined" label={t('answers.source.quote')} sx={{ height: 20 }} />
      ) : (
        source && t(`answers.source.${source}`)
      )}
    </Typography>
  )
}

const Answer = ({ row: { label, answer, adverse, kind, source, accounts, by, seen } }: { row: AnswerRow }) => {
  const { t } = useTranslation('underwriting')
  const isText = kind === 'text'
  return (
    <Box component="li" sx={line}>
      <Typography variant="body2" component="span" sx={{ minWidth: 0 }}>
        {label}
        {isText && (
          <Box component="q" sx={{ display: 'block', color: 'text.secondary', whiteSpace: 'pre-wrap' }}>
            {answer}
          </Box>
        )}
        <GivenBy by={by} seen={seen} />
        {source === 'quote' && (
          <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {t('answers.accounts', { answer: accounts ?? t('answers.open') })}
          </Box>
        )}
      </Typography>
      <Typography
        variant="body2"
        component="span"
        sx={{
          fontWeight: adverse ? 650 : 500,
          color: answer === undefined ? 'text.secondary' : adverse ? 'warning.dark' : 'text.primary',
          display: 'inline-flex',
          gap: 0.5,
          alignItems: 'center',
        }}
      >
        {adverse && <WarningIcon sx={{ fontSize: '15px !important' }} titleAccess={t('answers.adverse')} />}
        {isText ? '' : (answer ?? t('answers.open'))}
      </Typography>
      <Source source={source} />
    </Box>
  )
}

const Finding = ({ finding }: { finding: RiskDriver }) => (
  <Box component="li" sx={line}>
    <Typography variant="body2" component="span">
      {finding.text}
    </Typography>
    <Typography
      variant="body2"
      component="span"
      className="tabular"
      sx={{ fontWeight: 500, color: finding.effect < 0 ? 'warning.dark' : 'success.main' }}
    >
      {finding.effect > 0 ? `+${number(finding.effect)}` : `−${number(Math.abs(finding.effect))}`}
    </Typography>
    <Source source="scan" />
  </Box>
)

const list = { listStyle: 'none', m: 0, p: 0, mb: 1.5 } as const

type View = 'adverse' | 'open' | 'quote'
const views: readonly View[] = ['adverse', 'open', 'quote']

const fits = (answer: AnswerRow, view: View | undefined): boolean => {
  if (view === 'adverse') return answer.adverse
  if (view === 'open') return answer.answer === undefined
  return view === 'quote' ? answer.source === 'quote' : true
}

/** Who confirmed the application for the insured, when and from where; that nobody has; or that it says something else now. */
const Attested = ({ attested }: Pick<Quote, 'attested'>) => {
  const { t } = useTranslation('underwriting')
  const facts = attested && { ...attested, address: attested.address ?? '', at: dateTime(attested.at) }
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
      {facts ? t(facts.outdated ? 'answers.outdated' : 'answers.attested', facts) : t('answers.unattested')}
    </Typography>
  )
}

/** What the company answered, question by question with where the answer comes from, and what the scan saw. */
export const AnswersPanel = ({ quote, factors }: { quote: Quote; factors: readonly RiskFactor[] | undefined }) => {
  const { t } = useTranslation(['underwriting', 'records'])
  const words = useAnswerWords()
  const may = useMay()
  const can = useCan(quoteLife)
  const dialogs = useDialogs()
  const [view, setView] = useState<View>()
  const account = useOperation(getSecurityQuestions, { params: { accountId: quote.accountId } })
  const groups = useMemo(
    () =>
      answerGroups(
        region.code,
        quote.product,
        { quote: quote.securityQuestions, account: account.data, answered: quote.answered, factors },
        words,
      ),
    [quote, account.data, factors, words],
  )
  const shown = groups
    .map(({ key, rows }) => ({ key, rows: rows.filter((each) => fits(each, view)) }))
    .filter(({ rows }) => rows.length > 0)
  const findings = scanFindings(factors ?? []).filter(
    ({ effect }) => view === undefined || (view === 'adverse' && effect < 0),
  )
  return (
    <Panel
      title={t('answers.title')}
      dense
      aside={
        account.data?.lastSecurityAnswered && (
          <Typography variant="caption" color="text.secondary">
            {t('answers.answered', { date: date(account.data.lastSecurityAnswered) })}
          </Typography>
        )
      }
      actions={
        <>
          {may('quote:send') && can(quote.agencyStatus, 'askToAnswer') && (
            <Button size="small" onClick={() => dialogs.open(quoteDialogs.sendQuestionnaire, { quoteId: quote.id })}>
              {t('answers.send')}
            </Button>
          )}
          <FilterChips
            label={t('answers.show')}
            single
            options={views.map((value) => ({ value, label: t(`answers.view.${value}`) }))}
            value={view ? [view] : []}
            onChange={([next]) => setView(views.find((each) => each === next))}
          />
        </>
      }
    >
      <Attested attested={quote.attested} />
      <QuestionnaireStanding sent={quote.questionnaire} />
      {shown.length === 0 && findings.length === 0 && (
        <Typography color="text.secondary">{t('answers.nothing')}</Typography>
      )}
      <Box>
        {shown.map(({ key, rows }) => (
          <Box key={key}>
            <Typography variant="h6" component="h3" color="text.secondary" sx={{ mb: 0.25 }}>
              {t(`records:questionnaire.groups.${key}`)}
            </Typography>
            <Box component="ul" sx={list}>
              {rows.map((each) => (
                <Answer row={each} key={each.key} />
              ))}
            </Box>
          </Box>
        ))}
        {findings.length > 0 && (
          <Box>
            <Typography variant="h6" component="h3" color="text.secondary" sx={{ mb: 0.25 }}>
              {t('answers.scan')}
            </Typography>
            <Box component="ul" sx={list}>
              {findings.map((finding) => (
                <Finding key={finding.text} finding={finding} />
              ))}
            </Box>
          </Box>
        )}
      </Box>
    </Panel>
  )
}
