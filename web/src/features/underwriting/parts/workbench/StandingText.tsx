import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import type { AuthorityExcess } from '#shared/domain/quoting/authority.ts'
import { ago, wholeMoney } from '../../../../i18n/format.ts'
import { WarningIcon } from '../../../../ui/icons.tsx'
import type { NotNow } from '../decisions.ts'

type StandingTextProps = {
  quote: Quote
  userId: string
  notNow: NotNow | undefined
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
        : t(`bar.status.${agencyStatus.replaceAll(' ', '_')}`)
  const obstacle = excess
    ? t(`bar.beyond.${excess.measure}`, { value: wholeMoney(excess.value), threshold: wholeMoney(excess.threshold) })
    : notNow === 'pricing' || notNow === 'expired'
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
