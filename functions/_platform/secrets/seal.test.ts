import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Sealed, seal, unseal } from './seal.ts'

beforeAll(() => void vi.stubEnv('SEALING_KEY', 'a key'))
afterAll(() => void vi.unstubAllEnvs())

it('a sealed secret is read again for its record, and looks different each time', () => {
  const sealed = seal({ secret: 'the secret', subject: 'whk_1' })
  expect(sealed).not.toContain('secret')
  expect(seal({ secret: 'the secret', subject: 'whk_1' })).not.toBe(sealed)
  expect(unseal(sealed, 'whk_1')).toBe('the secret')
})

it('it is read for no other record, by no other key and not when it was changed', () => {
  const sealed = seal({ secret: 'the secret', subject: 'whk_1' })
  expect(() => unseal(sealed, 'whk_2')).toThrow()
  const at = sealed.length - 3
  const changed = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}` as Sealed
  expect(() => unseal(changed, 'whk_1')).toThrow()
  vi.stubEnv('SEALING_KEY', 'another key')
  expect(() => unseal(sealed, 'whk_1')).toThrow()
})
