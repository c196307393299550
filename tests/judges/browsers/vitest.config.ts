import { defineConfig } from 'vitest/config'

/** The main journey in a browser that `PALISADE_JUDGED` names, on a platform that runs already. */
export default defineConfig({
  test: {
    include: ['tests/judges/browsers/*.story.ts'],
    globalSetup: ['tests/judges/browsers/setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    env: { LOG_LEVEL: 'silent' },
    disableConsoleIntercept: true,
  },
})
