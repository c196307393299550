import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import type { AuthorityExcess } from '#shared/domain/quoting/authority.ts'
import { ago } from '#web/i18n/format.ts'
import { WarningIcon } from '#web/ui/icons.tsx'
import type { OfferedDecision } from '../decisions.ts'
import { beyondWords } from './beyondWords.ts'

type StandingTextProps = {
  quote: Quote
  userId: string
  notNow: OfferedDecision['notNow'] | undefined
  excess: AuthorityExcess | undefined
}

/** Where the quote stands, in whose hands it is, and what keeps it from being released. */
export const StandingText = ({ quote, userId, notNow, excess }: StandingTextProps) => {
  const { t } = useTranslation('underwriting')
  const { agencyStatus, underwriter } = quote
  const standing =
    agencyStatus === 'IN_REVIEW' && underwriter
      ? t(underwriter.id === userId ? 'bar.mine' : 'bar.held', {
          name: underwriter.name,
          since: ago(underwriter.since),
        })
      : agencyStatus === 'REFERRED'
        ? underwriter
          ? t('bar.meantFor', { name: underwriter.name })
          : t('bar.nobody')
        : t(`bar.status.${agencyStatus}`)
  const obstacle = excess
    ? beyondWords(t, excess, quote.authority)
    : notNow === 'anothers' || notNow === 'priced' || notNow === 'unexpired'
      ? t(`notNow.${notNow}`)
      : undefined
  return (
    <Box sx={{ flex: '1 1 220px', minWidth: 0 }} aria-live="polite">
      <Typography sx={{ fontWeight: 500 }}>{standing}</Typography>
      {obstacle && (
        <Typography variant="body2" sx={{ color: 'warning.dark', display: 'flex', gap: 0.5, alignItems: 'center' }}>
          <WarningIcon sx={{ fontSize: '16px !important' }} />
          {obstacle}
        </Typography>
      )}
    </Box>
  )
}
