import { expect, it } from 'vitest'
import { defaultPageSizes, titleOf } from './column.ts'

it('a table has pages of 25, 50 or 100 rows', () => {
  expect(defaultPageSizes).toEqual([25, 50, 100])
})

it('a row is named by its title, else by its first column', () => {
  const cell = () => null
  const columns = [
    { id: 'day', header: 'day', cell },
    { id: 'client', header: 'client', cell, card: 'title' },
  ] as const
  expect(titleOf(columns)?.id).toBe('client')
  expect(titleOf(columns.slice(0, 1))?.id).toBe('day')
})
