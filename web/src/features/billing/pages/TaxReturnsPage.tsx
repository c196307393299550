import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { listTaxReturns } from '#shared/contracts/billing/taxes.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { TaxReturnsTable } from '../tables/TaxReturnsTable.tsx'

/** What is owed to each authority, by when, and what was filed. */
export const TaxReturnsPage = () => {
  const { t } = useTranslation('billing')
  const { data, error, isPending, refetch } = useOperation(listTaxReturns, {})
  const inPhase = (phase: 'dueSoon' | 'overdue') => data?.returns.filter((each) => each.phase === phase).length ?? 0
  const [overdue, soon] = [inPhase('overdue'), inPhase('dueSoon')]
  return (
    <Page>
      <PageHeader title={t('taxes.title')} subtitle={t('taxes.subtitle')} />
      {overdue > 0 && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {t('taxes.overdue', { count: overdue })}
        </Alert>
      )}
      {soon > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('taxes.soon', { count: soon })}
        </Alert>
      )}
      <TaxReturnsTable
        rows={data?.returns}
        loading={isPending}
        error={error ?? undefined}
        onRetry={() => void refetch()}
      />
    </Page>
  )
}
