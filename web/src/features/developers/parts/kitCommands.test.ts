import { expect, it } from 'vitest'
import { installing, running } from './kitCommands.ts'

const origin = 'https://us.palisade.example'

it('a kit is installed from the file that was fetched', () => {
  expect(installing(origin, 'typescript')).toBe(`curl -O ${origin}/palisade-api.tgz\nnpm install ./palisade-api.tgz`)
})

it('the example in TypeScript is run as a module, since it waits at its top level', () => {
  const commands = running({ origin, language: 'typescript', program: 'quoteToClaim.ts' }).split('\n')
  expect(commands[0]).toBe(`export PALISADE_ORIGIN=${origin}`)
  expect(commands.slice(-2)).toEqual(['npm pkg set type=module', 'npx tsx quoteToClaim.ts'])
  expect(running({ origin, language: 'python', program: 'quote_to_claim.py' })).toMatch(/\npython3 quote_to_claim\.py$/)
})
