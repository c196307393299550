import { useTranslation } from 'react-i18next'
import { listPeriods } from '#shared/contracts/billing/periods.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { NextPeriod } from '../parts/periods/NextPeriod.tsx'
import { PeriodsTable } from '../tables/PeriodsTable.tsx'

/** The months of the books: which are closed, by whom, and what keeps the next one from being closed. */
export const PeriodsPage = () => {
  const { t } = useTranslation('billing')
  const { data, error, isPending, refetch } = useOperation(listPeriods, {})
  return (
    <Page width="medium">
      <PageHeader title={t('periods.title')} subtitle={t('periods.subtitle')} />
      {data?.next && <NextPeriod month={data.next} />}
      <PeriodsTable
        rows={data?.periods}
        last={data?.periods.find(({ status }) => status === 'CLOSED')?.month}
        loading={isPending}
        error={error ?? undefined}
        onRetry={() => void refetch()}
      />
    </Page>
  )
}
