import { View } from '@react-pdf/renderer'
import { createElement as h } from 'react'
import type { Coverage, DocumentData } from '../documentData.ts'
import { type Formats, formatsOf } from '../formats.ts'
import { palette } from '../palette.ts'
import { text, type } from '../typography.ts'
import { type Words, wordsOf } from '../words.ts'

type Column = { title: string; width: string; right?: boolean; of: (coverage: Coverage) => string }

const columnsOf = (coverages: readonly Coverage[], words: Words, formats: Formats): Column[] => {
  const has = (key: keyof Coverage) => coverages.some((coverage) => coverage[key] !== undefined)
  const optional: (Column | false)[] = [
    {
      title: 'Limit',
      width: '15%',
      right: true,
      of: ({ limit }) => (limit === undefined ? 'Included' : formats.whole(limit)),
    },
    has('deductible') && {
      title: words.deductible,
      width: '12%',
      right: true,
      of: ({ deductible }) => (deductible === undefined ? '–' : formats.whole(deductible)),
    },
    has('waitingPeriod') && {
      title: 'Waiting period',
      width: '12%',
      right: true,
      of: ({ waitingPeriod }) => waitingPeriod ?? '–',
    },
    has('retroPeriod') && {
      title: words.retroPeriod,
      width: '15%',
      right: true,
      of: ({ retroPeriod }) => retroPeriod ?? '–',
    },
    has('premium') && {
      title: words.premium,
      width: '13%',
      right: true,
      of: ({ premium }) => (premium === undefined ? 'Included' : formats.exact(premium)),
    },
  ]
  const columns = optional.filter((column) => column !== false)
  const rest = 100 - columns.reduce((sum, { width }) => sum + Number.parseFloat(width), 0)
  return [{ title: 'Coverage', width: `${rest}%`, of: ({ name }) => name }, ...columns]
}

const cellStyle = ({ width, right }: Column) => ({ width, paddingLeft: right ? 6 : 0, ...(right ? type.column : {}) })

const headerRow = (columns: readonly Column[]) =>
  h(
    View,
    {
      fixed: true,
      style: {
        flexDirection: 'row',
        alignItems: 'flex-end',
        paddingBottom: 5,
        borderBottom: `1pt solid ${palette.ink}`,
      },
    },
    ...columns.map((column) => text([type.label, cellStyle(column)], column.title)),
  )

const coverageRow = (columns: readonly Column[], coverage: Coverage) =>
  h(
    View,
    {
      wrap: false,
      style: { flexDirection: 'row', paddingVertical: 3.6, borderBottom: `0.5pt solid ${palette.hairline}` },
    },
    ...columns.map((column) => text([{ fontSize: 8, lineHeight: 1.35 }, cellStyle(column)], column.of(coverage))),
  )

const groupRow = (group: string) =>
  h(
    View,
    { wrap: false, minPresenceAhead: 34, style: { paddingTop: 8, paddingBottom: 2 } },
    text({ fontSize: 8, lineHeight: 1.35, fontWeight: 600, color: palette.accent }, group),
  )

/** The coverages of a document by group. Columns nothing is said in are left out, and the header repeats on each sheet. */
export const coverageTable = (data: DocumentData) => {
  const columns = columnsOf(data.coverages, wordsOf(data.region), formatsOf(data))
  const groups = Map.groupBy(data.coverages, ({ group }) => group)
  return h(
    View,
    {},
    headerRow(columns),
    ...[...groups].flatMap(([group, coverages]) => [
      groupRow(group),
      ...coverages.map((coverage) => coverageRow(columns, coverage)),
    ]),
  )
}
