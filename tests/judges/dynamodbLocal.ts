import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '#cdk/local/application.ts'
import type { Finding, Judge } from './judge.ts'
import { startDynamodbLocal } from './startDynamodbLocal.ts'
import { storeArguments, storeEnvironment } from './storeTests.ts'
import { run } from './tool.ts'

interface Report {
  readonly numTotalTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

const firstLine = (text: string | undefined): string => text?.split('\n')[0] ?? ''

/** Failing tests by their names, and files that cannot even be loaded. */
const failures = ({ testResults }: Report): Finding[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [{ rule: 'file', at: file, says: firstLine(message) }]
    return failed.map(({ fullName, failureMessages }) => ({
      rule: 'test',
      at: `${file}: ${fullName}`,
      says: firstLine(failureMessages[0]),
    }))
  })

const read = (report: string): Report | undefined =>
  existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined

/** The tests of the store, or what they said in `npm test` on the same emulator a moment ago. */
const everyTest = async (url: string, report: string) => {
  const before = read(process.env.PALISADE_STORE_REPORT ?? '')
  if (before !== undefined) return { findings: failures(before), tests: before.numTotalTests }
  const { code, stdout, stderr } = await run(
    process.execPath,
    [
      ...[join(root, 'node_modules/vitest/vitest.mjs'), ...storeArguments],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ],
    { cwd: root, env: { ...storeEnvironment, AWS_ENDPOINT_URL_DYNAMODB: url, NODE_NO_WARNINGS: '1' }, minutes: 60 },
  )
  const told = read(report)
  const findings = told === undefined ? [] : failures(told)
  const isWhole = code === 0 || findings.length > 0
  if (!told?.numTotalTests || !isWhole) throw new Error(`The tests ended with ${code}: ${stdout.slice(-3000)}${stderr}`)
  return { findings, tests: told.numTotalTests }
}

const companies = async (url: string, folder: string): Promise<Finding[]> => {
  const program = join(root, 'tests/judges/tenCompanies.ts')
  const { code, stdout, stderr } = await run(process.execPath, ['--no-warnings', program, folder], {
    cwd: root,
    env: { AWS_ENDPOINT_URL_DYNAMODB: url },
  })
  if (code !== 0) return [{ rule: 'platform', at: 'start', says: stderr.trim().split('\n').at(-1) ?? '' }]
  return JSON.parse(stdout)
}

/** Amazon's own emulator under the tests that touch the store, and under the platform while companies buy. */
export const dynamodbLocal: Judge = {
  name: 'dynamodb-local',
  tool: 'DynamoDB Local 2.6.1',
  async judge({ tools, scratch }) {
    const emulator = await startDynamodbLocal({ tools, scratch })
    try {
      const [{ findings, tests }, journeys] = await Promise.all([
        everyTest(emulator.url, join(scratch, 'dynamodb-local.json')),
        companies(emulator.url, join(scratch, 'dynamodb-local')),
      ])
      return {
        findings: [...findings, ...journeys],
        saw: `${tests} tests, and companies on their way to a paid policy`,
      }
    } finally {
      await emulator.stop()
    }
  },
}
