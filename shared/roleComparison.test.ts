import { expect, it } from 'vitest'
import { permissionsOf } from './permissions.ts'
import { compareRoles, whoMay } from './roleComparison.ts'

it('says what would be gained and lost with another role', () => {
  const { gained, lost, kept } = compareRoles({
    from: { role: 'Customer Service' },
    to: { role: 'Principal Producer' },
  })
  expect(gained).toContain('quote:bind')
  expect(lost).not.toContain('quote:bind')
  expect([...lost, ...kept].sort()).toEqual([...permissionsOf('Customer Service')].sort())
  expect([...gained, ...kept].sort()).toEqual([...permissionsOf('Principal Producer')].sort())
})

it('names whom to ask: colleagues who may, else the provider', () => {
  expect(whoMay('Agent', 'user:invite')).toEqual(['Agency Admin'])
  expect(whoMay('Agent', 'quote:fees')).toEqual(expect.arrayContaining(['Super Admin', 'Underwriter']))
  expect(whoMay('Agent', 'quote:fees')).not.toContain('Agency Admin')
})
