import { z } from 'zod'
import type { Operation } from '#shared/contract/operation.ts'

const fieldsOf = ({ body }: Operation): readonly unknown[] =>
  body instanceof z.ZodObject ? Object.values(body.shape) : []

/** So many fields at least are worth not being asked for again. */
const fewest = 4

/** Whether a body is another's: the very same fields, but for one of its own. */
const repeats = (fields: readonly unknown[], others: readonly unknown[]): boolean =>
  fields.length >= fewest && fields.filter((field) => !others.includes(field)).length <= 1

/** The operations whose bodies are those of one before them, as the four calculators' are: their edges are the same. */
export const repeatedBodies = (operations: readonly Operation[]): ReadonlySet<Operation> =>
  new Set(
    operations.filter((operation, index) =>
      operations.slice(0, index).some((before) => repeats(fieldsOf(operation), fieldsOf(before))),
    ),
  )
