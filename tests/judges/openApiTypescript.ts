import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#cdk/local/application.ts'
import type { Finding, Judge } from './judge.ts'
import { packages, run } from './tool.ts'

const compileError = /^.*?\((\d+),\d+\): error (TS\d+): (.*)$/gm

/** openapi-typescript makes types of the document, which the compiler then takes as strictly as ours. */
export const openApiTypescript: Judge = {
  name: 'openapi-typescript',
  tool: 'openapi-typescript 7.13.0',
  looksAt: async ({ openApi }) => [readFileSync(import.meta.filename, 'utf8'), readFileSync(await openApi(), 'utf8')],
  async judge({ tools, scratch, openApi }) {
    const [modules, file] = await Promise.all([packages(tools, 'node'), openApi()])
    const types = join(scratch, 'openapi.ts')
    const made = await run(join(modules, '.bin/openapi-typescript'), [file, '--output', types], { cwd: scratch })
    if (made.code !== 0) {
      const says = `${made.stdout}${made.stderr}`.trim().split('\n').at(-1) ?? ''
      return { findings: [{ rule: 'generate', at: 'openapi.json', says }], saw: 'the document' }
    }
    const compiler = join(root, 'node_modules/.bin/tsc')
    const flags = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--ignoreConfig', '--singleThreaded']
    const { stdout, code } = await run(compiler, [...flags, types], { cwd: scratch })
    const findings = [...stdout.matchAll(compileError)].map(
      ([, line = '', rule = '', says = '']): Finding => ({ rule, at: `openapi.ts ${line}`, says }),
    )
    if (code !== 0 && findings.length === 0) throw new Error(`The compiler stopped: ${stdout}`)
    return { findings, saw: `${readFileSync(types, 'utf8').split('\n').length} lines of types` }
  },
}
