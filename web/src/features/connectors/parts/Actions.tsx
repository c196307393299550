import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/contract/operation.ts'
import type { listConnectorActions } from '#shared/contracts/connector/connectors.ts'
import type { AccountId } from '#shared/domain/ids/ids.ts'
import { connectorKinds } from '#shared/domain/integration/connectors.ts'
import { exactMoney, number } from '#web/i18n/format.ts'
import { useEffects } from './useEffects.ts'

type ActionsProps = {
  accountId: AccountId
  actions: ResponseOf<typeof listConnectorActions>
}

/** What would raise a system's score, each with what it would do to the risk score and to the premium. */
export const Actions = ({ accountId, actions }: ActionsProps) => {
  const { t } = useTranslation('connectors')
  const effects = useEffects(accountId)?.content
  return (
    <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
      {actions.map(({ id, title, category, control, status, points, riskEffect = 0, alsoLackingIn = [] }) => {
        const premium = effects?.find((each) => each.control === control)?.premiumDifference ?? 0
        const told = [
          category,
          ...(status === 'OPEN' && riskEffect > 0 ? [t('posture.effect', { effect: number(riskEffect) })] : []),
          ...(status === 'OPEN' && premium < 0 ? [t('posture.premium', { less: exactMoney(-premium) })] : []),
          ...(alsoLackingIn.length > 0
            ? [t('posture.alsoIn', { systems: alsoLackingIn.map((type) => connectorKinds[type].name).join(', ') })]
            : []),
        ]
        return (
          <Box component="li" key={id} sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
            <Box sx={{ minWidth: 0 }}>
              <Typography color={status === 'DONE' ? 'text.secondary' : 'text.primary'}>{title}</Typography>
              <Typography variant="body2" color="text.secondary">
                {told.join(' · ')}
              </Typography>
            </Box>
            <Typography className="tabular" sx={{ whiteSpace: 'nowrap' }}>
              {status === 'DONE' ? t('posture.done') : t('posture.points', { points: number(points) })}
            </Typography>
          </Box>
        )
      })}
    </Box>
  )
}
