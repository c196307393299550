import { useTranslation } from 'react-i18next'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { FinancingFigures } from '#web/records/financing/FinancingFigures.tsx'
import { FinancedTable } from '../tables/FinancedTable.tsx'

/** Policies whose premium is financed: what came of them, what is late, and what financers owe and are owed. */
export const FinancedPage = () => {
  const { t } = useTranslation('billing')
  return (
    <Page>
      <PageHeader title={t('financed.title')} subtitle={t('financed.subtitle')} />
      <FinancingFigures />
      <FinancedTable />
    </Page>
  )
}
