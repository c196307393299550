import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { DriftShown } from '#shared/contracts/connector/connectors.ts'
import type { AccountId } from '#shared/domain/ids/ids.ts'
import { date, exactMoney, number } from '#web/i18n/format.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { useEffects } from './useEffects.ts'

type DriftsProps = { accountId: AccountId; connector: string; drifts: readonly DriftShown[] }

/** What a system saw in place while the insured was covered, and sees no more: since when, what to do, what that is worth. */
export const Drifts = ({ accountId, connector, drifts }: DriftsProps) => {
  const { t } = useTranslation('connectors')
  const effects = useEffects(accountId)
  const isOwn = usePersona() === 'CUSTOMER'
  return (
    <Alert severity="warning">
      <AlertTitle>{t('drift.title', { connector })}</AlertTitle>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mb: 1, display: 'grid', gap: 1 }}>
        {drifts.map(({ control, since, riskEffect }) => {
          const premium = effects?.content.find((each) => each.control === control)?.premiumDifference ?? 0
          const quote = effects?.pricedBy?.quoteNumber
          const told = [
            t(`drift.remedy.${control}`),
            ...(riskEffect > 0 ? [t('drift.score', { effect: number(riskEffect) })] : []),
            ...(premium < 0 && quote !== undefined ? [t('drift.premium', { less: exactMoney(-premium), quote })] : []),
          ]
          return (
            <li key={control}>
              <Box sx={{ fontWeight: 500 }}>
                {t('drift.since', { what: t(`drift.what.${control}`), on: date(since) })}
              </Box>
              {told.join(' ')}
            </li>
          )
        })}
      </Box>
      {t(isOwn ? 'drift.ends' : 'drift.endsOf')}
    </Alert>
  )
}
