import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { MinorUnits } from '../domain/money/amounts.ts'
import { cellOf, columnsOf, headOf } from './columns.ts'

const row = z.object({
  id: z.string(),
  insured: z.object({ companyName: z.string(), npn: z.string().optional() }).optional(),
  totalPremium: MinorUnits.describe('All of it.').optional(),
  limit: z.int(),
  isPaid: z.boolean(),
  tags: z.array(z.object({ name: z.string(), color: z.string() })),
  allowedActions: z.array(z.string()),
})

describe('the columns of a file of a list', () => {
  const columns = columnsOf(row)

  it('are the fields of a row, those of records within it too, and nothing that is for programs', () => {
    expect(columns.map(headOf)).toEqual([
      ...['ID', 'Insured company name', 'Insured NPN', 'Total premium', 'Limit', 'Is paid', 'Tags'],
    ])
  })

  it('have amounts in whole units of the currency, and what is several in one cell', () => {
    const tags = [
      { name: 'East', color: 'red' },
      { name: 'Key', color: 'blue' },
    ]
    const value = { id: 'quo_1', insured: { companyName: 'Acme' }, totalPremium: 123_450, limit: 5, isPaid: true, tags }
    expect(columns.map((column) => cellOf(value, column))).toEqual([
      ...['quo_1', 'Acme', '', 1234.5, 5, 'yes', 'East, red; Key, blue'],
    ])
    expect(columns.map((column) => cellOf({ id: 'quo_2', totalPremium: 0 }, column)).slice(0, 4)).toEqual([
      ...['quo_2', '', '', 0],
    ])
  })

  it('of kinds of rows are those of all of them', () => {
    const kinds = z.union([z.object({ at: z.string() }), z.object({ at: z.string(), by: z.string() })])
    expect(columnsOf(kinds).map(headOf)).toEqual(['At', 'By'])
    expect(columnsOf(z.string()).map((column) => cellOf('US', column))).toEqual(['US'])
  })
})
