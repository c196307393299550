import Typography from '@mui/material/Typography'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { dateTime } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { AnswerList } from '#web/records/questionnaire/AnswerList.tsx'
import { useAnswerWords } from '#web/records/questionnaire/answerWords.ts'
import { GivenBy } from '#web/records/questionnaire/GivenBy.tsx'
import { answerGroups } from '#web/records/quote/answerRows.ts'
import { QuestionnaireStanding } from '#web/records/quote/QuestionnaireStanding.tsx'
import { Folded } from '#web/ui/Folded.tsx'
import { CheckIcon, WarningIcon } from '#web/ui/icons.tsx'
import { Panel } from '#web/ui/Panel.tsx'

/** Who of the insured has confirmed the application, and whether it still says the same. */
const Attested = ({
  applicationStatus,
  attested,
  signature,
  signRequest,
}: Pick<Quote, 'applicationStatus' | 'attested' | 'signature' | 'signRequest'>) => {
  const { t } = useTranslation('quote')
  const isConfirmed = attested?.outdated === false
  const signed = signature && { name: signature.name, at: dateTime(signature.at) }
  const Icon = isConfirmed ? CheckIcon : WarningIcon
  const at = attested ? dateTime(attested.at) : ''
  const text = signed
    ? t(applicationStatus === 'SIGNED' ? 'application.signed' : 'application.superseded', signed)
    : !attested && signRequest
      ? t('application.askedToSign', { name: signRequest.signerName, at: dateTime(signRequest.at) })
      : !attested
        ? t('application.none')
        : attested.outdated
          ? t('application.outdated', { name: attested.name, at })
          : attested.address === undefined
            ? t('application.attested', { name: attested.name, at })
            : t('application.attestedFrom', {
                name: attested.name,
                email: attested.email,
                at,
                address: attested.address,
              })
  return (
    <Typography
      variant="body2"
      sx={{ display: 'flex', gap: 0.75, alignItems: 'center', mb: 1, fontWeight: 500, overflowWrap: 'anywhere' }}
    >
      <Icon sx={{ fontSize: '18px !important', color: isConfirmed ? 'success.main' : 'warning.dark' }} />
      <span>{text}</span>
    </Typography>
  )
}

/** What was stated by name when it was signed or confirmed, such as a rejection of terrorism cover. */
const Stated = ({ attested, signature }: Pick<Quote, 'attested' | 'signature'>) => {
  const { t } = useTranslation('quote')
  const by = signature?.declarations ? signature : attested
  if (!by?.declarations?.length) return null
  return (
    <Typography variant="body2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
      {t('application.stated', {
        what: by.declarations.map(({ title }) => title).join('; '),
        name: by.name,
        at: dateTime(by.at),
      })}
    </Typography>
  )
}

type ApplicationPanelProps = {
  quote: Pick<
    Quote,
    | 'answered'
    | 'applicationStatus'
    | 'attested'
    | 'cowbellRiskFactors'
    | 'product'
    | 'questionnaire'
    | 'securityQuestions'
    | 'signature'
    | 'signRequest'
  >
  /** What its reader may do about it. */
  actions?: ReactNode
  /** The answers are a press away, where nobody vouches for them now. */
  folded?: boolean
}

/**
 * What was answered for the company, question by question, each with who said it and when: the price stands on it, and
 * whoever accepts vouches for it.
 */
export const ApplicationPanel = ({ quote, actions, folded = false }: ApplicationPanelProps) => {
  const { t } = useTranslation('quote')
  const words = useAnswerWords()
  const rows = useMemo(
    () =>
      answerGroups(
        region.code,
        quote.product,
        {
          quote: quote.securityQuestions,
          account: undefined,
          answered: quote.answered,
          factors: quote.cowbellRiskFactors.factors,
        },
        words,
      ).flatMap((group) => group.rows),
    [quote, words],
  )
  if (rows.length === 0) return null
  const answers = (
    <>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {t('application.hint')}
      </Typography>
      <AnswerList lines={rows.map(({ by, seen, ...line }) => ({ ...line, note: <GivenBy by={by} seen={seen} /> }))} />
    </>
  )
  return (
    <Panel dense title={t('application.title')} actions={actions} sx={{ order: { xs: 3, md: 0 } }}>
      <Attested {...quote} />
      <Stated {...quote} />
      <QuestionnaireStanding sent={quote.questionnaire} />
      {folded ? <Folded label={t('application.show', { count: rows.length })}>{answers}</Folded> : answers}
    </Panel>
  )
}
