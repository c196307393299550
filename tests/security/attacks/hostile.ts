import { people } from '#cdk/local/seed/cast.ts'
import { exampleOf } from '#cdk/openapi/exampleOf.ts'
import { createAccount } from '#shared/contracts/account/accounts.ts'
import { operations } from '#shared/contracts/registry.ts'
import { absentFor } from '../names.ts'
import type { Attack } from './attack.ts'

const depth = 20_000
const bodies: Readonly<Record<string, string>> = {
  'deep JSON': `${'['.repeat(depth)}${']'.repeat(depth)}`,
  'half a JSON': '{"name":',
  null: 'null',
  'a prototype': '{"__proto__":{"role":"Super Admin"},"constructor":{"prototype":{"a":1}}}',
}

const refusedNames: Readonly<Record<string, string>> = {
  NUL: 'Acme\u0000Ltd',
  'a control character': 'Acme\u001bLtd',
  'a direction override': 'Acme\u202eLtd',
  'half a character': 'Acme\ud800Ltd',
  'a megabyte': 'A'.repeat(1_000_000),
}

/** What no program of ours would send is refused in words, never by a failure. */
export const hostile: Attack = {
  name: 'hostile input',
  attack: async ({ ask, tokenOf }) => {
    const broken: string[] = []
    const token = await tokenOf(people('us').superAdmin)
    const names = absentFor('AGENCY')
    for (const operation of operations.filter(({ body }) => body !== undefined)) {
      const { input } = exampleOf(operation, names)
      for (const [what, raw] of Object.entries(bodies)) {
        const { status } = await ask(operation, input, { token, raw })
        if (status >= 500 || status < 300) broken.push(`${operation.name} answers ${what} with ${status}`)
      }
      const { status } = await ask(operation, input, { token, raw: 'a=b', headers: { 'content-type': 'text/plain' } })
      if (status >= 500 || status < 300) broken.push(`${operation.name} answers plain text with ${status}`)
    }
    const producer = await tokenOf(people('us').producer)
    for (const [what, name] of Object.entries(refusedNames)) {
      const { status } = await ask(createAccount, { body: { name } }, { token: producer })
      if (status < 400 || status >= 500) broken.push(`a company’s name with ${what} is answered with ${status}`)
    }
    return broken
  },
}
