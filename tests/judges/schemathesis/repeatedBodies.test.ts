import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { repeatedBodies } from './repeatedBodies.ts'

const fields = { name: z.string(), city: z.string(), size: z.int(), since: z.int() }
const taking = (name: string, body: z.ZodObject) =>
  defineOperation({ name, method: 'POST', path: `/api/quote/v1/${name}`, summary: 'Takes.', access: 'any', body })

test('a body with the fields of one before it and no more than one of its own is repeated', () => {
  const first = taking('first', z.strictObject(fields))
  const same = taking('same', z.strictObject({ ...fields, product: z.string() }))
  const other = taking('other', z.strictObject({ ...fields, size: z.int(), since: z.int() }))
  const small = taking('small', z.strictObject({ name: fields.name, city: fields.city }))
  expect([...repeatedBodies([first, same, other, small])]).toEqual([same])
})
