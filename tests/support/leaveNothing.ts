import { afterAll } from 'vitest'
import { letGo } from '#functions/_platform/held/held.ts'

/** Files that share a worker begin in the same world: what one held and what it set in the environment goes with it. */
const before = { ...process.env }

afterAll(() => {
  letGo()
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before)
})
