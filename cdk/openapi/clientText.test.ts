import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { documentPaths } from '#shared/contract/openapi.ts'
import { operations } from '#shared/contracts/registry.ts'
import type { ApiDocument } from './apiTypesText.ts'
import { clientText } from './clientText.ts'
import { apiDocument } from './document.ts'

const folder = mkdtempSync(join(tmpdir(), 'palisade-client-'))
const tsc = fileURLToPath(new URL('../../node_modules/.bin/tsc', import.meta.url))

beforeAll(async () => {
  const document = (await apiDocument()) as unknown as ApiDocument // what it is made of is checked beside it
  writeFileSync(join(folder, 'client.ts'), clientText(document))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** What the compiler says of a program that uses the client; nothing if it compiles. */
const compiled = (program: string): string => {
  writeFileSync(
    join(folder, 'program.ts'),
    `import { client } from './client.ts'\nconst call = client('', () => '')\n${program}`,
  )
  const options = ['--strict', '--noEmit', '--allowImportingTsExtensions', '--target', 'es2024', '--module', 'esnext']
  try {
    execFileSync(tsc, [...options, '--types', '', '--lib', 'es2024,dom,dom.iterable', 'program.ts'], { cwd: folder })
    return ''
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error)
  }
}

it('a client made of the document compiles and knows what each operation takes and answers', () => {
  expect(
    compiled(`
const quote = await call('getQuote', { params: { quoteId: 'quo_1' } })
const words: string = quote.quoteNumber
console.log(words)
export {}`),
  ).toBe('')
})

it('it refuses to compile a call without what the operation needs, and one of no operation', () => {
  const said = compiled("await call('getQuote', {})\nawait call('unheardOf', {})\nexport {}")
  expect(said).toContain("Property 'params' is missing")
  expect(said).toContain('"unheardOf"')
})

it('it knows every operation, calls it where it is and throws what is refused', async () => {
  const { client } = await import(join(folder, 'client.ts'))
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: URL, { method }: RequestInit) => {
    asked.push(`${method} ${url.pathname}`)
    return Response.json({ detail: 'No.' }, { status: 404, headers: { 'content-type': 'application/problem+json' } })
  })
  const call = client('http://us.localhost', () => 'token')
  const pathOf = documentPaths(operations)
  const pathOfName = (name: string) => pathOf.get(name) ?? ''
  for (const { name } of operations) {
    const given = Object.fromEntries([...pathOfName(name).matchAll(/\{(\w+)\}/g)].map(([, key]) => [key, key]))
    await expect(call(name, { params: given })).rejects.toThrow('No.')
  }
  vi.unstubAllGlobals()
  expect(asked).toEqual(operations.map(({ method, name }) => `${method} ${pathOfName(name).replaceAll(/[{}]/g, '')}`))
})
