import { defineConfig } from 'vitest/config'

/** Journeys in a real browser: three files at a time, since each waits a good deal, and each on a platform of its worker's own, with time to look around. */
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: ['tests/e2e/setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 3,
    env: { LOG_LEVEL: 'silent' },
    disableConsoleIntercept: true,
  },
})
