import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { previewBrokerChange } from '#shared/contracts/policy/brokerOfRecord.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { PolicyId } from '#shared/domain/ids/ids.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { exactMoney } from '#web/i18n/format.ts'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { ToldTo } from './MoneyPanel.tsx'

/** What another broker moves from a day on: the insured pays what they did, and the commission of the days that are left goes over. */
export const BrokerMoney = ({
  policyId,
  effectiveDate,
}: {
  readonly policyId: PolicyId
  readonly effectiveDate: string | null | undefined
}) => {
  const { t } = useTranslation('policy')
  const day = CalendarDate.safeParse(effectiveDate)
  const { data, error, refetch } = useOperation(
    previewBrokerChange,
    day.success ? { params: { policyId }, query: { effectiveDate: day.data } } : null,
  )
  if (error) return <ProblemPanel error={error} onRetry={() => void refetch()} />
  if (data === undefined) return null
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <KeyValueList
        columns={1}
        layout="row"
        items={[
          { label: t('broker.commissionKept', { agency: data.agencyName }), value: exactMoney(data.commissionKept) },
          { label: t('broker.commissionMoved'), value: exactMoney(data.commissionMoved) },
          { label: t('broker.premium'), value: t('broker.unchanged') },
        ]}
      />
      <ToldTo to={data.toldTo} />
    </Box>
  )
}
