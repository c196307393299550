import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { listQuoteHistory } from '#shared/contracts/quote/history.ts'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import type { StatusNote } from '#shared/contracts/quote/quoteParts.ts'
import type { Reason } from '#shared/domain/coverage/reason.ts'
import { dateTime } from '#web/i18n/format.ts'
import { RiskChangeNote } from '#web/records/quote/RiskChangeNote.tsx'
import { useHistory } from '#web/records/useHistory.ts'
import { CheckIcon, InfoIcon, WarningIcon } from '#web/ui/icons.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { isLongFact, lineLabel, reasonFact } from './reasonFacts.ts'

type ReasonCardProps = {
  reason: Reason
  weight: 'refers' | 'indicates'
  /** Whether the quote still waits for an underwriter: then what would cure it is told. */
  open: boolean
}

/** Statuses in which an underwriter, or a better answer, can still change what becomes of the quote. */
const awaiting: readonly Quote['agencyStatus'][] = ['INDICATION', 'REFERRED', 'IN_REVIEW']

const explained = ['DECLINED', 'LOST', 'RESCIND'] as const

/** What the panel tells: why the quote is or was referred, why it ended, or that no rule has anything against it. */
const reasonsAbout = ({ agencyStatus, referralReasons, statusNote }: Quote) => {
  const ended = explained.find((status) => status === agencyStatus)
  if (ended !== undefined && statusNote !== undefined) return ended
  if (referralReasons.length === 0 && statusNote === undefined) return 'none'
  return awaiting.includes(agencyStatus) ? 'is' : 'was'
}

const colors = { refers: 'warning.main', indicates: 'info.main' } as const

/** One rule that struck: what it looked at, where it draws the line, what would cure it. */
const ReasonCard = ({ reason, weight, open }: ReasonCardProps) => {
  const { t } = useTranslation('underwriting')
  const found = reasonFact(reason, reason.input, t)
  const line = reasonFact(reason, reason.threshold, t)
  const long = isLongFact(found)
  const Icon = weight === 'refers' ? WarningIcon : InfoIcon
  return (
    <Box
      component="li"
      data-rule={reason.ruleId}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        border: 1,
        borderColor: 'divider',
        borderTop: '3px solid',
        borderTopColor: colors[weight],
        borderRadius: 1,
        p: 1.5,
        minWidth: 0,
        ...(long && { gridColumn: '1 / -1' }),
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Icon sx={{ color: colors[weight], mt: '1px', flex: 'none' }} />
        <Typography component="h3" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
          {reason.message}
        </Typography>
      </Box>
      {(found !== undefined || line !== undefined) && (
        <Box
          component="dl"
          sx={{
            m: 0,
            my: 1,
            display: 'grid',
            gridTemplateColumns: long ? 'minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))',
            columnGap: 1.5,
            rowGap: 0.5,
          }}
        >
          {[
            { label: t('reasons.found'), value: found },
            { label: t(lineLabel(reason)), value: line },
          ].map(({ label, value }) => (
            <Box key={label}>
              <Typography component="dt" variant="caption" color="text.secondary">
                {label}
              </Typography>
              <Typography
                component="dd"
                variant="body2"
                className="tabular"
                sx={{ m: 0, fontWeight: 650, overflowWrap: 'anywhere' }}
              >
                {value ?? '–'}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      {open && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 'auto' }}>
          <Box component="span" sx={{ fontWeight: 500, color: 'text.primary' }}>
            {t('reasons.cure')}
          </Box>{' '}
          {reason.cure}
        </Typography>
      )}
    </Box>
  )
}

/**
 * What somebody said when they sent the quote here, declined it or took it back: by the name of the colleague, whom its
 * history tells the staff, where others read the provider's.
 */
const Note = ({ quote: { id, lastUpdated }, note }: { quote: Quote; note: StatusNote }) => {
  const { t } = useTranslation('underwriting')
  const history = useHistory({ operation: listQuoteHistory, params: { quoteId: id }, asOf: lastUpdated })
  const by = history.data?.hits.find(({ at }) => at === note.at)?.by ?? note.by
  return (
    <Box sx={{ borderLeft: '3px solid', borderColor: 'divider', pl: 1.5, mb: 1.5, maxWidth: '80ch' }}>
      <Typography sx={{ fontWeight: 500 }}>{note.reasonSummary}</Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note.reason}</Typography>
      <Typography variant="caption" color="text.secondary">
        {t('reasons.noteBy', { by, at: dateTime(note.at) })}
      </Typography>
    </Box>
  )
}

/** Why the quote is here: what somebody said, each rule that struck as a card, and what was adjusted on the way. */
export const ReferralPanel = ({ quote }: { quote: Quote }) => {
  const { t } = useTranslation('underwriting')
  const { agencyStatus, referralReasons, statusNote, warnings } = quote
  const open = awaiting.includes(agencyStatus)
  return (
    <Panel
      title={t(`reasons.title.${reasonsAbout(quote)}`)}
      dense
      aside={
        referralReasons.length > 0 && (
          <Typography variant="body2" color="text.secondary" className="tabular">
            {t('reasons.count', { count: referralReasons.length })}
          </Typography>
        )
      }
    >
      {quote.riskChange && (
        <Box sx={{ mb: 1.5 }}>
          <RiskChangeNote quote={quote} />
        </Box>
      )}
      {statusNote && <Note quote={quote} note={statusNote} />}
      {referralReasons.length === 0 && statusNote === undefined && (
        <Typography sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <CheckIcon sx={{ color: 'success.main' }} />
          {t('reasons.none')}
        </Typography>
      )}
      {referralReasons.length > 0 && (
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 270px), 1fr))',
          }}
        >
          {referralReasons.map((reason) => (
            <ReasonCard
              key={reason.ruleId}
              reason={reason}
              open={open}
              weight={reason.outcome === 'REFERRED' ? 'refers' : 'indicates'}
            />
          ))}
        </Box>
      )}
      {warnings.length > 0 && (
        <Box component="details" sx={{ mt: 1.5 }}>
          <Typography component="summary" variant="body2" color="text.secondary" sx={{ cursor: 'pointer' }}>
            {t('reasons.adjusted', { count: warnings.length })}
          </Typography>
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
            {warnings.map(({ ruleId, message, cure }) => (
              <Typography component="li" variant="body2" color="text.secondary" key={`${ruleId}|${message}`}>
                {message}. {cure}
              </Typography>
            ))}
          </Box>
        </Box>
      )}
    </Panel>
  )
}
