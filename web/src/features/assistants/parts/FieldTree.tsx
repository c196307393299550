import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { createContext, useContext } from 'react'
import { coverageById } from '#shared/domain/coverage/catalogue.ts'
import { inRegion } from '#shared/domain/coverage/regionalText.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { date } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { wordsOf } from '#web/records/historyWords.ts'
import { Money } from '#web/ui/Money.tsx'
import { answerColumns, answerName, answerValue } from './answerFields.ts'

/** How fields are called whose amounts are minor units, wherever they stand. */
const isAmount =
  /^(?:amount|charge|commission\w*|expectedTotal|fees?|kept|payable|premium\w*|refund|returned|shownTotalPremium|tax(?:es)?|taxable|total\w*)$/i

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isLeaf = (value: unknown): boolean => typeof value !== 'object' || value === null
const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0)

const isDay = /^\d{4}-\d{2}-\d{2}$/

/** Whether fields are an answer, put as one reads it; what is asked is shown to the letter. */
const IsAnswer = createContext(false)

/** A value of an answer as it is read: a day, a coverage by its name. */
const wordsFor = (name: string, value: unknown, isAnswer: boolean): string => {
  if (isEmpty(value)) return '–'
  if (!isAnswer) return String(value)
  if (typeof value === 'string' && isDay.test(value)) return date(value)
  const coverage = name === 'coverageId' && typeof value === 'number' ? coverageById(value) : undefined
  return coverage ? inRegion(coverage.name, region.code) : answerValue({ name, value: String(value) })
}

const Leaf = ({ name, value }: { name: string; value: unknown }) => {
  const isAnswer = useContext(IsAnswer)
  const minor = typeof value === 'number' && isAmount.test(name) ? MinorUnits.safeParse(value) : undefined
  if (minor?.success) return <Money minor={minor.data} />
  return <span>{wordsFor(name, value, isAnswer)}</span>
}

/** Records of the same flat fields, one a line. */
const Rows = ({ rows }: { rows: readonly Readonly<Record<string, unknown>>[] }) => {
  const isAnswer = useContext(IsAnswer)
  const all = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const names = isAnswer ? answerColumns(all) : all
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0}>
      <Box
        component="table"
        sx={{
          borderCollapse: 'collapse',
          '& th, & td': { textAlign: 'start', p: 0, pr: 3, pb: 0.5, verticalAlign: 'baseline' },
          '& th': { fontWeight: 400, color: 'text.secondary', typography: 'body2' },
          '& .tabular': { whiteSpace: 'nowrap' },
          overflowWrap: 'break-word',
        }}
      >
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name} scope="col">
                {isAnswer ? answerName(name) : wordsOf(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={JSON.stringify(row)}>
              {names.map((name) => (
                <td key={name}>
                  <Leaf name={name} value={row[name]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}

const Value = ({ name, value }: { name: string; value: unknown }) => {
  if (isFields(value)) return <FieldTree fields={value} />
  if (!Array.isArray(value)) return <Leaf name={name} value={value} />
  if (value.every(isLeaf)) return <span>{value.map(String).join(', ') || '–'}</span>
  const rows = value.filter(isFields)
  if (rows.every((row) => Object.values(row).every(isLeaf))) return <Rows rows={rows} />
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
      {rows.map((row) => (
        <li key={JSON.stringify(row)}>
          <FieldTree fields={row} />
        </li>
      ))}
    </Box>
  )
}

type FieldTreeProps = {
  fields: Readonly<Record<string, unknown>>
  /** Leaves out what says nothing: of an answer, never of what is asked. */
  skipsEmpty?: boolean
}

/** Fields of any record by their names, plain ones first: to read what no screen was made for. */
export const FieldTree = ({ fields, skipsEmpty = false }: FieldTreeProps) => {
  const shown = Object.entries(fields).filter(([, value]) => !skipsEmpty || !isEmpty(value))
  const plainFirst = [...shown.filter(([, value]) => isLeaf(value)), ...shown.filter(([, value]) => !isLeaf(value))]
  const isAnswer = useContext(IsAnswer) || skipsEmpty
  return (
    <IsAnswer value={isAnswer}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 3fr)' },
          columnGap: 2,
          rowGap: { xs: 0.25, sm: 1 },
        }}
      >
        {plainFirst.map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {isAnswer ? answerName(name) : wordsOf(name)}
            </Typography>
            <Box component="dd" sx={{ m: 0, mb: { xs: 1, sm: 0 }, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Value name={name} value={value} />
            </Box>
          </Box>
        ))}
      </Box>
    </IsAnswer>
  )
}
