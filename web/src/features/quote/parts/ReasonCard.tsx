import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isAboutMoney } from '#shared/domain/rating/moneyRules.ts'
import type { ReferralReason } from '#shared/domain/rating/referralReason.ts'
import { number, wholeMoney } from '#web/i18n/format.ts'
import { WarningIcon } from '#web/ui/icons.tsx'

/** How grave a reason is that still decides. */
const tones = { DECLINED: 'error.main', REFERRED: 'warning.main', INDICATION: undefined } as const

const words = (value: number, ruleId: string): string => (isAboutMoney(ruleId) ? wholeMoney(value) : number(value))

type ReasonCardProps = {
  reason: ReferralReason
  /** The next step, where there is one on the screen. */
  action?: ReactNode
  /** It was decided on: what would have cured it is no longer told. */
  settled?: boolean
}

/**
 * Why a quote is declined, referred or an indication, and what would cure it. Figures are told with the line they cross; answers are
 * told by the message alone, since their names are not the reader's.
 */
export const ReasonCard = ({ reason, action, settled = false }: ReasonCardProps) => {
  const { t } = useTranslation('quote')
  const { ruleId, message, input, threshold, cure, outcome } = reason
  const tone = settled ? undefined : tones[outcome]
  return (
    <Box
      component="li"
      data-rule={ruleId}
      sx={{
        display: 'grid',
        gridTemplateColumns: '22px 1fr',
        columnGap: 1,
        p: 1.5,
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        borderLeft: '3px solid',
        borderLeftColor: tone ?? 'text.disabled',
        bgcolor: 'background.paper',
      }}
    >
      <WarningIcon sx={{ color: tone ?? 'text.secondary', mt: '1px' }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500 }}>{message}</Typography>
        {typeof input === 'number' && typeof threshold === 'number' && (
          <Typography variant="body2" color="text.secondary" className="tabular">
            {t('reasons.facts', { input: words(input, ruleId), threshold: words(threshold, ruleId) })}
          </Typography>
        )}
        {!settled && (
          <Typography variant="body2" sx={{ mt: 0.5 }}>
            {cure}
          </Typography>
        )}
        {action && <Box sx={{ mt: 0.75, ml: -1.5 }}>{action}</Box>}
      </Box>
    </Box>
  )
}
