import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import type { Finding } from '../judge.ts'

const Case = z.object({ value: z.object({ method: z.string(), path: z.string() }) })
const Failure = z.object({ title: z.string(), message: z.string().nullish() })
const Check = z.object({
  name: z.string(),
  failure_info: z.object({ failure: Failure }).nullish(),
})
const Interaction = z.object({
  request: z.object({ method: z.string(), uri: z.string() }),
  response: z.object({ status_code: z.int(), content: z.object({ $base64: z.string() }).nullish() }).nullish(),
})

/** A line of the report: one of many kinds, of which these tell something. */
const Line = z.object({
  ScenarioFinished: z
    .object({
      recorder: z.object({
        label: z.string(),
        cases: z.record(z.string(), Case).default({}),
        checks: z.record(z.string(), z.array(Check)).default({}),
        interactions: z.record(z.string(), Interaction).default({}),
      }),
    })
    .optional(),
  NonFatalError: z.object({ label: z.string(), value: z.unknown() }).optional(),
  EngineFinished: z.unknown().optional(),
})

const codeOf = ({ response }: z.infer<typeof Interaction>): unknown => {
  const text = Buffer.from(response?.content?.$base64 ?? '', 'base64').toString()
  try {
    return (JSON.parse(text) as { readonly code?: unknown }).code
  } catch {
    return undefined
  }
}

/**
 * What is refused although the document allows it, by the word of the refusal: a wrong password has the form of one, so
 * that each word is right or wrong by itself.
 */
const wordOf = (rule: string, asked: z.infer<typeof Interaction> | undefined): string =>
  rule === 'positive_data_acceptance' && asked !== undefined ? `: ${codeOf(asked) ?? asked.response?.status_code}` : ''

/** What one run of schemathesis says, how many calls it made, and of which operations. */
interface Report {
  readonly findings: Finding[]
  readonly calls: number
  readonly asked: ReadonlySet<string>
}

/** What one run of schemathesis says (`--report ndjson`); throws where it was cut short. */
export const readReport = async (file: string): Promise<Report> => {
  const findings: Finding[] = []
  const operations = new Set<string>()
  let calls = 0
  let isWhole = false
  for await (const text of createInterface({ input: createReadStream(file) })) {
    const line = Line.parse(JSON.parse(text))
    if (line.EngineFinished !== undefined) isWhole = true
    if (line.NonFatalError !== undefined)
      findings.push({ rule: 'error', at: line.NonFatalError.label, says: JSON.stringify(line.NonFatalError.value) })
    const { label, cases, checks, interactions } = line.ScenarioFinished?.recorder ?? {}
    calls += Object.keys(interactions ?? {}).length
    const isWalk = label?.includes('/') === false
    for (const { value } of Object.values(cases ?? {})) operations.add(`${value.method} ${value.path}`)
    for (const [id, each] of Object.entries(checks ?? {}))
      for (const { name: rule, failure_info } of each) {
        const asked = interactions?.[id]
        // A walk fills in what former answers hold under a name, an agency's id for an account's too, and calls it allowed.
        if (!failure_info || (isWalk && rule === 'positive_data_acceptance')) continue
        const { title, message } = failure_info.failure
        const of = cases?.[id]?.value
        findings.push({
          rule,
          // Of many operations in a row, each is named by its own.
          at: `${label === undefined || isWalk ? `${of?.method} ${of?.path}` : label}${wordOf(rule, asked)}`,
          says: `${title}: ${message ?? ''} (${asked?.request.method} ${asked?.request.uri})`.replaceAll(/\s+/g, ' '),
        })
      }
  }
  if (!isWhole) throw new Error(`${file} ends before its run does.`)
  return { findings, calls, asked: operations }
}

/** What schemathesis says of a run as a whole, which its report does not hold: for each kind of warning, the operations. */
export const readWarnings = (stdout: string): Finding[] => {
  const [, section = ''] = /^=+ WARNINGS =+$\n([\s\S]*?)^=+ \w/m.exec(stdout) ?? []
  let rule = ''
  const findings: Finding[] = []
  for (const line of section.split('\n')) {
    const [, kind] = /^(\w[^:]*): \d+ operations? /.exec(line) ?? []
    const [, at] = /^ {2}- (.+)$/.exec(line) ?? []
    if (kind !== undefined) rule = `warning: ${kind}`
    else if (at !== undefined) findings.push({ rule, at, says: '' })
  }
  return section !== '' && findings.length === 0
    ? [{ rule: 'warning', at: 'run', says: section.trim().replaceAll(/\s+/g, ' ') }]
    : findings
}
