/**
 * A process that keeps one vitest open for all mistakes it is sent, one after the other: what no mistake touches is
 * transformed once. Tests load the mutant in place of its file, which stays as it is.
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createVitest } from 'vitest/node'
import { type Mutant, withMutant } from './mutantsOf.ts'

/** A mistake, and the tests that may notice it. */
export interface Trial {
  readonly mutant: Mutant
  readonly tests: readonly string[]
}

let present: Mutant | undefined

const vitest = await createVitest(
  'test',
  { config: 'tests/mutate/vitest.config.ts', watch: true },
  {
    plugins: [
      {
        name: 'palisade:mutant',
        enforce: 'pre',
        load: (id: string) =>
          present && id === resolve(present.file) ? withMutant(readFileSync(id, 'utf8'), present) : undefined,
      },
    ],
    server: { watch: null },
  },
)
await vitest.standalone()

/**
 * The tests that do not pass with the mistake in its file, or with the file as it is: those that fail, and those that are
 * not reached, or whose end is not heard of, since one has.
 */
const failing = async (tests: readonly string[], mutant?: Mutant): Promise<readonly string[]> => {
  present = mutant
  if (mutant) vitest.invalidateFile(resolve(mutant.file))
  const asked = tests.map((test) => resolve(test))
  const specifications = asked.flatMap((test) => vitest.getModuleSpecifications(test))
  const { testModules } = await vitest.runTestSpecifications(specifications)
  // What is kept of the file has the mistake in it: the next trial must not meet two.
  present = undefined
  if (mutant) vitest.invalidateFile(resolve(mutant.file))
  // Those of earlier runs are told again: how they ended then says nothing of this mistake.
  return testModules
    .filter((module) => asked.includes(module.moduleId) && module.state() !== 'passed')
    .map(({ moduleId }) => moduleId)
}

/** Whether a test notices the mistake: it fails with it, and passes again, right after, without it. */
const isNoticed = async ({ mutant, tests }: Trial): Promise<boolean> => {
  const failed = await failing(tests, mutant)
  if (failed.length === 0) return false
  const anyPasses = async () => (await failing(failed)).length < failed.length
  // The end of a run that a failure has broken off may reach into the next one.
  return (await anyPasses()) || (await anyPasses())
}

process.on('message', async (trial: Trial) => process.send?.(await isNoticed(trial)))
process.send?.('open')
