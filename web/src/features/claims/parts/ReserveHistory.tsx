import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { ClaimFile } from '#shared/contracts/claims/claimFile.ts'
import { date, exactMoney } from '#web/i18n/format.ts'
import { Folded } from '#web/ui/Folded.tsx'
import { coverageName } from '../forms/CoverageField.tsx'

type Reserves = Pick<ClaimFile, 'reserves'>

/** Each change of a reserve: to what, by whom, when and why; the last first. */
export const ReserveChanges = ({ reserves }: Reserves) => {
  const { t } = useTranslation('claims')
  return (
    <Box component="ol" reversed sx={{ listStyle: 'none', p: 0, m: 0, mt: 1, display: 'grid', gap: 1 }}>
      {reserves.toReversed().map(({ amount, at, coverageId, kind, name, reason }) => (
        <li key={`${at}${kind}${coverageId}`}>
          <Typography variant="body2" className="tabular">
            {t('reserveHistory.to', {
              what: `${t(`kinds.${kind}`)} · ${coverageName(coverageId)}`,
              amount: exactMoney(amount),
            })}
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: 'pre-wrap' }}>
            {t('reserveHistory.by', { name, day: date(at), reason })}
          </Typography>
        </li>
      ))}
    </Box>
  )
}

/** How the reserves came to be what they are, a press away. */
export const ReserveHistory = ({ reserves }: Reserves) => {
  const { t } = useTranslation('claims')
  if (reserves.length === 0) return null
  return (
    <Folded label={t('reserveHistory.title', { count: reserves.length })}>
      <ReserveChanges reserves={reserves} />
    </Folded>
  )
}
