import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { scratchFolder } from '#cdk/local/testing/scratch.ts'
import { readReport, readWarnings } from './report.ts'

const file = join(scratchFolder(), 'report.ndjson')
const written = (...lines: readonly object[]) => {
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  return file
}

/** One call to which a check has something to say. */
const scenario = (name: string, label: string, answer: object) => ({
  ScenarioFinished: {
    recorder: {
      label,
      cases: { a: { value: { method: 'PUT', path: '/api/quote/v1/{quoteId}' } } },
      checks: { a: [{ name, failure_info: { failure: { title: 'Server error', message: 'It\nbroke' } } }, { name }] },
      interactions: {
        a: {
          request: { method: 'PUT', uri: 'http://us.localhost/api/quote/v1/1' },
          response: { status_code: 500, content: { $base64: Buffer.from(JSON.stringify(answer)).toString('base64') } },
        },
      },
    },
  },
})
const finished = { EngineFinished: {} }

describe('a report of schemathesis', () => {
  test('tells each check that failed, by operation, and how many calls there were', async () => {
    const report = written(
      { Initialize: {} },
      scenario('not_a_server_error', 'PUT /api/quote/v1/{quoteId}', {}),
      finished,
    )
    expect(await readReport(report)).toEqual({
      calls: 1,
      asked: new Set(['PUT /api/quote/v1/{quoteId}']),
      findings: [
        {
          rule: 'not_a_server_error',
          at: 'PUT /api/quote/v1/{quoteId}',
          says: 'Server error: It broke (PUT http://us.localhost/api/quote/v1/1)',
        },
      ],
    })
  })

  test('names the operation of a call that is one of many', async () => {
    const { findings } = await readReport(written(scenario('use_after_free', 'Stateful tests', {}), finished))
    expect(findings.map(({ at }) => at)).toEqual(['PUT /api/quote/v1/{quoteId}'])
  })

  test('does not hold against an operation what a walk filled in', async () => {
    const refused = scenario('positive_data_acceptance', 'Stateful tests', { code: 'request.invalid' })
    expect((await readReport(written(refused, finished))).findings).toEqual([])
  })

  test('names the word with which something is refused that the document allows', async () => {
    const refused = scenario('positive_data_acceptance', 'PUT /api/x', { code: 'auth.mfaCodeWrong' })
    const { findings } = await readReport(written(refused, finished))
    expect(findings.map(({ at }) => at)).toEqual(['PUT /api/x: auth.mfaCodeWrong'])
  })

  test('tells what could not be asked, and that it was cut short', async () => {
    const error = { NonFatalError: { label: 'GET /api/x', value: { message: 'unsatisfiable' } } }
    expect((await readReport(written(error, finished))).findings).toMatchObject([{ rule: 'error', at: 'GET /api/x' }])
    await expect(readReport(written(error))).rejects.toThrow('ends before its run does')
  })
})

describe('warnings of schemathesis', () => {
  test('are told for each operation that they name', () => {
    const stdout = `=== WARNINGS ===

Authentication failed: 2 operations returned only 401/403 responses

401 Unauthorized (2 operations):
  - POST /api/billing/v1/processor/events
  - PUT /api/account/v1/details/{accountId}

=== SUMMARY ===
  - Nothing`
    const rule = 'warning: Authentication failed'
    expect(readWarnings(stdout)).toMatchObject([
      { rule, at: 'POST /api/billing/v1/processor/events' },
      { rule, at: 'PUT /api/account/v1/details/{accountId}' },
    ])
  })

  test('that name none are told as a whole, and none where there are none', () => {
    expect(readWarnings('=== WARNINGS ===\n\nA pattern is not understood\n\n=== SUMMARY ===')).toMatchObject([
      { at: 'run', says: 'A pattern is not understood' },
    ])
    expect(readWarnings('=== SUMMARY ===')).toEqual([])
  })
})
