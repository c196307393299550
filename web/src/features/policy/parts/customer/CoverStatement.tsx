import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import type { Tone } from '#shared/records/tone.ts'
import { date, wholeMoney } from '#web/i18n/format.ts'
import { tones } from '#web/theme/tones.ts'
import { ToneShape } from '#web/ui/ToneShape.tsx'
import { coverPeriod } from '../coverPeriod.ts'
import { type Standing, standingOf } from './standing.ts'

const toneOf: Readonly<Record<Standing, Tone>> = {
  binder: 'bound',
  begins: 'ready',
  covered: 'active',
  ending: 'referred',
  over: 'ended',
}

/** The answer to the first question: am I covered, for how much and until when. */
export const CoverStatement = ({ policy, now }: { policy: Policy; now: string }) => {
  const { t } = useTranslation('policy')
  const standing = standingOf(policy, now)
  const tone = toneOf[standing]
  const { from, to } = coverPeriod(policy)
  const until =
    standing === 'ending' ? (policy.cancellation?.effectiveDate ?? policy.expirationDate) : policy.expirationDate
  return (
    <Paper variant="outlined" sx={{ borderRadius: 1.5, p: { xs: 2.5, md: 3 } }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
        <Box
          sx={(theme) => ({
            flex: 'none',
            width: 48,
            height: 48,
            borderRadius: '50%',
            display: 'grid',
            placeItems: 'center',
            bgcolor: tones[tone].light.ground,
            color: tones[tone].light.ink,
            ...theme.applyStyles('dark', { bgcolor: tones[tone].dark.ground, color: tones[tone].dark.ink }),
          })}
        >
          <ToneShape tone={tone} size={22} />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h2">
            {t(`customer.standing.${standing}`, {
              from: date(policy.effectiveDate, { dateStyle: 'long' }),
              until: date(until, { dateStyle: 'long' }),
            })}
          </Typography>
          <Typography sx={{ mt: 0.5, fontSize: 16 }}>
            {t(policy.excess ? 'customer.amountsExcess' : 'customer.amounts', {
              limit: wholeMoney(policy.aggLimit),
              deductible: wholeMoney(policy.deductible),
            })}
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
            {t('period.fromTo', { from, to })}
          </Typography>
        </Box>
      </Box>
    </Paper>
  )
}
