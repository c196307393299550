import { defineConfig } from 'vitest/config'

const notHere = ['node_modules/**', 'tests/e2e/**', 'cdk.out/**']

/** Tests of pure functions: nothing of one is left for the next, so a worker loads what they test once for all of them. */
const pure = ['shared/**/*.test.ts', 'web/src/{charts,dialogs,tables,theme,ui}/**/*.test.{ts,tsx}']
const purePages = 'web/src/features/!(auth)/**/*.test.{ts,tsx}'

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    env: { LOG_LEVEL: 'silent' },
    projects: [
      { extends: true, test: { name: 'pure', isolate: false, include: [...pure, purePages], exclude: notHere } },
      {
        extends: true,
        test: { name: 'real parts', include: ['**/*.test.{ts,tsx}'], exclude: [...notHere, ...pure, purePages] },
      },
    ],
  },
})
