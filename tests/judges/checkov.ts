import { join } from 'node:path'
import { distinctTemplates } from './distinctTemplates.ts'
import type { Judge } from './judge.ts'
import { stackOf, templateTexts } from './templates.ts'
import { python, run } from './tool.ts'

interface Report {
  readonly summary: { readonly passed: number; readonly parsing_errors: number }
  readonly results: {
    readonly failed_checks: readonly {
      readonly check_id: string
      readonly check_name: string
      readonly file_path: string
      /** `AWS::Lambda::Function.ApiFunction6BF808ED` */
      readonly resource: string
    }[]
  }
}

/** What the cloud's security benchmarks ask of a template. */
export const checkov: Judge = {
  name: 'checkov',
  tool: 'checkov 3.3.30',
  looksAt: async ({ stacks }) => templateTexts(import.meta.filename, await stacks()),
  async judge({ tools, stacks }) {
    const bin = await python(tools, 'checkov/requirements.txt')
    const { stdout, stderr } = await run(join(bin, 'checkov'), [
      ...distinctTemplates(await stacks()).flatMap((file) => ['-f', file]),
      ...['--framework', 'cloudformation'],
      ...['--skip-download', '--compact', '--quiet', '-o', 'json'],
    ])
    if (!stdout.startsWith('{')) throw new Error(stderr)
    const { summary, results }: Report = JSON.parse(stdout)
    if (summary.parsing_errors > 0) throw new Error(`${summary.parsing_errors} templates cannot be read.`)
    return {
      findings: results.failed_checks.map(({ check_id, check_name, file_path, resource }) => ({
        rule: check_id,
        at: `${stackOf(file_path)}/${resource.split('.').at(-1)}`,
        says: check_name,
      })),
      saw: `${summary.passed} checks passed`,
    }
  },
}
