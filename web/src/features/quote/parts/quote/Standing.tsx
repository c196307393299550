import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { date, dateTime } from '#web/i18n/format.ts'
import { RiskChangeNote } from '#web/records/quote/RiskChangeNote.tsx'

/** Statuses that somebody's note explains; in any other it tells of the past, as the timeline does. */
const told: readonly Quote['agencyStatus'][] = ['DECLINED', 'IN_REVIEW', 'LOST', 'REFERRED', 'RESCIND']

type StandingProps = {
  quote: Quote
  /** The policy was asked for and is on its way. */
  issuing: boolean
  /** Its last day is over, although nobody has said so yet. */
  expired: boolean
  /** Something that is listed below stands in the way of binding. */
  obstructed: boolean
  children?: ReactNode
}

const Waiting = ({ title, text }: { title: string; text: string }) => (
  <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }} role="status">
    <CircularProgress size={22} aria-hidden="true" sx={{ mt: '2px' }} />
    <div>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Typography color="text.secondary">{text}</Typography>
    </div>
  </Box>
)

/** Where the quote stands, in a sentence: what happened, why, and what comes next. */
export const Standing = ({ quote, issuing, expired, obstructed, children }: StandingProps) => {
  const { t } = useTranslation('quote')
  const { agencyStatus, statusNote, rejection } = quote
  const status = expired && agencyStatus === 'READY' ? 'EXPIRED' : agencyStatus
  const isObstructed = obstructed && status === 'READY'
  // No rule refers it: somebody asked for the review, and says why below.
  const asked = status === 'REFERRED' && quote.referralReasons.length === 0
  const facts = {
    expiresOn: date(quote.expiresOn),
    effectiveDate: date(quote.effectiveDate),
    policyNumber: quote.binder?.policyNumber ?? '',
    customer: [quote.customerFirstName, quote.customerLastName].filter(Boolean).join(' '),
    agency: quote.agencyName,
  }
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={t('quote.standing')}
      sx={{ borderRadius: 1.5, p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 1.5 }}
    >
      {quote.patching ? (
        <Waiting title={t('standing.pricing.title')} text={t('standing.pricing.text')} />
      ) : issuing ? (
        <Waiting title={t('standing.issuing.title')} text={t('standing.issuing.text', facts)} />
      ) : (
        <div role="status">
          <Typography variant="h3" component="h2">
            {t(`standing.${isObstructed ? 'obstructed' : status}.title`, facts)}
          </Typography>
          <Typography color="text.secondary">
            {asked
              ? t('standing.REFERRED.textAsked')
              : t(`standing.${isObstructed ? 'obstructed' : status}.text`, facts)}
          </Typography>
        </div>
      )}
      <RiskChangeNote quote={quote} />
      {agencyStatus === 'API_REJECTED' && rejection && <Typography>{rejection}</Typography>}
      {statusNote && told.includes(agencyStatus) && (
        <Box sx={{ borderLeft: '3px solid', borderColor: 'divider', pl: 1.5 }}>
          <Typography sx={{ fontWeight: 500 }}>{statusNote.reasonSummary}</Typography>
          <Typography sx={{ whiteSpace: 'pre-line' }}>{statusNote.reason}</Typography>
          <Typography variant="caption" color="text.secondary">
            {t('quote.noteBy', { by: statusNote.by, at: dateTime(statusNote.at) })}
          </Typography>
        </Box>
      )}
      {children && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } }}>{children}</Box>
      )}
    </Paper>
  )
}
