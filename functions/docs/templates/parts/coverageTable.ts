import type { Block, Column } from '../document.ts'
import type { Coverage, DocumentData } from '../documentData.ts'
import { type Formats, formatsOf } from '../formats.ts'
import { type Words, wordsOf } from '../words.ts'

type CoverageColumn = Column & { readonly of: (coverage: Coverage) => string }

const columnsOf = (coverages: readonly Coverage[], words: Words, formats: Formats): CoverageColumn[] => {
  const has = (key: keyof Coverage) => coverages.some((coverage) => coverage[key] !== undefined)
  const figure = (title: string, width: number, of: CoverageColumn['of']) => ({ title, width, right: true, of })
  const optional: (CoverageColumn | false)[] = [
    figure('Limit', 15, ({ limit }) => (limit === undefined ? 'Included' : formats.whole(limit))),
    has('deductible') &&
      figure(words.deductible, 12, ({ deductible }) => (deductible === undefined ? '–' : formats.whole(deductible))),
    has('waitingPeriod') && figure('Waiting period', 12, ({ waitingPeriod }) => waitingPeriod ?? '–'),
    has('retroPeriod') && figure(words.retroPeriod, 15, ({ retroPeriod }) => retroPeriod ?? '–'),
    has('premium') &&
      figure(words.premium, 13, ({ premium }) => (premium === undefined ? 'Included' : formats.exact(premium))),
  ]
  const columns = optional.filter((column) => column !== false)
  const rest = 100 - columns.reduce((sum, { width }) => sum + width, 0)
  return [{ title: 'Coverage', width: rest, of: ({ name }) => name }, ...columns]
}

/** The coverages of a document by group. Columns nothing is said in are left out, and the header repeats on each sheet. */
export const coverageTable = (data: DocumentData): Block => {
  const columns = columnsOf(data.coverages, wordsOf(data.region), formatsOf(data))
  const groups = Map.groupBy(data.coverages, ({ group }) => group)
  return {
    kind: 'table',
    columns: columns.map(({ of: _, ...column }) => column),
    groups: [...groups].map(([name, coverages]) => ({
      name,
      rows: coverages.map((coverage) => columns.map((column) => column.of(coverage))),
    })),
  }
}
