import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { AccountId } from '#shared/domain/ids/ids.ts'
import type { ConnectorType } from '#shared/domain/integration/connectors.ts'
import { exactMoney, number } from '#web/i18n/format.ts'
import { useEffects } from './useEffects.ts'

type TogetherProps = { accountId: AccountId; connectorType: ConnectorType; riskEffect: number }

/** What everything that a system does not see in place would do to the risk score and to the premium, taken together. */
export const Together = ({ accountId, connectorType, riskEffect }: TogetherProps) => {
  const { t } = useTranslation('connectors')
  const effects = useEffects(accountId)
  const here = effects?.bySystem.find(({ system }) => system === connectorType)
  if (riskEffect <= 0) return null
  const effect = number(riskEffect)
  if (here === undefined || effects?.pricedBy === undefined)
    return <Typography variant="body2">{t('posture.togetherScore', { effect })}</Typography>
  const { premiumDifference } = here
  const { quoteNumber: quote } = effects.pricedBy
  return (
    <Typography variant="body2">
      {premiumDifference < 0
        ? t('posture.together', { effect, less: exactMoney(-premiumDifference), quote })
        : t('posture.togetherSamePremium', { effect, quote })}
    </Typography>
  )
}
