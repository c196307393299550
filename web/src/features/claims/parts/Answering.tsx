import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { ClaimCover } from '#shared/contracts/claims/claimFile.ts'
import { date } from '#web/i18n/format.ts'
import { type Said, standingOf } from './standingOf.ts'

/** Under which policy a claim stands: by its days, by the desk's choice, or what has to be decided first. */
export const Answering = ({ cover }: { cover: ClaimCover }) => {
  const { t } = useTranslation('claims')
  const { first, rest, isOpen } = standingOf(cover)
  const { period, chosen } = cover
  const isBare = cover.policyNumber !== undefined && !cover.coverages.some(({ answers }) => answers)
  const days = period && { from: date(period.from), to: date(period.until) }
  const words = ({ key, basis, ...named }: Said) =>
    t(key, { ...named, basis: basis && t(`cover.basis.${basis}`, { day: named.day }) })
  return (
    <Box className="tabular" sx={{ mb: 1, display: 'grid', gap: 0.5 }}>
      {isOpen ? (
        <Alert severity="warning">{[first, ...rest].map(words).join(' ')}</Alert>
      ) : (
        <>
          <Typography>{words(first)}</Typography>
          {chosen?.reason && (
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              {chosen.reason}
            </Typography>
          )}
          {rest.map((each) => (
            <Typography key={each.key} variant="body2" color="text.secondary">
              {words(each)}
            </Typography>
          ))}
        </>
      )}
      {isBare && <Alert severity="warning">{t('cover.noneAnswers')}</Alert>}
      {days && (
        <Typography variant="body2" color="text.secondary">
          {period.reportingUntil
            ? t('cover.coversExtended', { ...days, until: date(period.reportingUntil) })
            : t('cover.covers', days)}
        </Typography>
      )}
      {cover.basis === 'BY_LAW' && period?.goesOnUntil && (
        <Alert severity="info">{t('cover.goesOn', { to: date(period.until), until: date(period.goesOnUntil) })}</Alert>
      )}
    </Box>
  )
}
