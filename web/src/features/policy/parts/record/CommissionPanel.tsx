import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { getPolicyCommission } from '#shared/contracts/policy/commission.ts'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { exactMoney, percent } from '#web/i18n/format.ts'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'

/** The agency's commission on a policy: agreed, earned by what was paid, and what of it became due. */
export const CommissionPanel = ({ policy }: { policy: Policy }) => {
  const { t } = useTranslation('policy')
  const commission = useOperation(getPolicyCommission, { params: { policyId: policy.id } })
  const { data } = commission
  return (
    <Panel title={t('commission.title')} dense>
      {commission.error && <ProblemPanel error={commission.error} onRetry={() => void commission.refetch()} />}
      {commission.isPending && <TextSkeleton lines={4} />}
      {data && (
        <KeyValueList
          columns={1}
          layout="row"
          items={[
            {
              label: t('commission.agreed', { percent: percent(data.commissionPercent / 100, { digits: 2 }) }),
              value: exactMoney(data.commissionAmount),
            },
            { label: t('commission.stands'), value: t(`commission.basis.${data.basis}`) },
            {
              label: t(data.manner === 'AS_WRITTEN' ? 'commission.asWritten' : 'commission.earned'),
              value: exactMoney(data.earned),
            },
            ...(data.agencyBilled ? [{ label: t('commission.retained'), value: exactMoney(data.retained) }] : []),
            { label: t('commission.booked'), value: exactMoney(data.booked) },
            { label: t('commission.toBook'), value: <b>{exactMoney(data.toBook)}</b> },
          ]}
        />
      )}
      {data?.parties && (
        <>
          <Typography variant="h5" component="h3" sx={{ mt: 2, mb: 0.5 }}>
            {t('commission.parties')}
          </Typography>
          <KeyValueList
            columns={1}
            layout="row"
            items={data.parties.map(({ agencyName, commissionAmount }) => ({
              label: agencyName,
              value: exactMoney(commissionAmount),
            }))}
          />
        </>
      )}
    </Panel>
  )
}
