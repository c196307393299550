import { randomInt } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { asDeployedPlugin } from './tests/support/asDeployedPlugin.ts'
import { bookNow, demoBook, inTurn, partOf } from './tests/turn.ts'

/** Files and patterns, line by line, that whoever calls the runner has tested already or leaves to another run. */
const { PALISADE_LEAVE_OUT: leftOut = '' } = process.env

/** Of these, those whose turn it is not. */
const notNow = (files: readonly string[], parts: number): readonly string[] => {
  const now = new Set(inTurn(files, parts))
  return files.filter((file) => !now.has(file))
}

/** A test that draws screens, or puts something in the place of a module or of what a browser has, has modules loaded anew. */
const loadsAnew = (file: string): boolean =>
  /#tests\/support\/screen\.ts|\bvi\.(?:doMock|mock|resetModules|stubGlobal)\b|globalThis/.test(
    readFileSync(file, 'utf8'),
  )

/** Tests that leave nothing for the next one, so that a worker loads what they test once for all of them. */
const together = globSync([
  '{functions,shared,web/src}/**/*.test.{ts,tsx}',
  'cdk/{new,openapi}/**/*.test.ts',
  'tests/{architecture,capacity,catalogue,golden,judges,support}/**/*.test.ts',
]).filter((file) => file.startsWith('functions/') || !loadsAnew(file))

/** All the others. */
const apart = globSync('**/*.test.{ts,tsx}', { exclude: ['node_modules/**', '.cache/**', 'cdk.out/**'] }).filter(
  (file) => !together.includes(file),
)

/** Tests of the store itself, of its rows by hand and of it being away, and those in which another process meets it too. */
const ofTheStore = (file: string): boolean =>
  ['functions/_platform/', 'functions/platform/verify/'].some((folder) => file.startsWith(folder)) ||
  ['functions/quote/jobs/followAgencyName.test.ts', 'tests/security/logs.test.ts'].includes(file)

const ofFunctions = globSync('functions/**/*.test.ts').sort()
/** Tests of the store: one half of them at a change, the other at the next. */
const ofStore = ofFunctions.filter(ofTheStore)
/** Tests of operations: a quarter of them at a change. */
const ofOperations = ofFunctions.filter((file) => !ofTheStore(file))

/**
 * Tests that meet their table within the process: at a change all of them but one in 24, which meets the emulator, in turn.
 * Without a turn all meet the emulator.
 */
const ofATable = [...ofOperations, ...globSync(['tests/security/**/*.test.ts', 'tests/kept/store.test.ts']).sort()]
const within = partOf(1) === undefined ? [] : notNow(ofATable, 24).filter((file) => !ofTheStore(file))

/** The weather that tests meet at their table (tests/weather/ofTheRun.ts), a new one in each run. */
const PALISADE_WEATHER = process.env.PALISADE_WEATHER || `${randomInt(1_000_000)}:always`
const isStorm = !PALISADE_WEATHER.endsWith(':always')

const notHere = [
  ...['node_modules/**', '.cache/**', 'tests/e2e/**', 'cdk.out/**'],
  ...leftOut.split('\n').filter((line) => line !== ''),
  ...demoBook.filter((file) => !bookNow.includes(file)),
  // What meets a storm was chosen by its turn.
  ...(isStorm ? [] : notNow(ofOperations, 4)),
  ...notNow(ofStore, 2),
]

/** A project of some test files, and one of those among them that meet their table within the process. */
const projects = (name: string, files: readonly string[], isolate: boolean) => {
  const project = (name: string, include: readonly string[], env: Readonly<Record<string, string>> = {}) => ({
    extends: true as const,
    test: {
      name,
      isolate,
      setupFiles: [...(isolate ? [] : ['tests/support/leaveNothing.ts']), 'tests/weather/tellWeather.ts'],
      include: [...include],
      exclude: notHere,
      env,
    },
  })
  const inside = files.filter((file) => within.includes(file))
  const rest = files.filter((file) => !within.includes(file))
  return [
    project(name, rest),
    ...(inside.length > 0 ? [project(`${name}, within`, inside, { PALISADE_TABLE: 'within' })] : []),
  ]
}

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
    projects: [...projects('together', together, false), ...projects('apart', apart, true)],
  },
})
