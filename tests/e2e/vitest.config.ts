import { defineConfig } from 'vitest/config'

/** Journeys in a real browser: two files at a time, each on a platform of its worker's own, with time to look around. */
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
