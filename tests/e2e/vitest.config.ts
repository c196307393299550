import { defineConfig } from 'vitest/config'

/**
 * Journeys in a real browser, each on a platform of its worker's own and with time to look around; two at a time, since
 * they wait a good deal.
 */
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: ['tests/e2e/setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    env: { LOG_LEVEL: 'silent' },
    disableConsoleIntercept: true,
  },
})
