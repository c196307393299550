import { randomInt } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { asDeployedPlugin } from './tests/support/asDeployedPlugin.ts'
import { demoBook, inTurn } from './tests/turn.ts'

/** Files and patterns, line by line, that whoever calls the runner has tested already or leaves to another run. */
const { PALISADE_LEAVE_OUT: leftOut = '' } = process.env

const notHere = [
  ...['node_modules/**', '.cache/**', 'tests/e2e/**', 'cdk.out/**'],
  ...leftOut.split('\n').filter((line) => line !== ''),
  ...demoBook.filter((file) => !inTurn(demoBook, demoBook.length).includes(file)),
]

/** A test that draws screens has modules loaded anew, so that the next one in its worker would meet them twice. */
const draws = (file: string): boolean => readFileSync(file, 'utf8').includes('#tests/support/screen.ts')

/** Tests that leave nothing for the next one, so that a worker loads what they test once for all of them. */
const together = globSync([
  'functions/**/*.test.ts',
  'shared/**/*.test.ts',
  'web/src/{charts,dialogs,tables,theme,ui}/**/*.test.{ts,tsx}',
  'web/src/features/!(auth)/**/*.test.{ts,tsx}',
]).filter((file) => !draws(file))

/** The weather that tests meet at their table (tests/weather/ofTheRun.ts), a new one in each run. */
const PALISADE_WEATHER = process.env.PALISADE_WEATHER || `${randomInt(1_000_000)}:always`

const isStorm = !PALISADE_WEATHER.endsWith(':always')

export default defineConfig({
  plugins: [asDeployedPlugin()],
  test: {
    globalSetup: ['tests/support/makeRights.ts'],
    // Limits for what hangs, not for what a busy machine is slow at: nothing is proven by them. In a storm the SDK often waits.
    testTimeout: isStorm ? 240_000 : 60_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 15_000 } },
    // On two processors: each worker waits half of its time for its emulators.
    maxWorkers: 3,
    env: { LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent', PALISADE_WEATHER },
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          isolate: false,
          setupFiles: ['tests/support/leaveNothing.ts', 'tests/weather/tellWeather.ts'],
          include: together,
          exclude: notHere,
        },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          setupFiles: ['tests/weather/tellWeather.ts'],
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...notHere, ...together],
        },
      },
    ],
  },
})
