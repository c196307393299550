import { defineConfig } from 'vitest/config'

/** Journeys in a real browser: one file after the other on one platform, each with time to look around. */
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: ['tests/e2e/setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    fileParallelism: false,
    env: { LOG_LEVEL: 'silent' },
    disableConsoleIntercept: true,
  },
})
