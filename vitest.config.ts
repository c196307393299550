import { defineConfig } from 'vitest/config'

const notHere = ['node_modules/**', 'tests/e2e/**', 'cdk.out/**']

/** Tests that leave nothing for the next one, so that a worker loads what they test once for all of them. */
const together = [
  'functions/**/*.test.ts',
  'shared/**/*.test.ts',
  'web/src/{charts,dialogs,tables,theme,ui}/**/*.test.{ts,tsx}',
  'web/src/features/!(auth)/**/*.test.{ts,tsx}',
]

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    env: { LOG_LEVEL: 'silent' },
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          isolate: false,
          setupFiles: ['tests/support/leaveNothing.ts'],
          include: together,
          exclude: notHere,
        },
      },
      {
        extends: true,
        test: { name: 'apart', include: ['**/*.test.{ts,tsx}'], exclude: [...notHere, ...together] },
      },
    ],
  },
})
