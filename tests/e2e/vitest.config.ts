import { globSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'
import { regionCodes } from '#shared/regions/code.ts'
import { inTurn } from '#tests/turn.ts'

/** The long way of each region. */
const ways = regionCodes.map((region) => `tests/e2e/${region}.test.ts`)
const others = globSync('tests/e2e/**/*.test.ts')
  .filter((file) => !ways.includes(file))
  .sort()

/** The long way of each region begins first: its file is short, so that it would come last and have a worker wait. */
class LongestFirst extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer['sort']>[0]): ReturnType<BaseSequencer['sort']> {
    const sorted = await super.sort(files)
    const isJourney = ({ moduleId }: { moduleId: string }) => ways.some((way) => moduleId.endsWith(way))
    return [...sorted.filter(isJourney), ...sorted.filter((file) => !isJourney(file))]
  }
}

/**
 * Journeys in a real browser, each on a platform of its worker's own and with time to look around; three at a time, since
 * they wait a good deal. At each change the long way of one region is told and a twentieth of the other stories, in
 * turn, for three changes, so that each is told in every region after sixty.
 */
export default defineConfig({
  test: {
    include: [...inTurn(ways, ways.length), ...inTurn(others, 20, regionCodes.length)],
    globalSetup: ['tests/e2e/setup.ts'],
    testTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 300_000,
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    env: { LOG_LEVEL: 'silent' },
    disableConsoleIntercept: true,
  },
})
