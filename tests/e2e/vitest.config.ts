import { defineConfig } from 'vitest/config'

/** Journeys in a real browser: one file after the other, each with time to look around. */
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    testTimeout: 240_000,
    hookTimeout: 240_000,
    fileParallelism: false,
    env: { LOG_LEVEL: 'silent' },
    passWithNoTests: true,
  },
})
