import { defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'

/** The long way of each region begins first: its file is short, so that it would come last and have a worker wait. */
class LongestFirst extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer['sort']>[0]): ReturnType<BaseSequencer['sort']> {
    const sorted = await super.sort(files)
    const isJourney = ({ moduleId }: { moduleId: string }) => /\/(us|uk|au)\.test\.ts$/.test(moduleId)
    return [...sorted.filter(isJourney), ...sorted.filter((file) => !isJourney(file))]
  }
}

/**
 * Journeys in a real browser, each on a platform of its worker's own and with time to look around; three at a time, since
 * they wait a good deal.
 */
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.test.ts'],
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
