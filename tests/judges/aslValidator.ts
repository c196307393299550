import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding, Judge } from './judge.ts'
import { resourcesOf, templateTexts } from './templates.ts'
import { packages, run } from './tool.ts'

/** A definition as CloudFormation puts it together: what another stack gives is a function's name. */
const definitionText = (value: unknown): string => {
  if (typeof value === 'string') return value
  const [, parts] = (value as { readonly 'Fn::Join': readonly [string, readonly unknown[]] })['Fn::Join']
  const worker = 'arn:aws:lambda:us-east-1:111111111111:function:worker'
  return parts.map((part) => (typeof part === 'string' ? part : worker)).join('')
}

/** The Amazon States Language's own schema and paths, held against every state machine as it is deployed. */
export const aslValidator: Judge = {
  name: 'asl-validator',
  tool: 'asl-validator 4.0.0',
  looksAt: async ({ stacks }) => templateTexts(import.meta.filename, await stacks()),
  async judge({ tools, scratch, stacks }) {
    const program = join(await packages(tools, 'asl'), 'asl-validator/dist/bin/asl-validator.js')
    const folder = join(scratch, 'asl')
    mkdirSync(folder, { recursive: true })
    const machines = resourcesOf(await stacks(), 'AWS::StepFunctions::StateMachine')
    const findings: Finding[] = []
    for (const { stack, id, properties } of machines) {
      const file = join(folder, `${stack}-${id}.json`)
      writeFileSync(file, definitionText(properties.DefinitionString))
      const { code, stderr } = await run(process.execPath, [program, '--json-path', file])
      if (code === 0) continue
      const errors = stderr.split('\n').flatMap((line) => {
        const [, rule, says] = /^ *([A-Z_]+): (.+)$/.exec(line) ?? []
        return rule === undefined || says === undefined ? [] : [{ rule, at: `${stack}/${id}`, says }]
      })
      findings.push(...(errors.length > 0 ? errors : [{ rule: 'invalid', at: `${stack}/${id}`, says: stderr }]))
    }
    return { findings, saw: `${machines.length} state machines` }
  },
}
