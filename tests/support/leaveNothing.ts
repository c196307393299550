import { afterAll } from 'vitest'
import { letGo } from '#functions/_platform/held/held.ts'
import { laySanctions } from '#shared/domain/account/sanctions.ts'
import { layRater } from '#shared/domain/rating/carrierRater.ts'
import { layBooks } from '#shared/domain/rating/rateBooks.ts'

/**
 * Files that share a worker begin in the same world: what one held, what it laid out
 * for pricing and screening, and what it set in the environment goes with it.
 */
const before = { ...process.env }

afterAll(() => {
  letGo()
  layBooks([])
  layRater(undefined)
  laySanctions()
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before)
})
