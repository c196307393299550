import type { PortfolioScenarioRow } from '#shared/contracts/quote/portfolioScenarioRecord.ts'
import { dateTime, number } from '#web/i18n/format.ts'
import { changeOf, scoreChange, suppositionWords } from '#web/records/dislocation/suppositionWords.ts'
import type { Column } from '#web/tables/column.ts'

/** Columns of the list of suppositions about the book in force. */
export const scenarioColumns: readonly Column<PortfolioScenarioRow>[] = [
  { id: 'name', header: 'underwriting:scenarios.name', cell: ({ name }) => name, fixed: true, card: 'title' },
  {
    id: 'supposed',
    header: 'underwriting:scenarios.supposed',
    cell: ({ supposed }) => suppositionWords(supposed),
    card: 'text',
  },
  {
    id: 'changed',
    header: 'underwriting:scenarios.changed',
    cell: ({ report }) => number(report.changed),
    align: 'end',
    card: 'fact',
  },
  {
    id: 'premium',
    header: 'underwriting:scenarios.premium',
    cell: ({ report }) => changeOf(report),
    align: 'end',
    card: 'fact',
  },
  {
    id: 'score',
    header: 'underwriting:scenarios.score',
    cell: ({ report }) => scoreChange(report),
    align: 'end',
    card: 'fact',
  },
  {
    id: 'outcomes',
    header: 'underwriting:scenarios.outcomes',
    cell: ({ report }) => number(report.outcomes),
    align: 'end',
    card: 'fact',
  },
  {
    id: 'created',
    header: 'underwriting:scenarios.asked',
    cell: ({ report }) => dateTime(report.startedAt),
    align: 'end',
    card: 'fact',
  },
]
