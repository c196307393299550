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

/** What is insured in addition to the aggregate limit, which a policy shows as such; nothing where nothing is. */
const besideAggregate = (coverages: readonly Coverage[]): string[] => {
  const names = coverages.filter((coverage) => coverage.besideAggregate).map(({ name }) => name)
  return names.length === 0 ? [] : [`In addition to the aggregate limit: ${names.join(', ')}.`]
}

/** The same as the lead of a section that says nothing else of limits. */
export const besideLead = ({ coverages }: Pick<DocumentData, 'coverages'>): { readonly lead?: string } => {
  const [lead] = besideAggregate(coverages)
  return lead === undefined ? {} : { lead }
}

/** How the limits of a policy's coverages lie in its aggregate limit. */
export const limitsLie = (coverages: readonly Coverage[]): string =>
  ['Limits are part of, not in addition to, the aggregate limit.', ...besideAggregate(coverages)].join(' ')

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
