import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Judge } from './judge.ts'
import { packages, run } from './tool.ts'

interface Said {
  readonly code: string
  readonly message: string
  readonly path: readonly (number | string)[]
}

/** Spectral's rules for OpenAPI: they ask for tags that are defined and a contact, which Redocly's leave out. */
export const spectral: Judge = {
  name: 'spectral',
  tool: 'Spectral 6.16.3',
  looksAt: async ({ openApi }) => [readFileSync(import.meta.filename, 'utf8'), readFileSync(await openApi(), 'utf8')],
  async judge({ tools, scratch, openApi }) {
    const [modules, file] = await Promise.all([packages(tools, 'node'), openApi()])
    const rules = join(scratch, 'spectral.yaml')
    writeFileSync(rules, 'extends: ["spectral:oas"]\n')
    const report = join(scratch, 'spectral.json')
    const { stdout, stderr, code } = await run(
      join(modules, '.bin/spectral'),
      ['lint', file, '--ruleset', rules, '--format', 'json', '--output', report, '--quiet'],
      { cwd: scratch },
    )
    if (code > 1) throw new Error(`Spectral gave no report: ${stdout}${stderr}`)
    const said: readonly Said[] = JSON.parse(readFileSync(report, 'utf8'))
    const findings = said.map(({ code: rule, message, path }) => ({
      rule,
      at: path.filter((step) => step !== 'paths').join(' '),
      says: message,
    }))
    return { findings, saw: 'the document' }
  },
}
