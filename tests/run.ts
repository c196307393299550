import { execFileSync, spawn } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { storeOfTheJudge } from './judges/storeOfTheJudge.ts'
import { storeArguments, storeEnvironment } from './judges/storeTests.ts'
import { turnOfChange } from './turnOfChange.ts'
import { stormSeed, stormy } from './weather/stormy.ts'

/**
 * `npm test`: formatting, lint and types, the web app's build, then every test – domain, stores, operations, architecture,
 * deployment –, some operations once more in a storm and, at the end, the journeys in a browser. Ends with `N passed, N failed`. Words after `--` narrow the test
 * files: `npm test -- rating`. `npm test -- --changed` runs what differs from main's merge base: tests whose imports reach
 * it, and format, lint and types of its folders. What takes long has its turn with the number of the change (tests/turn.ts);
 * `npm test -- --all` runs everything, as each night does.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const bin = (name: string) => `${root}node_modules/.bin/${name}`
const asked = process.argv.slice(2)

const git = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '')

/** Where the work on this branch began; undefined when all of it is asked for. */
const since = asked.includes('--changed') ? git('merge-base', 'HEAD', 'main')[0] : undefined
/** Files that differ since then, those of no commit included. */
const changed =
  since === undefined
    ? undefined
    : [...git('diff', '--name-only', '--diff-filter=d', since), ...git('ls-files', '--others', '--exclude-standard')]
const isAll = asked.includes('--all')
/** Words that narrow the test files. */
const wanted = asked.filter((word) => !['--changed', '--all'].includes(word))
/** Whether the tests are not narrowed. */
const isWhole = wanted.length === 0 && since === undefined

if (isAll) delete process.env.PALISADE_TURN
else if (isWhole) process.env.PALISADE_TURN ??= turnOfChange()

/** What is checked with a folder: its own types, and of those that import it. */
const checkedWith = {
  shared: ['shared', 'functions', 'cdk', 'web', 'tests'],
  functions: ['functions', 'cdk', 'tests'],
  cdk: ['cdk', 'tests'],
  web: ['web', 'tests'],
  tests: ['tests'],
} as const
const report = `${root}.cache/tests.json`

type Environment = Readonly<Record<string, string>>

const run = (command: string, args: readonly string[], more: Environment = {}): Promise<number> =>
  new Promise((done) => {
    spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_NO_WARNINGS: '1', ...more } })
      .on('exit', (code) => done(code ?? 1))
      .on('error', () => done(1))
  })

let passed = 0
let failed = 0
const failures: string[] = []
const details: string[] = []

const step = async (name: string, command: string, args: readonly string[]) => {
  const started = performance.now()
  const code = await run(command, args)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
  if (code === 0) passed += 1
  else {
    failed += 1
    failures.push(name)
  }
}

interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numTotalTestSuites: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message?: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages?: readonly string[]
    }[]
  }[]
}

/** What failed, for the end of the output, where it is looked for: file, sentence and the first lines of its message. */
const toldOf = (result: Report): readonly string[] =>
  result.testResults.flatMap((file) => {
    const where = file.name.slice(root.length)
    const told = (what: string, message = '') =>
      `  ${where}${what}\n    ${message.split('\n').slice(0, 6).join('\n    ')}`
    if (file.status === 'failed' && file.assertionResults.length === 0) return [told('', file.message)]
    return file.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => told(`: ${test.fullName}`, test.failureMessages?.join('\n')))
  })

/** Runs a set of test files, adds up its tests and names its files; one that cannot even be loaded counts as one failure. */
const suite = async (name: string, args: readonly string[], more: Environment = {}): Promise<readonly string[]> => {
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await run(bin('vitest'), [...args, ...reporters], more)
  if (!existsSync(report)) {
    failed += 1
    failures.push(`${name}: the test runner did not finish`)
    return []
  }
  const result = JSON.parse(readFileSync(report, 'utf8')) as Report
  const broken = result.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  passed += result.numPassedTests
  failed += result.numFailedTests + broken.length
  if (code !== 0 && result.numFailedTests + broken.length === 0) failed += 1
  if (code !== 0) failures.push(name)
  details.push(...toldOf(result))
  return result.testResults.map((file) => relative(root, file.name))
}

/**
 * The tests of the store on Amazon's emulator, where whoever calls both this and the judges wants them once: `path` is where
 * the judge finds what they said. Names their files, none where that emulator cannot be had.
 */
const onTheJudgesStore = async (path: string): Promise<readonly string[]> => {
  const store = await storeOfTheJudge()
  if (store === undefined) return []
  try {
    const files = await suite('tests of the store', storeArguments, {
      ...storeEnvironment,
      AWS_ENDPOINT_URL_DYNAMODB: store.url,
    })
    if (existsSync(report)) copyFileSync(report, path)
    return files
  } finally {
    await store.stop()
  }
}

const started = performance.now()
// What the tests' functions make use of: see below.
const used = `${root}.cache/rights-used`
rmSync(used, { recursive: true, force: true })
if (isWhole && isAll) process.env.PALISADE_RIGHTS_USED = used
if (isWhole || changed !== undefined) {
  await step('formatting and lint', bin('biome'), ['check', '--no-errors-on-unmatched', ...(changed ?? ['.'])])
  // Two at a time with one checker each: several checkers of one project find out the same things again.
  const types = async (...folders: readonly string[]) => {
    for (const folder of folders) await step(`types of ${folder}`, bin('tsc'), ['-p', folder, '--singleThreaded'])
  }
  const folders = new Set<string>(
    Object.entries(checkedWith).flatMap(([folder, those]) =>
      changed === undefined || changed.some((file) => file.startsWith(`${folder}/`)) ? those : [],
    ),
  )
  const touched = (...those: readonly string[]) => types(...those.filter((folder) => folders.has(folder)))
  await Promise.all([touched('web', 'functions'), touched('tests', 'cdk', 'shared')])
}
const { PALISADE_STORE_REPORT: storeReport } = process.env
const done = isWhole && storeReport !== undefined ? await onTheJudgesStore(storeReport) : []
await suite('tests', ['run', ...wanted, ...(since === undefined ? [] : ['--changed', since, '--passWithNoTests'])], {
  PALISADE_LEAVE_OUT: done.join('\n'),
})
// What looks at files instead of importing them: no import tells that it is touched.
if (since !== undefined) await suite('the house', ['run', 'tests/architecture', 'web/src/i18n', 'cdk/openapi/routes'])
if (isWhole) {
  const seed = stormSeed()
  await suite(`in the storm ${seed}`, ['run', ...stormy], { PALISADE_WEATHER: seed })
  await suite('journeys in a browser', ['run', '--config', 'tests/e2e/vitest.config.ts'])
  // A part of the tests uses a part of the rights.
  if (isAll) await step('no right that nothing uses', process.execPath, ['cdk/rights/unused.ts', used])
}

const minutes = ((performance.now() - started) / 60_000).toFixed(1)
if (failures.length > 0) console.log(`\nFailed: ${[failures.join(', '), ...details].join('\n')}`)
console.log(`\nIn ${minutes} minutes.\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
