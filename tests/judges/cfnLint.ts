import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { distinctTemplates } from './distinctTemplates.ts'
import type { Judge } from './judge.ts'
import { stackOf, templateFiles, templateTexts } from './templates.ts'
import { python, run } from './tool.ts'

interface Match {
  readonly Filename: string
  readonly Message: string
  readonly Location: { readonly Path: readonly (string | number)[] | null }
  readonly Rule: { readonly Id: string }
}

interface Template {
  readonly Resources: Readonly<Record<string, { readonly Type: string }>>
}

/** A resource by its type and logical id, such as `AWS::IAM::Role.WorkerRole1A2B`. */
const placeOf = (file: string, path: readonly (string | number)[]): readonly string[] => {
  const id = String(path[1] ?? '')
  const { Resources }: Template = JSON.parse(readFileSync(file, 'utf8'))
  return id === '' ? [] : [`${Resources[id]?.Type ?? path[0]}.${id}`]
}

/** CloudFormation's linter, the merely informational rules included. */
export const cfnLint: Judge = {
  name: 'cfn-lint',
  tool: 'cfn-lint 1.58.0',
  looksAt: async ({ stacks }) => templateTexts(import.meta.filename, await stacks()),
  async judge({ tools, stacks }) {
    const bin = await python(tools, 'cfn-lint/requirements.txt')
    const folder = await stacks()
    const templates = distinctTemplates(folder)
    const said = await run(join(bin, 'cfn-lint'), ['--include-checks', 'I', '--format', 'json', '-t', ...templates])
    if (!said.stdout.startsWith('[')) throw new Error(said.stderr)
    const matches: Match[] = JSON.parse(said.stdout)
    return {
      findings: matches.map(({ Filename, Message, Location, Rule }) => ({
        rule: Rule.Id,
        at: [stackOf(Filename), ...placeOf(Filename, Location.Path ?? [])].join('/'),
        says: Message,
      })),
      saw: `${templateFiles(folder).length} templates, of which ${templates.length} differ by more than names`,
    }
  },
}
