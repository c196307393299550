import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What a line says that does not compile, and what it does wrong. */
const mistakes = {
  'an unknown problem': "operation({ ...base, path: '/api/auth/v1/x', problems: ['no.such'] })",
  'an unknown permission': "operation({ ...base, path: '/api/auth/v1/x', access: 'no:such' })",
  'a parameter of the path without its schema': "operation({ ...base, path: '/api/auth/v1/x/{id}' })",
  'a schema for a parameter of another name':
    "operation({ ...base, path: '/api/auth/v1/x/{id}', params: { ix: z.string() } })",
  'a parameter that the path does not have':
    "operation({ ...base, path: '/api/auth/v1/x', params: { id: z.string() } })",
  'a parameter that is read from something else than text':
    "operation({ ...base, path: '/api/auth/v1/x/{id}', params: { id: z.number() } })",
  'a misspelt property': "operation({ ...base, path: '/api/auth/v1/x', repsonse: z.string() })",
  'an unknown status': "operation({ ...base, path: '/api/auth/v1/x', status: 299 })",
  'a service without a handler': 'serve({ right }, {})',
  'an answer of another shape': 'serve({ right }, { right: implement(right)(async () => ({ id: 1 })) })',
  'an answer that is none of those it may be':
    "serve({ right }, { right: implement(right)(async () => ({ id: 'x', kind: 'C' })) })",
  'a problem that the contract does not declare': "implement(right)(async ({ fail }) => fail('session.notFound'))",
  'a limit where a premium is wanted': 'const paid: MinorUnits = limit',
  'a premium where a limit is wanted': 'const covered: WholeUnits = premium',
  'a field that the body does not have': 'implement(right)(async ({ body }) => ({ id: body.no, kind: "A" }))',
}

const head = `import { z } from 'zod'
import { implement } from '#functions/_platform/http/implement.ts'
import { serve } from '#functions/_platform/http/serve.ts'
import { defineOperation as operation } from '#shared/contract/operation.ts'
import { MinorUnits, WholeUnits } from '#shared/domain/money/amounts.ts'
const base = { name: 'right', method: 'GET', summary: 'Right.', access: 'any' } as const
const right = operation({
  ...base,
  path: '/api/auth/v1/x/{id}',
  params: { id: z.string() },
  body: z.strictObject({ name: z.string() }),
  response: z.object({ id: z.string(), kind: z.enum(['A', 'B']) }),
})
serve({ right }, { right: implement(right)(async ({ params, body }) => ({ id: params.id + body.name, kind: 'A' })) })
const { premium, limit } = z.object({ premium: MinorUnits.min(0), limit: WholeUnits.nullable() }).parse({})
const total: MinorUnits = premium + 1
`

const dialogHead = `import { z } from 'zod'
import { type Dialog, dialog } from '#web/dialogs/dialog.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
const about = hosted(z.object({ quoteId: z.string(), note: z.string().optional() }), () => null)
const decline = dialog('declineQuote', async () => ({ default: about }))
const start = dialog('start', async () => ({ default: hosted(z.object({}), () => null) }))
const { open } = useDialogs()
open(decline, { quoteId: 'q', note: 'n' })
open(start)
`

/** The same of what opens dialogs. */
const dialogMistakes = {
  'a dialog by its key': "open('declineQuote', { quoteId: 'q' })",
  'a dialog without what it is about': 'open(decline)',
  'data of another name': "open(decline, { policyId: 'q' })",
  'data of another type': 'open(decline, { quoteId: 1 })',
  'more data than the dialog takes': "open(decline, { quoteId: 'q', reason: 'r' })",
  'a dialog that needs more than it is given': 'export const less: Dialog<{ note: string }> = decline',
  'a component that asks for more than the schema has':
    'hosted(z.object({}), ({ quoteId }: { quoteId: string; onClose: () => void }) => quoteId)',
  'a module that hosts nothing': "dialog('x', async () => ({ default: () => null }))",
}

/** The lines that the compiler refuses, of a file that is compiled as those of its folder are. */
const refusedLines = (folderOf: 'functions' | 'web', types: readonly string[], text: string): Promise<Set<number>> => {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(root, '.cache/mistakes-'))
  writeFileSync(join(folder, 'mistakes.ts'), text)
  const compilerOptions = { incremental: false, types, noUnusedLocals: false }
  const config = { extends: `../../${folderOf}/tsconfig.json`, compilerOptions, include: ['mistakes.ts'], exclude: [] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  return new Promise((done) => {
    execFile(join(root, 'node_modules/.bin/tsc'), ['-p', folder, '--pretty', 'false'], (_error, said) => {
      rmSync(folder, { recursive: true, force: true })
      done(new Set([...said.matchAll(/mistakes\.ts\((\d+),/g)].map(([, line]) => Number(line))))
    })
  })
}

test.each([
  ['contracts and handlers', 'functions', ['node', 'aws-lambda'], head, mistakes],
  ['what opens a dialog', 'web', ['vite/client'], dialogHead, dialogMistakes],
] as const)('mistakes in %s do not compile', async (_, folder, types, right, wrong) => {
  const first = right.split('\n').length
  const refused = await refusedLines(folder, types, right + Object.values(wrong).join('\n'))
  expect(Object.keys(wrong).filter((_, index) => !refused.has(first + index))).toEqual([])
  expect([...refused].filter((line) => line < first)).toEqual([])
})
