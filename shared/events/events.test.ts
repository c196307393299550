import { expect, it } from 'vitest'
import { z } from 'zod'
import { events } from './events.ts'

/** Texts that are no ids, by the last word of their name: codes, keys, numbers of papers, the name of a list, and the day of one. */
const codes = [
  'dueDate',
  'files',
  'job',
  'kind',
  'letters',
  'planNumber',
  'schedules',
  'scope',
  'service',
  'subcategory',
]
/** What is gone as its event is told is named by it, since nobody can read it any more. */
const gone = ['tag.removed.name', 'tag.removed.owner']
/** Whose id it is. */
const people = ['quote.referredOn.by']

/** What a text of an event lies in: `undefined` for numbers, choices, moments and what is sealed. */
const textIn = (schema: z.core.$ZodType): boolean => {
  if (schema instanceof z.ZodOptional) return textIn(schema.unwrap())
  if (schema instanceof z.ZodArray) return textIn(schema.element)
  return schema instanceof z.ZodString
}

it('an event carries ids and codes, and nobody’s words or name', () => {
  const free = Object.entries(events).flatMap(([name, { shape }]) =>
    Object.entries<z.core.$ZodType>(shape)
      .filter(([field, schema]) => textIn(schema) && !/Ids?$/.test(field) && !codes.includes(field))
      .map(([field]) => `${name}.${field}`),
  )
  expect(free.sort()).toEqual([...gone, ...people].sort())
})
