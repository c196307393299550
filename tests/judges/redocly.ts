import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Judge } from './judge.ts'
import { placeOf } from './place.ts'
import { packages, run } from './tool.ts'

interface Report {
  readonly problems: readonly {
    readonly ruleId: string
    readonly message: string
    readonly location: readonly { readonly pointer?: string }[]
  }[]
}

/** Redocly's recommended rules on the API's document, warnings included. */
export const redocly: Judge = {
  name: 'redocly',
  tool: 'Redocly CLI 2.77.0',
  looksAt: async ({ openApi }) => [readFileSync(import.meta.filename, 'utf8'), readFileSync(await openApi(), 'utf8')],
  async judge({ tools, scratch, openApi }) {
    const [modules, file] = await Promise.all([packages(tools, 'node'), openApi()])
    const { stdout, stderr } = await run(
      join(modules, '.bin/redocly'),
      ['lint', file, '--extends=recommended', '--format=json', '--max-problems=1000000'],
      { cwd: scratch, env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
    )
    if (!stdout.includes('"problems"')) throw new Error(`Redocly gave no report: ${stderr}`)
    const { problems }: Report = JSON.parse(stdout)
    const findings = problems.map(({ ruleId, message, location }) => ({
      rule: ruleId,
      at: placeOf(location[0]?.pointer ?? ''),
      says: message,
    }))
    return { findings, saw: 'the document' }
  },
}
