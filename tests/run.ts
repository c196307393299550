import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * `npm test`: formatting, lint and types, the web app's build, then every test – domain, stores, operations, architecture,
 * deployment and, at the end, the journeys in a browser. Ends with `N passed, N failed`. Words after `--` narrow the test
 * files: `npm test -- rating`.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const bin = (name: string) => `${root}node_modules/.bin/${name}`
const wanted = process.argv.slice(2)
const report = `${root}.cache/tests.json`

const run = (command: string, args: readonly string[]): Promise<number> =>
  new Promise((done) => {
    spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_NO_WARNINGS: '1' } })
      .on('exit', (code) => done(code ?? 1))
      .on('error', () => done(1))
  })

let passed = 0
let failed = 0
const failures: string[] = []

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
    readonly assertionResults: readonly unknown[]
  }[]
}

/** Runs a set of test files and adds up its tests; a file that cannot even be loaded counts as one failure. */
const suite = async (name: string, args: readonly string[]) => {
  rmSync(report, { force: true })
  const code = await run(bin('vitest'), [
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  if (!existsSync(report)) {
    failed += 1
    failures.push(`${name}: the test runner did not finish`)
    return
  }
  const result = JSON.parse(readFileSync(report, 'utf8')) as Report
  const broken = result.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  passed += result.numPassedTests
  failed += result.numFailedTests + broken.length
  if (code !== 0 && result.numFailedTests + broken.length === 0) failed += 1
  if (code !== 0) failures.push(name)
}

const started = performance.now()
if (wanted.length === 0) {
  await step('formatting and lint', bin('biome'), ['check', '.'])
  // Two at a time with one checker each: several checkers of one project find out the same things again.
  const types = async (...folders: readonly string[]) => {
    for (const folder of folders) await step(`types of ${folder}`, bin('tsc'), ['-p', folder, '--singleThreaded'])
  }
  await Promise.all([types('web', 'functions'), types('tests', 'cdk', 'shared')])
}
await suite('tests', wanted)
if (wanted.length === 0) await suite('journeys in a browser', ['--config', 'tests/e2e/vitest.config.ts'])

const minutes = ((performance.now() - started) / 60_000).toFixed(1)
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`)
console.log(`\nIn ${minutes} minutes.\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
