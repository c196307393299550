import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { PortfolioScenarioRow } from '#shared/contracts/quote/portfolioScenarioRecord.ts'
import { listPortfolioScenarios } from '#shared/contracts/quote/portfolioScenarios.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import type { RowAction } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { TableSearch } from '#web/tables/TableSearch.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { AddIcon } from '#web/ui/icons.tsx'
import * as underwritingDialogs from '../dialogs.ts'
import { scenarioColumns } from '../parts/lists/scenarioColumns.tsx'

/** What was supposed of the whole book in force, and what it would do. */
export const ScenariosPage = () => {
  const { t } = useTranslation('underwriting')
  const { open } = useDialogs()
  const persona = usePersona()
  const list = useListState()
  const { sort: _, ...query } = list.query
  const scenarios = useOperation(listPortfolioScenarios, { query }, { keepPrevious: true, refetchInterval: 10_000 })
  const actions = ({ id, name }: PortfolioScenarioRow): readonly RowAction[] => [
    {
      label: t('scenarios.remove'),
      destructive: true,
      onSelect: () => open(underwritingDialogs.removePortfolioScenario, { scenarioId: id, name }),
    },
  ]
  return (
    <Page>
      <PageHeader
        title={t('scenarios.title')}
        subtitle={t('scenarios.about')}
        action={
          <Button
            variant="contained"
            startIcon={<AddIcon />}
            onClick={() => open(underwritingDialogs.createPortfolioScenario, {})}
          >
            {t('scenarios.add')}
          </Button>
        }
      />
      <DataTable
        name="scenarios"
        label={t('scenarios.title')}
        columns={scenarioColumns}
        rowId={({ id }) => id}
        {...list.table(scenarios)}
        rowHref={({ id }) => `${inPersona(persona, 'scenarios')}/${id}`}
        actions={actions}
        toolbar={<TableSearch value={list.search} onSearch={list.setSearch} placeholder={t('scenarios.name')} />}
        empty={{ title: t('scenarios.none'), hint: t('scenarios.noneHint') }}
      />
    </Page>
  )
}
